import { useTranslation } from 'react-i18next'
import { applicationChanged } from '#features/application/application-queries.ts'
import { useApplication } from '#shared/api/application.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { FileDrop } from '#shared/ui/file-drop.tsx'
import { LogoMark } from '#shared/ui/logo.tsx'
import '#shared/ui/data-table.css'
import '#features/application/components/application.css'

/** Takes effect at once, apart from the form: one sees it in the menu and in the tab. */
export function PictureSetting({ kind }: { kind: 'logo' | 'icon' }) {
  const { t } = useTranslation('application')
  const site = useApplication()
  const own = kind === 'logo' ? site?.logo : site?.favoriteIcon
  const { busy, fault, run } = useAction({
    faultIn: 'here',
    send: (change: () => Promise<AnswerOf<'DELETE /api/admin/application/logo'>>) => change(),
    onDone: ({ application }) => applicationChanged(application),
    done: t('saved'),
  })
  const send = (file: File | undefined) => {
    if (!file) return
    const body = new FormData()
    body.set('logo', file)
    void run(() => call(`POST /api/admin/application/${kind}` as const, { body }))
  }
  return (
    <div className="po-mark-setting">
      <div className="po-mark-now" aria-busy={busy}>
        {own ? <img src={own.urls.medium ?? own.urls.full} alt={t(`${kind}Now`)} /> : <LogoMark size={40} />}
        <span className="po-cell-two">
          <b>{t(kind)}</b>
          <small>{t(own ? 'own' : 'shipped')}</small>
        </span>
        {own && (
          <Button
            size="sm"
            look="quiet"
            onClick={() => void run(() => call(`DELETE /api/admin/application/${kind}` as const))}
          >
            {t('backToShipped')}
          </Button>
        )}
      </div>
      <FileDrop
        label={t(`${kind}Drop`)}
        help={t('pictureHelp')}
        {...(fault ? { error: fault } : {})}
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        maxBytes={50 * 1024 * 1024}
        onFiles={([file]) => send(file)}
      />
    </div>
  )
}
