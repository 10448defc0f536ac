import type { AccountView, ReadingView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import type { You } from '#features/planning/start/agree-body.ts'
import { FoundMark } from '#features/planning/start/found-mark.tsx'
import { PostsLanguage } from '#features/planning/start/posts-language.tsx'
import { SectorField } from '#shared/fields/sector-field.tsx'
import { Field } from '#shared/ui/field.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'

interface YouFieldsProps {
  account: AccountView
  you: You
  read: ReadingView | null
  isMissing: boolean
  onChange: (some: Partial<You>) => void
}

const formalities = ['familiarity', 'formality'] as const
const tones = [
  'institutional',
  'emotional',
  'humor',
  'original',
  'inspiring',
  'technicalExpert',
  'pedagogue',
  'journalistic',
  'promotional',
] as const

/** Who the business is and how it speaks, editable where it stands; what the site said is marked with its page. */
export function YouFields({ account, you, read, isMissing, onChange }: YouFieldsProps) {
  const { t } = useTranslation(['start', 'account'])
  const profile = read?.profile ?? null
  const languages = profile?.languages ?? []
  const own = account.languages[0] ?? account.applicationLang
  const address = profile?.address
  const isFoundPlace =
    address != null && you.street === address.value.street && you.city === address.value.city
  const heard = profile?.voice
  // A tone of the account's own that is described in words is offered as it is.
  const offered = tones.some((one) => one === you.tone) ? tones : [you.tone as 'custom', ...tones]
  return (
    <div className="po-start-fields">
      <PostsLanguage
        value={you.language}
        own={own}
        found={languages}
        onChange={(language) => onChange({ language })}
      />
      <TextField
        label={t('you.name')}
        aside={you.name !== '' && you.name === profile?.name?.value && <FoundMark page={profile.name} />}
        value={you.name}
        maxLength={200}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label={t('you.summary')}
        aside={
          you.summary !== '' &&
          you.summary === profile?.summary?.value && <FoundMark page={profile.summary} />
        }
        rows={3}
        maxLength={4000}
        value={you.summary}
        onChange={(event) => onChange({ summary: event.target.value })}
        {...(isMissing ? { error: t('you.summaryMissing') } : {})}
      />
      <SectorField
        optional
        value={you.sector}
        proposal={you.proposal}
        aside={you.sector !== null && you.sector.id === read?.sector?.id && <FoundMark />}
        onChoose={(sector) => onChange({ sector, proposal: '' })}
        onPropose={(proposal) => onChange({ sector: null, proposal })}
      />
      <div className="po-start-place">
        <TextField
          label={t('you.street')}
          optional
          aside={isFoundPlace && <FoundMark page={address} />}
          value={you.street}
          maxLength={300}
          autoComplete="street-address"
          onChange={(event) => onChange({ street: event.target.value })}
        />
        <TextField
          label={t('you.zipCode')}
          value={you.zipCode}
          maxLength={16}
          autoComplete="postal-code"
          onChange={(event) => onChange({ zipCode: event.target.value })}
        />
        <TextField
          label={t('you.city')}
          value={you.city}
          maxLength={120}
          autoComplete="address-level2"
          onChange={(event) => onChange({ city: event.target.value })}
        />
      </div>
      <div className="po-start-voice">
        {/* Only some languages tell “tu” from “vous”. */}
        {you.language !== 'en' && (
          <Field
            label={t('account:voice.formality')}
            aside={profile?.formality === you.formality && <FoundMark page={heard} />}
          >
            {() => (
              <SegmentedChoice
                label={t('account:voice.formality')}
                value={you.formality}
                choices={formalities.map((value) => ({
                  value,
                  label: t(`account:voice.formalities.${value}`),
                }))}
                onChange={(formality) => onChange({ formality })}
              />
            )}
          </Field>
        )}
        <SelectField
          label={t('account:voice.tone')}
          aside={profile?.tone === you.tone && <FoundMark page={heard} />}
          value={you.tone}
          choices={offered.map((value) => ({ value, label: t(`account:voice.tones.${value}`) }))}
          onChange={(event) => onChange({ tone: event.target.value })}
        />
      </div>
    </div>
  )
}
