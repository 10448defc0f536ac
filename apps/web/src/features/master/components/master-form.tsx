import { useTranslation } from 'react-i18next'
import { type Master, masterQuery } from '#features/master/master-query.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useVersionedForm } from '#shared/form/use-versioned-form.ts'
import { SettingsForm } from '#shared/layouts/settings-form.tsx'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import { WhereShown } from '#shared/ui/where-shown.tsx'

const sections = {
  registration: ['registrationCredits', 'registrationCreditsDays'],
  orders: ['urgentTaskCredits', 'includedCorrections', 'correctionCredits'],
  drafts: ['freeIdeas', 'freeDrafts', 'draftCredits'],
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

/** The numbers an administrator sets for all businesses: credits at registration, prices, limits. */
export function MasterForm({ start }: { start: Master }) {
  const { t } = useTranslation('master')
  const mayEdit = useAbility('adminMaster:edit')
  const of = useVersionedForm({
    start,
    valuesOf,
    save: async (values, version) => {
      const body = { ...numbersOf(values), appointmentUrl: values.appointmentUrl.trim(), version }
      const saved = await call('POST /api/admin/master', { body })
      queryClient.setQueryData(masterQuery.queryKey, saved)
      toast({ tone: 'done', message: t('saved') })
      return saved
    },
    reread: () => queryClient.fetchQuery({ ...masterQuery, staleTime: 0 }),
  })
  const { form } = of
  const labels = Object.fromEntries(
    [...numberNames, 'appointmentUrl' as const].map((name) => [name, t(`fields.${name}`)]),
  )
  return (
    <SettingsForm of={of} mayEdit={mayEdit} labels={labels} effect={t('effect')}>
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
                trailing={
                  <span className="po-mute">
                    {t(`units.${unitOf(name)}`, { count: Number(form.values[name]) || 0 })}
                  </span>
                }
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
    </SettingsForm>
  )
}

function unitOf(name: NumberName): 'days' | 'posts' | 'subjects' | 'sources' | 'corrections' | 'credits' {
  if (name === 'includedCorrections') return 'corrections'
  if (name === 'registrationCreditsDays') return 'days'
  if (name === 'freeDrafts') return 'posts'
  if (name === 'freeIdeas') return 'subjects'
  return name === 'contentSources' ? 'sources' : 'credits'
}
