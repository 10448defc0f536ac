import { useQuery } from '@tanstack/react-query'
import { Laptop } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Engines, keepEngines, localModelQuery } from '#features/master/engines-query.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'

/** A model that was found on this computer, switched on with one press: words and ideas, and no pictures. */
export function LocalEngine({ engines }: { engines: Engines }) {
  const { t } = useTranslation('engines')
  const mayEdit = useAbility('adminMaster:edit')
  const local = useQuery(localModelQuery).data
  const { settings, version } = engines
  const use = useAction({
    send: ({ address, model }: NonNullable<typeof local>) =>
      call('POST /api/admin/master/engines', {
        body: {
          ...settings,
          text: 'compatible',
          ideas: 'compatible',
          image: settings.image === 'compatible' ? 'built-in' : settings.image,
          compatibleAddress: address,
          compatibleModel: model,
          version,
        },
      }),
    onDone: keepEngines,
    done: (_engines, { model }) => t('local.done', { model }),
  })
  if (!local) return null
  const isUsed = settings.text === 'compatible' && settings.compatibleAddress === local.address
  return (
    <FormSection title={t('local.title')}>
      <p className="po-ink2">{t(isUsed ? 'local.inUse' : 'local.words', { model: local.model })}</p>
      {mayEdit && !isUsed && (
        <Button icon={Laptop} busy={use.busy} onClick={() => void use.run(local)}>
          {t('local.use')}
        </Button>
      )}
    </FormSection>
  )
}
