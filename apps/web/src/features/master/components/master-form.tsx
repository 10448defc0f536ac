import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Master, masterQuery } from '#features/master/master-query.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { ConflictNotice } from '#shared/ui/conflict-notice.tsx'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import { WhereShown } from '#shared/ui/where-shown.tsx'
import '#shared/ui/screen.css'

const sections = {
  registration: ['registrationCredits', 'registrationCreditsDays'],
  orders: ['urgentTaskCredits'],
  regeneration: [
    'hookRegenerationCredits',
    'visualRegenerationCredits',
    'subjectRegenerationCredits',
    'fullRegenerationCredits',
  ],
  sources: ['contentSources'],
} as const
const numberNames = Object.values(sections).flat()
type NumberName = (typeof numberNames)[number]
type Values = Record<NumberName | 'appointmentUrl', string>

const valuesOf = ({ settings }: Master): Values => ({
  ...(Object.fromEntries(numberNames.map((name) => [name, String(settings[name])])) as Record<
    NumberName,
    string
  >),
  appointmentUrl: settings.appointmentUrl,
})
// An empty field must be refused by the server, not become nought.
const numbersOf = (values: Values) =>
  Object.fromEntries(
    numberNames.map((name) => [name, values[name].trim() === '' ? Number.NaN : Number(values[name])]),
  ) as Record<NumberName, number>

export function MasterForm({ start }: { start: Master }) {
  const { t } = useTranslation(['master', 'common'])
  const mayEdit = useAbility('adminMaster:edit')
  const [version, setVersion] = useState(start.version)
  const [conflict, setConflict] = useState(false)
  const { form, busy, fault, submit } = useServerForm({ initialValues: valuesOf(start) }, async (values) => {
    try {
      const body = { ...numbersOf(values), appointmentUrl: values.appointmentUrl.trim(), version }
      const saved = await call('POST /api/admin/master', { body })
      setVersion(saved.version)
      queryClient.setQueryData(masterQuery.queryKey, saved)
      form.resetDirty()
      toast({ tone: 'done', message: t('saved') })
    } catch (error) {
      if (!isApiError(error) || error.code !== 'conflict') throw error
      setConflict(true)
    }
  })
  const dirty = form.isDirty()
  useLeaveGuard(dirty && !busy)
  const reread = async (take: boolean) => {
    const theirs = await queryClient.fetchQuery({ ...masterQuery, staleTime: 0 })
    setVersion(theirs.version)
    if (take) {
      form.setInitialValues(valuesOf(theirs))
      form.reset()
    }
    setConflict(false)
  }
  return (
    <form className="po-screen" onSubmit={submit} noValidate>
      <div className="po-page">
        {conflict && (
          <ConflictNotice onKeepMine={() => void reread(false)} onTakeTheirs={() => void reread(true)} />
        )}
        {fault && (
          <Notice tone="bad" icon={TriangleAlert}>
            {fault}
          </Notice>
        )}
        <fieldset disabled={!mayEdit}>
          <FormLayout>
            {(Object.keys(sections) as (keyof typeof sections)[]).map((section) => (
              <FormSection
                key={section}
                title={t(`sections.${section}`)}
                note={<WhereShown>{t(`where.${section}`)}</WhereShown>}
                columns={2}
              >
                {sections[section].map((name) => (
                  <TextField
                    key={name}
                    label={t(`fields.${name}`)}
                    inputMode="numeric"
                    trailing={<span className="po-mute">{t(`units.${unitOf(name)}`)}</span>}
                    {...form.getInputProps(name)}
                  />
                ))}
              </FormSection>
            ))}
            <FormSection
              title={t('sections.appointment')}
              note={<WhereShown>{t('where.appointment')}</WhereShown>}
            >
              <TextField
                label={t('fields.appointmentUrl')}
                optional
                type="url"
                placeholder="https://"
                help={t('appointmentHelp')}
                {...form.getInputProps('appointmentUrl')}
              />
            </FormSection>
          </FormLayout>
        </fieldset>
      </div>
      {mayEdit && (
        <ActionBar start={<span className="po-mute">{t(dirty ? 'unsaved' : 'effect')}</span>}>
          <Button type="submit" look="primary" busy={busy} disabled={!dirty}>
            {t('common:actions.save')}
          </Button>
        </ActionBar>
      )}
    </form>
  )
}

function unitOf(name: NumberName): 'days' | 'sources' | 'credits' {
  if (name === 'registrationCreditsDays') return 'days'
  return name === 'contentSources' ? 'sources' : 'credits'
}
