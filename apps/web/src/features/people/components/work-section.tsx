import { useTranslation } from 'react-i18next'
import type { SectionProps } from '#features/people/components/identity-section.tsx'
import { NonWorkingDays } from '#features/people/components/non-working-days.tsx'
import { WeekEditor } from '#features/people/components/week-editor.tsx'
import { DateField } from '#shared/ui/date-field.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

const contractTypes = ['permanent', 'fixedTerm', 'traineeship', 'freelance', 'company'] as const

/** An agent's contract, working hours and days off in the administrator's form. */
export function WorkSection({ form, person, userType, locked }: SectionProps) {
  const { t } = useTranslation('people')
  return (
    <>
      <FormSection title={t('form.contract')} columns={3}>
        <SelectField
          label={t('form.contractType')}
          choices={contractTypes.map((value) => ({ value, label: t(`contracts.${value}`) }))}
          {...form.getInputProps('contract.type')}
        />
        <DateField label={t('form.start')} optional {...form.getInputProps('contract.start')} />
        <DateField label={t('form.end')} optional {...form.getInputProps('contract.end')} />
        <TextField
          label={t('form.weeklyHours')}
          inputMode="decimal"
          {...form.getInputProps('contract.weeklyHours')}
        />
        <TextField
          label={t('form.nbHolidays')}
          inputMode="numeric"
          {...form.getInputProps('contract.nbHolidays')}
        />
        <TextField
          label={t('form.productivity')}
          inputMode="numeric"
          trailing={<span className="po-mute">%</span>}
          {...form.getInputProps('contract.productivity')}
        />
      </FormSection>
      <FormSection title={t('form.planning')} note={t('form.planningNote', { zone: form.values.timeZone })}>
        <WeekEditor
          value={form.values.workingDays}
          onChange={(spans) => form.setFieldValue('workingDays', spans)}
          weeklyHours={Number(form.values.contract.weeklyHours.replace(',', '.')) || 0}
          faultAt={(path) => form.errors[path]}
        />
      </FormSection>
      {person && (
        <FormSection title={t('form.nonWorking')} note={t('form.nonWorkingNote')}>
          <NonWorkingDays person={person} userType={userType} locked={locked('nonWorkingDays')} />
        </FormSection>
      )}
    </>
  )
}
