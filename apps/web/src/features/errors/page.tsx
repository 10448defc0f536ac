import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#shared/ui/button.tsx'
import { SignpostDrawing, StormDrawing } from '#shared/ui/illustrations.tsx'
import { LanguageSwitch } from '#shared/ui/language-switch.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import '#features/errors/page.css'

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
  useEffect(() => {
    document.title = `${title} · Postelier`
  }, [title])
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
          <a className="po-btn po-btn-lg" href="mailto:contact@postelier.example">
            {t('errors.contact')}
          </a>
        </div>
      </div>
    </main>
  )
}
