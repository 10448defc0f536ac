import { ExternalLink, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Engines, isDemo, keepEngines } from '#features/master/engines-query.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { toast } from '#shared/ui/toast-store.ts'

/** In demo mode: the whole way without a key, in one click, and back. */
export function DemoEngine({ engines }: { engines: Engines }) {
  const { t } = useTranslation(['engines', 'common'])
  const mayEdit = useAbility('adminMaster:edit')
  const [busy, setBusy] = useState(false)
  const { demo, settings, version } = engines
  if (!demo) return null
  const uses = ['text', 'ideas', 'image'] as const
  const inUse = isDemo(engines) && uses.every((use) => settings[use] === 'compatible')
  const change = async (engine: 'compatible' | 'built-in', said: string) => {
    setBusy(true)
    try {
      const service =
        engine === 'compatible'
          ? {
              compatibleAddress: demo.address,
              compatibleModel: demo.model,
              compatiblePictureModel: demo.pictureModel,
            }
          : {}
      const body = { ...settings, text: engine, ideas: engine, image: engine, ...service, version }
      keepEngines(await call('POST /api/admin/master/engines', { body }))
      toast({ tone: 'done', message: said })
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormSection title={t('demo.title')}>
      <p className="po-ink2">{inUse ? t('demo.inUse') : t('demo.words')}</p>
      <div className="po-row">
        {mayEdit &&
          (inUse ? (
            <Button busy={busy} onClick={() => void change('built-in', t('demo.stopped'))}>
              {t('demo.stop')}
            </Button>
          ) : (
            <Button icon={FlaskConical} busy={busy} onClick={() => void change('compatible', t('demo.done'))}>
              {t('demo.use')}
            </Button>
          ))}
        <a
          className="po-btn po-btn-quiet"
          href={`${new URL(demo.address).origin}/engines`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon of={ExternalLink} size={16} />
          <span className="po-btn-text">{t('demo.open')}</span>
        </a>
      </div>
    </FormSection>
  )
}
