import type { MarketingObjective, SubjectFormat } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import type { ChoicesState } from '#features/ways/model/use-choices.ts'
import { DateField } from '#shared/ui/date-field.tsx'
import { Field } from '#shared/ui/field.tsx'
import { NetworkToggles } from '#shared/ui/network-toggles.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { SideBlock } from '#shared/ui/side-layout.tsx'
import { TimeInput } from '#shared/ui/time-input.tsx'

const objectives = ['visibility', 'traffic', 'engagement'] as const satisfies readonly MarketingObjective[]
const formats = ['image', 'carousel'] as const satisfies readonly SubjectFormat[]

/** What may be chosen of the post; all of it is chosen already. */
export function ChoicesBlock({ choices, fault }: { choices: ChoicesState; fault: string | undefined }) {
  const { t } = useTranslation(['ways', 'planning'])
  const { value, change, networks } = choices
  return (
    <SideBlock title={t('choices.title')}>
      <div className="po-ways-choices">
        <Field label={t('choices.networks')}>
          {() => <NetworkToggles value={networks} onChange={(next) => change({ networks: next })} />}
        </Field>
        <SelectField
          label={t('choices.objective')}
          value={value.objective}
          choices={objectives.map((one) => ({ value: one, label: t(`planning:objective.${one}`) }))}
          onChange={(event) => change({ objective: event.target.value as MarketingObjective })}
        />
        <Field label={t('choices.format')}>
          {() => (
            <SegmentedChoice
              label={t('choices.format')}
              value={value.format}
              onChange={(format) => change({ format })}
              choices={formats.map((one) => ({ value: one, label: t(`choices.formats.${one}`) }))}
            />
          )}
        </Field>
        <DateField
          label={t('choices.day')}
          value={value.day}
          onChange={(day) => change({ day })}
          optional
          {...(value.day ? {} : { help: t('choices.noDay') })}
          {...(fault ? { error: fault } : {})}
        />
        {value.day && (
          <Field label={t('choices.time')}>
            {(ids) => (
              <div className="po-input">
                <TimeInput {...ids} minute={value.minute} onMinute={(minute) => change({ minute })} />
              </div>
            )}
          </Field>
        )}
      </div>
    </SideBlock>
  )
}
