import { editorialTones, marketingObjectives, postCategories } from '@postelier/contract'
import { genders, mostKeywords, mostObjectives } from '@postelier/contract/orders'
import { useTranslation } from 'react-i18next'
import { SeveralField, TargetField } from '#features/orders/audience-fields.tsx'
import { MoreFields } from '#features/orders/more-fields.tsx'
import type { StepProps } from '#features/orders/step-props.ts'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TagInput } from '#shared/ui/tag-input.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface AudienceStepProps extends StepProps {
  /** How the business speaks where a brief says nothing else. */
  accountTone: { readonly tone: string; readonly customTone: string } | undefined
}

/** The step of an order's brief that says whom the post is for and in which tone. */
export function AudienceStep({ brief, faults, change, accountTone }: AudienceStepProps) {
  const { t } = useTranslation(['briefs', 'orders', 'account'])
  const { targeting, objectives, tone, customTone, keywords, categories } = brief
  const target = (part: Partial<typeof targeting>) => change({ targeting: { ...targeting, ...part } })
  const known = editorialTones.find((one) => one === accountTone?.tone)
  const ofAccount = known === 'custom' ? accountTone?.customTone : known && t(`account:voice.tones.${known}`)
  const left = mostKeywords - keywords.length
  const ageOf = (text: string) => (/^\d{1,3}$/u.test(text) ? Number(text) : null)
  const isLongList = marketingObjectives.length > mostObjectives
  return (
    <>
      <TargetField brief={brief} change={change} />
      <SelectField
        label={t('tone')}
        placeholder={ofAccount ? t('orders:toneOfAccount', { tone: ofAccount }) : t('orders:fromAccount')}
        value={tone ?? ''}
        onChange={({ target: { value } }) =>
          change({ tone: editorialTones.find((one) => one === value) ?? null })
        }
        choices={editorialTones.map((value) => ({ value, label: t(`account:voice.tones.${value}`) }))}
      />
      {tone === 'custom' && (
        <TextField
          label={t('customTone')}
          value={customTone}
          maxLength={200}
          onChange={({ target: { value } }) => change({ customTone: value })}
        />
      )}
      <MoreFields
        note={t('orders:moreAudience')}
        isOpen={Boolean(faults['brief.targeting.ageMin'] ?? faults['brief.targeting.ageMax'])}
      >
        <SeveralField
          label={t('objectives')}
          {...(isLongList ? { help: t('orders:objectivesHelp', { count: mostObjectives }) } : {})}
          names={marketingObjectives}
          labelOf={(one) => t(`objectiveNames.${one}`)}
          value={objectives}
          most={mostObjectives}
          onChange={(next) => change({ objectives: next })}
        />
        <SeveralField
          label={t('categories')}
          names={postCategories}
          labelOf={(one) => t(`categoryNames.${one}`)}
          value={categories}
          most={postCategories.length}
          onChange={(next) => change({ categories: next })}
        />
        <div className="po-two-fields">
          <SelectField
            label={t('gender')}
            value={targeting.gender}
            onChange={({ target: { value } }) =>
              target({ gender: genders.find((one) => one === value) ?? 'all' })
            }
            choices={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
          />
          <TextField
            label={t('where')}
            optional
            value={targeting.location}
            maxLength={200}
            onChange={({ target: { value } }) => target({ location: value })}
          />
        </div>
        <div className="po-two-fields">
          <TextField
            label={t('ageMin')}
            optional
            inputMode="numeric"
            value={targeting.ageMin === null ? '' : String(targeting.ageMin)}
            error={faults['brief.targeting.ageMin']}
            onChange={({ target: { value } }) => target({ ageMin: ageOf(value) })}
          />
          <TextField
            label={t('ageMax')}
            optional
            inputMode="numeric"
            value={targeting.ageMax === null ? '' : String(targeting.ageMax)}
            error={faults['brief.targeting.ageMax']}
            onChange={({ target: { value } }) => target({ ageMax: ageOf(value) })}
          />
        </div>
        <TagInput
          label={t('keywords')}
          optional
          help={left > 0 ? t('orders:keywordsLeft', { count: left }) : t('orders:keywordsFull')}
          max={mostKeywords}
          value={keywords}
          onChange={(next) => change({ keywords: next })}
        />
      </MoreFields>
    </>
  )
}
