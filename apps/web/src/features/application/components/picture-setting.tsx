import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationChanged } from '#features/application/application-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { useApplication } from '#shared/api/application.ts'
import { call } from '#shared/api/call.ts'
import { Button } from '#shared/ui/button.tsx'
import { FileDrop } from '#shared/ui/file-drop.tsx'
import { LogoMark } from '#shared/ui/logo.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import '#shared/ui/data-table.css'
import '#features/application/components/application.css'

/** Takes effect at once, apart from the form: one sees it in the menu and in the tab. */
export function PictureSetting({ kind }: { kind: 'logo' | 'icon' }) {
  const { t } = useTranslation(['application', 'common'])
  const house = useApplication()
  const [fault, setFault] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)
  const own = kind === 'logo' ? house?.logo : house?.favoriteIcon
  const run = async (change: () => ReturnType<typeof call<'DELETE /api/admin/application/logo'>>) => {
    setFault(undefined)
    setBusy(true)
    try {
      applicationChanged((await change()).application)
      toast({ tone: 'done', message: t('saved') })
    } catch (error) {
      setFault(messageOf(error, t('common:errors.unexpected')))
    } finally {
      setBusy(false)
    }
  }
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
