import { useTranslation } from 'react-i18next'
import { type Engines, enginesQuery, keepEngines } from '#features/master/engines-query.ts'
import { useEngineWords } from '#features/master/use-engine-words.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useVersionedForm } from '#shared/form/use-versioned-form.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { SettingsForm } from '#shared/layouts/settings-form.tsx'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'

const fieldNames = [
  'text',
  'ideas',
  'image',
  'next',
  'compatibleAddress',
  'compatibleModel',
  'compatiblePictureModel',
  'monthlyBudget',
] as const
type Settings = Engines['settings']
type Values = Omit<Settings, 'monthlyBudget'> & { monthlyBudget: string }

const valuesOf = ({ settings }: Engines): Values => ({
  ...settings,
  monthlyBudget: String(settings.monthlyBudget),
})
// An empty field must be refused by the server, not become nought.
const budgetIn = ({ monthlyBudget }: Values) =>
  monthlyBudget.trim() === '' ? Number.NaN : Number(monthlyBudget)

/** Which engine writes, proposes and draws, which one follows where it fails, and the monthly budget. */
export function EnginesForm({ start }: { start: Engines }) {
  const { t } = useTranslation('engines')
  const { number } = useFormats()
  const words = useEngineWords(start)
  const mayEdit = useAbility('adminMaster:edit')
  const of = useVersionedForm({
    start,
    valuesOf,
    save: async (values, version) => {
      const body = { ...values, monthlyBudget: budgetIn(values), version }
      const saved = await call('POST /api/admin/master/engines', { body })
      keepEngines(saved)
      toast({ tone: 'done', message: t('saved') })
      return saved
    },
    reread: () => queryClient.fetchQuery({ ...enginesQuery, staleTime: 0 }),
  })
  const { form } = of
  const labels = Object.fromEntries(fieldNames.map((name) => [name, t(`fields.${name}`)]))
  const choice = ({ engine, isReady }: Engines['engines'][number]) => ({
    value: engine,
    label: isReady ? words.name(engine) : t('notReady', { name: words.name(engine) }),
  })
  const engines = start.engines.map(choice)
  const builtIn = { value: 'built-in', label: t('names.built-in') }
  const drawing = start.engines.filter(({ engine }) => engine !== 'claude').map(choice)
  const { calls, costMicros } = start.month
  return (
    <SettingsForm of={of} mayEdit={mayEdit} labels={labels} effect={t('effect')}>
      <FormLayout>
        <FormSection title={t('sections.who')} note={t('where.who')} columns={2}>
          <SelectField
            label={t('fields.text')}
            choices={[builtIn, ...engines]}
            {...form.getInputProps('text')}
          />
          <SelectField
            label={t('fields.ideas')}
            choices={[builtIn, ...engines]}
            {...form.getInputProps('ideas')}
          />
          <SelectField
            label={t('fields.image')}
            choices={[builtIn, ...drawing]}
            {...form.getInputProps('image')}
          />
          <SelectField
            label={t('fields.next')}
            choices={[{ value: 'none', label: t('nobodyElse') }, ...engines]}
            {...form.getInputProps('next')}
          />
        </FormSection>
        <FormSection title={t('sections.service')} note={t('where.service')} columns={2}>
          <TextField
            label={t('fields.compatibleAddress')}
            optional
            type="url"
            placeholder="https://"
            help={t('addressHelp')}
            {...form.getInputProps('compatibleAddress')}
          />
          <TextField
            label={t('fields.compatibleModel')}
            optional
            {...form.getInputProps('compatibleModel')}
          />
          <TextField
            label={t('fields.compatiblePictureModel')}
            optional
            help={t('pictureHelp')}
            {...form.getInputProps('compatiblePictureModel')}
          />
        </FormSection>
        <FormSection title={t('sections.budget')} note={t('where.budget')} columns={2}>
          <TextField
            label={t('fields.monthlyBudget')}
            inputMode="numeric"
            help={t('budgetHelp')}
            trailing={<span className="po-mute">{t('budgetUnit')}</span>}
            {...form.getInputProps('monthlyBudget')}
          />
          <p className="po-ink2">
            {t('month', { count: calls, calls: number(calls), cost: words.cost(costMicros) })}
          </p>
        </FormSection>
      </FormLayout>
    </SettingsForm>
  )
}
