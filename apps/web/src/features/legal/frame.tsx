import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#shared/lib/use-page-title.ts'
import { LanguageSwitch } from '#shared/ui/language-switch.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import '#features/legal/page.css'

interface LegalFrameProps {
  title: string
  /** Under the title: when it changed, what can be taken along. */
  facts?: ReactNode
  children: ReactNode
}

/** Readable without an account, on a phone, and on paper. */
export function LegalFrame({ title, facts, children }: LegalFrameProps) {
  const { t } = useTranslation('legal')
  usePageTitle(title)
  return (
    <div className="po-legal">
      <header>
        <Link to="/" aria-label={t('home')}>
          <Logo />
        </Link>
        <LanguageSwitch />
      </header>
      <main>
        <div className="po-legal-head">
          <h1 className="po-hero" tabIndex={-1} data-page-heading>
            {title}
          </h1>
          {facts && <p className="po-legal-facts">{facts}</p>}
        </div>
        {children}
      </main>
      <footer>
        <Link to="/terms">{t('terms')}</Link>
        <Link to="/privacy-policy">{t('privacy')}</Link>
        <Link to="/credits">{t('credits.title')}</Link>
      </footer>
    </div>
  )
}
