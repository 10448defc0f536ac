import { Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findSectors, type Sector, staleAfterSector } from '#features/sectors/sector-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Switch } from '#shared/ui/check-field.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'
import { RemoteSelect } from '#shared/ui/remote-select.tsx'
import type { Choice } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import '#shared/ui/screen.css'

const languages = ['fr', 'en', 'es', 'de'] as const
const parentOf = (sector: Sector | undefined): Choice | null =>
  sector?.parent ? { value: String(sector.parent.id), label: sector.parent.name } : null

/** Makes or changes a sector: its names by language and the sector above it. */
export function SectorForm({ sector, onDone }: { sector?: Sector; onDone: () => void }) {
  const { t } = useTranslation(['sectors', 'common'])
  const known = (sector?.names ?? {}) as Record<string, string>
  const [parent, setParent] = useState(parentOf(sector))
  const { form, busy, fault, submit } = useServerForm(
    {
      initialValues: {
        names: { fr: known.fr ?? '', en: known.en ?? '', es: known.es ?? '', de: known.de ?? '' },
        acceptProposal: sector?.acceptProposal ?? true,
        parentId: sector?.parent?.id ?? null,
      },
    },
    async ({ names: { fr, en, es, de }, ...rest }) => {
      const names = { fr, en, ...(es ? { es } : {}), ...(de ? { de } : {}) }
      const body = { ...rest, names }
      if (sector)
        await call('POST /api/admin/activity-sectors/{id}', {
          params: { id: sector.id },
          body: { ...body, version: sector.version },
        })
      else await call('POST /api/admin/activity-sectors', { body })
      form.resetDirty()
      toast({ tone: 'done', message: t('saved', { name: fr }) })
      onDone()
    },
    { stale: staleAfterSector },
  )
  useLeaveGuard(form.isDirty() && !busy)
  const mayEdit = useAbility(sector ? 'adminActivitySectors:edit' : 'adminActivitySectors:create')
  const mayRemove =
    useAbility('adminActivitySectors:delete') && sector?.customers === 0 && sector.children === 0
  return (
    <form className="po-screen" onSubmit={submit} noValidate>
      <div className="po-page">
        {fault && (
          <Notice tone="bad" icon={TriangleAlert}>
            {fault}
          </Notice>
        )}
        <fieldset disabled={!mayEdit}>
          <FormLayout>
            <FormSection title={t('names')} note={t('namesNote')} columns={2}>
              {languages.map((lang) => (
                <TextField
                  key={lang}
                  label={t(`common:languages.${lang}`)}
                  optional={lang === 'es' || lang === 'de'}
                  lang={lang}
                  {...form.getInputProps(`names.${lang}`)}
                />
              ))}
            </FormSection>
            <FormSection title={t('place')} note={t('placeNote')}>
              <RemoteSelect
                label={t('parent')}
                optional
                clearable
                chosen={parent}
                onChange={(choice) => {
                  setParent(choice)
                  form.setFieldValue('parentId', choice ? Number(choice.value) : null)
                }}
                queryKey={['sectors', 'pick']}
                find={findSectors}
                placeholder={t('noParent')}
                error={form.errors.parentId}
              />
              <Switch
                label={t('accept')}
                help={t('acceptHelp')}
                {...form.getInputProps('acceptProposal', { type: 'checkbox' })}
              />
            </FormSection>
          </FormLayout>
        </fieldset>
      </div>
      <ActionBar>
        {sector && mayRemove && <RemoveSector sector={sector} onDone={onDone} />}
        {mayEdit && (
          <Button type="submit" look="primary" busy={busy} disabled={!form.isDirty()}>
            {t(sector ? 'common:actions.save' : 'make')}
          </Button>
        )}
      </ActionBar>
    </form>
  )
}

function RemoveSector({ sector, onDone }: { sector: Sector; onDone: () => void }) {
  const { t } = useTranslation(['sectors', 'common'])
  const { busy, run } = useAction({
    stale: staleAfterSector,
    send: () => call('DELETE /api/admin/activity-sectors/{id}', { params: { id: sector.id } }),
    onDone,
    done: t('removed', { name: sector.name }),
  })
  const remove = async () => {
    const agreed = await confirm({
      title: t('removeTitle', { name: sector.name }),
      words: t('removeWords'),
      confirmLabel: t('common:actions.delete'),
      danger: true,
    })
    if (agreed) await run()
  }
  return (
    <Button look="danger" icon={Trash2} busy={busy} onClick={() => void remove()}>
      {t('common:actions.delete')}
    </Button>
  )
}
