import {
  type BriefSubject,
  brandTopics,
  eventPlaces,
  neededOfSubject,
  subjectTypes,
} from '@postelier/contract/orders'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TargetField } from '#features/orders/audience-fields.tsx'
import { MoreFields } from '#features/orders/more-fields.tsx'
import { NetworkChoice } from '#features/orders/network-choice.tsx'
import type { OrderAt } from '#features/orders/order-queries.ts'
import { PageChoice, usePages } from '#features/orders/page-choice.tsx'
import { withNetworksOf } from '#features/orders/pages-of-brief.ts'
import { PictureStart } from '#features/orders/picture-start.tsx'
import type { StepProps } from '#features/orders/step-props.ts'
import { subjectOfType } from '#features/orders/subject-of-type.ts'
import type { SubjectField } from '#shared/brief/brief-rows.tsx'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { DateField } from '#shared/ui/date-field.tsx'
import { Field } from '#shared/ui/field.tsx'
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

interface SubjectStepProps extends StepProps {
  /** Where a picture to begin from is kept; null where what is asked for is delivered already. */
  begin: (() => Promise<OrderAt>) | null
  /** Of a day that cannot be kept. */
  wanted?: { readonly isPast: boolean; readonly note: ReactNode }
  /** A picture alone: no words to write for its networks. */
  isWordless: boolean
}

/** What it must say and when come first; everything else is there for who wants it. */
export function SubjectStep({ begin, wanted, isWordless, brief, faults, change }: SubjectStepProps) {
  const { t } = useTranslation(['briefs', 'orders', 'errors'])
  const { subject, networks, hookSetting } = brief
  const offered = usePages()
  const left = useRef(new Map<BriefSubject['type'], BriefSubject>())
  const setType = (type: BriefSubject['type']) => {
    left.current.set(subject.type, subject)
    change({ subject: subjectOfType(type, subject, left.current.get(type)) })
  }
  const needed: readonly string[] = neededOfSubject[subject.type]
  const field = (name: SubjectField) => (
    <OneField
      key={name}
      field={name}
      subject={subject}
      error={faults[`brief.subject.${name}`]}
      onChange={(value) => change({ subject: withField(subject, name, value) })}
    />
  )
  const ofType: readonly SubjectField[] = fieldsOf[subject.type]
  const all = ofType.filter((name) => name !== 'isUrlInHook' || !isWordless)
  const optional = all.filter((name) => !needed.includes(name))
  const hasHooks = networks.length > 1 && !isWordless
  /** What is asked further below, for who wants to say more. */
  const asked = [
    ...optional.map((name) => t(`fields.${name}`)),
    ...(isWordless ? [t('target')] : []),
    ...(hasHooks ? [t('hookSettings.perNetwork')] : []),
  ]
  return (
    <>
      <SelectField
        label={t('subject')}
        value={subject.type}
        onChange={({ target }) => setType(subjectTypes.find((one) => one === target.value) ?? 'other')}
        choices={subjectTypes.map((value) => ({ value, label: t(`subjects.${value}`) }))}
      />
      {all.filter((name) => needed.includes(name)).map(field)}
      {begin && (
        <PictureStart begin={begin} onTake={(message) => change({ subject: { type: 'other', message } })} />
      )}
      {/* Of what is delivered already the post itself has its day. */}
      {begin && (
        <DateField
          label={t('orders:publishOn')}
          optional
          help={t('orders:publishOnHelp')}
          value={brief.publishOn ?? ''}
          error={wanted?.isPast ? t('errors:fields.inPast') : faults['brief.publishOn']}
          onChange={(day) => change({ publishOn: day || null })}
        />
      )}
      {wanted?.note}
      <NetworkChoice
        networks={networks}
        error={faults['brief.networks']}
        onChange={(next) => change(withNetworksOf(brief, offered, next))}
      />
      {/* Of what is delivered already its pages are chosen on the post itself. */}
      {begin && <PageChoice where={brief} onChange={change} />}
      {asked.length > 0 && (
        <MoreFields
          note={beginningOf(asked)}
          isOpen={optional.some((name) => faults[`brief.subject.${name}`])}
        >
          {optional.map(field)}
          {isWordless && <TargetField brief={brief} change={change} />}
          {hasHooks && (
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
        </MoreFields>
      )}
    </>
  )
}

const mostNamed = 3

/** The first of them in one line. */
function beginningOf(labels: readonly string[]): string {
  const named = labels
    .slice(0, mostNamed)
    .map((label, nth) => (nth === 0 ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1)))
    .join(', ')
  return labels.length > mostNamed ? `${named}…` : named
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
        {...(subject.type === 'other' ? { placeholder: t('messageExample') } : {})}
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
