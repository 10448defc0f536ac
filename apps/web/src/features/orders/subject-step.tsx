import {
  type Brief,
  type BriefSubject,
  brandTopics,
  eventPlaces,
  neededOfSubject,
  subjectTypes,
} from '@postelier/contract/orders'
import { useTranslation } from 'react-i18next'
import type { OrderAt } from '#features/orders/order-queries.ts'
import { PictureStart } from '#features/orders/picture-start.tsx'
import type { StepProps } from '#features/orders/step-props.ts'
import type { SubjectField } from '#shared/brief/brief-rows.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { DateField } from '#shared/ui/date-field.tsx'
import { Field } from '#shared/ui/field.tsx'
import { NetworkToggle, networkNames } from '#shared/ui/network-mark.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'

/** The fields of each type of subject, in their order. */
const fieldsOf = {
  product: ['name', 'why', 'profit', 'url', 'isUrlInHook'],
  actuality: ['about', 'title', 'date', 'relation'],
  event: ['name', 'place', 'location', 'date', 'time', 'description', 'speakers'],
  recruitment: ['position', 'contract', 'missions', 'profile', 'salary', 'location', 'date', 'contactEmail'],
  brand: ['name', 'topic', 'precision', 'message'],
  other: ['message'],
  standard: ['task', 'message', 'url'],
} as const satisfies Record<BriefSubject['type'], readonly SubjectField[]>

const long = new Set<SubjectField>([
  'why',
  'profit',
  'about',
  'relation',
  'description',
  'speakers',
  'missions',
  'profile',
  'message',
])

export function SubjectStep({ at, brief, faults, change }: StepProps & { at: OrderAt | null }) {
  const { t } = useTranslation('briefs')
  const { subject, networks, hookSetting } = brief
  const setType = (type: BriefSubject['type']) => change({ subject: emptyOf(type, subject) })
  return (
    <>
      {at && <PictureStart at={at} onTake={(message) => change({ subject: { type: 'other', message } })} />}
      <Field label={t('networks')} {...(faults['brief.networks'] ? { error: faults['brief.networks'] } : {})}>
        {() => (
          <div className="po-row">
            {networkNames.map((network) => (
              <NetworkToggle
                key={network}
                network={network}
                on={networks.includes(network)}
                onChange={(on) =>
                  change({
                    networks: networkNames.filter((one) => (one === network ? on : networks.includes(one))),
                  })
                }
              />
            ))}
          </div>
        )}
      </Field>
      {networks.length > 1 && (
        <Field label={t('hookSetting')}>
          {() => (
            <SegmentedChoice
              label={t('hookSetting')}
              value={hookSetting}
              onChange={(next) => change({ hookSetting: next })}
              choices={(['one', 'perNetwork'] as const).map((value) => ({
                value,
                label: t(`hookSettings.${value}`),
              }))}
            />
          )}
        </Field>
      )}
      <SelectField
        label={t('subject')}
        value={subject.type}
        onChange={({ target }) => setType(subjectTypes.find((one) => one === target.value) ?? 'product')}
        choices={subjectTypes.map((value) => ({ value, label: t(`subjects.${value}`) }))}
      />
      {fieldsOf[subject.type].map((field) => (
        <OneField
          key={field}
          {...{ field, subject }}
          error={faults[`brief.subject.${field}`]}
          onChange={(value) => change({ subject: withField(subject, field, value) })}
        />
      ))}
    </>
  )
}

interface OneFieldProps {
  field: SubjectField
  subject: BriefSubject
  error: string | undefined
  onChange: (value: unknown) => void
}

function OneField({ field, subject, error, onChange }: OneFieldProps) {
  const { t } = useTranslation('briefs')
  const value = (subject as unknown as Readonly<Record<string, unknown>>)[field]
  const needed: readonly string[] = neededOfSubject[subject.type]
  const words = {
    label: t(`fields.${field}`),
    ...(error ? { error } : {}),
    ...(needed.includes(field) ? {} : { optional: true }),
  }
  const text = typeof value === 'string' ? value : ''
  if (field === 'isUrlInHook')
    return (
      <Checkbox
        label={words.label}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    )
  if (field === 'date') return <DateField {...words} value={text} onChange={(day) => onChange(day || null)} />
  if (field === 'place' || field === 'topic')
    return (
      <SelectField
        {...words}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        choices={
          field === 'place'
            ? eventPlaces.map((one) => ({ value: one, label: t(`places.${one}`) }))
            : brandTopics.map((one) => ({ value: one, label: t(`topics.${one}`) }))
        }
      />
    )
  if (long.has(field))
    return (
      <TextArea
        {...words}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <TextField
      {...words}
      type={field === 'time' ? 'time' : field === 'contactEmail' ? 'email' : field === 'url' ? 'url' : 'text'}
      maxLength={field === 'url' ? 2000 : 200}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const withField = (subject: BriefSubject, field: SubjectField, value: unknown): BriefSubject =>
  ({ ...subject, [field]: value }) as BriefSubject

const empties: { readonly [T in BriefSubject['type']]: Extract<BriefSubject, { type: T }> } = {
  product: { type: 'product', name: '', why: '', profit: '', url: '', isUrlInHook: false },
  actuality: { type: 'actuality', about: '', title: '', date: null, relation: '' },
  event: {
    type: 'event',
    name: '',
    place: 'presence',
    location: '',
    date: null,
    time: '',
    timeZone: '',
    description: '',
    speakers: '',
  },
  recruitment: {
    type: 'recruitment',
    position: '',
    contract: '',
    missions: '',
    profile: '',
    salary: '',
    location: '',
    date: null,
    contactEmail: '',
  },
  brand: { type: 'brand', name: '', topic: 'team', precision: '', message: '' },
  other: { type: 'other', message: '' },
  standard: { type: 'standard', task: '', message: '', url: '' },
}

/** Of another type: what both have a field for stays. */
function emptyOf(type: BriefSubject['type'], before: BriefSubject): Brief['subject'] {
  const kept = Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) => field !== 'type' && field in empties[type] && value !== '',
    ),
  )
  return { ...empties[type], ...kept } as BriefSubject
}
