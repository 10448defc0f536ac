import { ExternalLink, FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Engines, isDemo, keepEngines } from '#features/master/engines-query.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { Icon } from '#shared/ui/icon.tsx'

/** In demo mode: the whole way without a key, in one click, and back. */
export function DemoEngine({ engines }: { engines: Engines }) {
  const { t } = useTranslation('engines')
  const mayEdit = useAbility('adminMaster:edit')
  const { demo, settings, version } = engines
  const change = useAction({
    send: (engine: 'compatible' | 'built-in') => {
      const service =
        engine === 'compatible' && demo
          ? {
              compatibleAddress: demo.address,
              compatibleModel: demo.model,
              compatiblePictureModel: demo.pictureModel,
            }
          : {}
      const body = { ...settings, text: engine, ideas: engine, image: engine, ...service, version }
      return call('POST /api/admin/master/engines', { body })
    },
    onDone: keepEngines,
    done: (_engines, engine) => t(engine === 'compatible' ? 'demo.done' : 'demo.stopped'),
  })
  if (!demo) return null
  const uses = ['text', 'ideas', 'image'] as const
  const inUse = isDemo(engines) && uses.every((use) => settings[use] === 'compatible')
  return (
    <FormSection title={t('demo.title')}>
      <p className="po-ink2">{inUse ? t('demo.inUse') : t('demo.words')}</p>
      <div className="po-row">
        {mayEdit &&
          (inUse ? (
            <Button busy={change.busy} onClick={() => void change.run('built-in')}>
              {t('demo.stop')}
            </Button>
          ) : (
            <Button icon={FlaskConical} busy={change.busy} onClick={() => void change.run('compatible')}>
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
