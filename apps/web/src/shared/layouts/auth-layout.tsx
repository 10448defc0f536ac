import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteName } from '#shared/api/application.ts'
import { useMedia } from '#shared/lib/use-media.ts'
import { usePageTitle } from '#shared/lib/use-page-title.ts'
import { LanguageSwitch } from '#shared/ui/language-switch.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import '#shared/layouts/auth-layout.css'

const ImposedSheet = lazy(() =>
  import('#shared/layouts/imposed-sheet.tsx').then((module) => ({ default: module.ImposedSheet })),
)

export interface AuthLayoutProps {
  /** The one sentence of the screen. */
  title: string
  /** For the browser's tab. */
  pageTitle: string
  lead?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** The door: a form at the left, work on the press at the right where there is room. Usable on a phone. */
export function AuthLayout({ title, pageTitle, lead, foot, children }: AuthLayoutProps) {
  const { t } = useTranslation('auth')
  const siteName = useSiteName()
  const roomForSheet = useMedia('(min-width: 992px)')
  usePageTitle(pageTitle)
  return (
    <div className="po-auth">
      <div className="po-auth-side">
        <header>
          <Link to="/auth/login" aria-label={siteName}>
            <Logo />
          </Link>
          <LanguageSwitch />
        </header>
        <main>
          <h1 className="po-hero" tabIndex={-1} data-page-heading>
            {title}
          </h1>
          {lead && <p className="po-lead">{lead}</p>}
          {children}
        </main>
        <footer>
          <span>{foot}</span>
          <Link to="/privacy-policy">{t('frame.privacy')}</Link>
        </footer>
      </div>
      {roomForSheet && (
        <aside className="po-sheet" aria-hidden="true">
          <Suspense>
            <ImposedSheet />
          </Suspense>
        </aside>
      )}
    </div>
  )
}
