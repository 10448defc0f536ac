import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#shared/lib/use-page-title.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { SignpostDrawing, StormDrawing } from '#shared/ui/failure-drawings.tsx'
import { LanguageSwitch } from '#shared/ui/language-switch.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import { WriteToUs } from '#shared/ui/write-to-us.tsx'
import '#features/errors/page.css'

/** Back to what failed, where we know it; else the same address once more. */
function tryAgain(): void {
  if (window.location.pathname.startsWith('/error') && window.history.length > 1) window.history.back()
  else window.location.reload()
}

type Kind = 'notFound' | 'forbidden' | 'broken'

export function NotFoundPage() {
  return <ErrorScreen code={404} />
}

export function ErrorPage() {
  const { statusCode } = useParams({ strict: false })
  return <ErrorScreen code={Number(statusCode ?? 500)} />
}

function kindOf(code: number): Kind {
  if (code === 404 || code === 410) return 'notFound'
  return code === 401 || code === 403 ? 'forbidden' : 'broken'
}

function ErrorScreen({ code }: { code: number }) {
  const { t } = useTranslation('shell')
  const kind = kindOf(code)
  const title = t(`errors.${kind}.title`)
  usePageTitle(title)
  return (
    <main className="po-error">
      <header>
        <Logo />
        <LanguageSwitch />
      </header>
      <div className="po-error-words">
        {kind === 'broken' ? <StormDrawing /> : <SignpostDrawing />}
        <p className="po-mute">{t('errors.code', { code })}</p>
        <h1 className="po-hero" tabIndex={-1} data-page-heading>
          {title}
        </h1>
        <p className="po-lead">{t(`errors.${kind}.words`)}</p>
        <div className="po-wrap">
          <ButtonLink to="/" look="primary" size="lg">
            {t('errors.home')}
          </ButtonLink>
          {kind === 'broken' && (
            <Button size="lg" onClick={() => tryAgain()}>
              {t('errors.again')}
            </Button>
          )}
          <WriteToUs large />
        </div>
      </div>
    </main>
  )
}
