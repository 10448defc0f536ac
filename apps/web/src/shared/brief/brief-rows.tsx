import type { TaskFormat } from '@postelier/contract'
import { type Brief, type BriefPart, neededOfSubject } from '@postelier/contract/orders'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'
import '#shared/brief/brief-rows.css'

export interface BriefRow {
  readonly key: string
  readonly label: string
  readonly value: ReactNode
}

/** What a brief says of itself in words, the message apart; what nobody said has no row. */
export function useBriefRows(): (
  brief: Brief,
  format: TaskFormat,
  /** A hook alone has no picture whose format could be told. */
  hasPicture?: boolean,
) => { infos: BriefRow[]; graphic: BriefRow[] } {
  const { t } = useTranslation(['briefs', 'account'])
  const { list, namedDay } = useFormats()
  return (brief, format, hasPicture = true) => {
    const { subject, targeting, graphic } = brief
    const row = (key: string, label: string, value: ReactNode): BriefRow[] =>
      value === null || value === '' ? [] : [{ key, label, value }]
    const target = [
      targeting.description,
      targeting.gender === 'all' ? '' : t(`genders.${targeting.gender}`),
      agesOf(),
      targeting.location,
    ]
    return {
      infos: [
        // The message says it all where it is no subject of a kind.
        ...row('subject', t('subject'), subject.type === 'other' ? '' : t(`subjects.${subject.type}`)),
        ...fieldsOf().flatMap(({ field, value }) => row(field, t(`fields.${field}`), value)),
        ...row('target', t('target'), target.filter(Boolean).join(', ')),
        ...row(
          'networks',
          t('networks'),
          brief.networks.length === 0 ? null : (
            <span className="po-brief-networks">
              {brief.networks.map((network) => (
                <span key={network} title={networkLabel(network)}>
                  <NetworkMark network={network} size={18} />
                </span>
              ))}
              {brief.hookSetting === 'perNetwork' && t('hookSettings.perNetwork')}
            </span>
          ),
        ),
        ...row(
          'objectives',
          t('objectives'),
          list(brief.objectives.map((one) => t(`objectiveNames.${one}`))),
        ),
        ...row(
          'tone',
          t('tone'),
          brief.tone === 'custom'
            ? brief.customTone
            : brief.tone === null
              ? ''
              : t(`account:voice.tones.${brief.tone}`),
        ),
        ...row('format', t('format'), hasPicture ? formatOf() : ''),
        ...row('keywords', t('keywords'), brief.keywords.join(', ')),
        ...row('categories', t('categories'), list(brief.categories.map((one) => t(`categoryNames.${one}`)))),
        ...row(
          'publishOn',
          t('publishOn'),
          brief.publishOn === null ? '' : namedDay(new Date(`${brief.publishOn}T12:00:00`)),
        ),
      ],
      graphic: [
        // A film is told what it shows.
        ...row('type', t('graphic'), format === 'video' ? '' : t(`graphicTypes.${graphic.type}`)),
        ...row('film', t('film'), graphic.film),
        ...row('requirements', t('demands'), graphic.requirements),
        ...row('mediaKeywords', t('mediaKeywords'), graphic.mediaKeywords.join(', ')),
        ...row('charter', t('charter'), t(`charters.${charterOf()}`)),
      ],
    }

    function formatOf(): string {
      const { pages = null } = graphic
      return format === 'carousel' && pages !== null
        ? t('carouselPages', { count: pages })
        : t(`formats.${format}`)
    }

    function charterOf(): 'both' | 'logo' | 'look' | 'none' {
      if (graphic.withLogo) return graphic.withCharter ? 'both' : 'logo'
      return graphic.withCharter ? 'look' : 'none'
    }

    function agesOf(): string {
      const { ageMin: from, ageMax: to } = targeting
      if (from !== null && to !== null) return t('ages', { from, to })
      if (from !== null) return t('agesFrom', { from })
      return to === null ? '' : t('agesTo', { to })
    }

    function fieldsOf(): { field: SubjectField; value: string }[] {
      const said = messageFieldOf(subject)
      return Object.entries(subject).flatMap(([name, value]) => {
        if (name === 'type' || name === said || !isSubjectField(name)) return []
        return [{ field: name, value: wordsOf(name, value) }]
      })
    }

    function wordsOf(field: SubjectField, value: unknown): string {
      if (field === 'isUrlInHook') return value === true ? t('yes') : ''
      if (typeof value !== 'string' || value === '') return ''
      if (field === 'date') return namedDay(new Date(`${value}T12:00:00`))
      if (subject.type === 'event' && field === 'place') return t(`places.${subject.place}`)
      if (subject.type === 'brand' && field === 'topic') return t(`topics.${subject.topic}`)
      return value
    }
  }
}

const subjectFields = [
  'name',
  'why',
  'profit',
  'url',
  'isUrlInHook',
  'about',
  'title',
  'date',
  'relation',
  'place',
  'location',
  'time',
  'timeZone',
  'description',
  'speakers',
  'position',
  'contract',
  'missions',
  'profile',
  'salary',
  'contactEmail',
  'topic',
  'precision',
  'message',
  'task',
] as const
export type SubjectField = (typeof subjectFields)[number]
export const isSubjectField = (name: string): name is SubjectField =>
  subjectFields.some((field) => field === name)

/** What is said in whole sentences: shown as the customer's own words. */
const messageFieldOf = ({ type }: Brief['subject']): SubjectField => {
  const needed: readonly string[] = neededOfSubject[type]
  return (needed.at(-1) ?? 'message') as SubjectField
}

export function messageOf({ subject }: Brief): string {
  const value = (subject as unknown as Readonly<Record<string, unknown>>)[messageFieldOf(subject)]
  return typeof value === 'string' ? value : ''
}

/** Which parts of a brief were changed, in words. */
export function useBriefParts(): (parts: readonly BriefPart[]) => string {
  const { t } = useTranslation('briefs')
  const { list } = useFormats()
  return (parts) => list(parts.map((part) => t(`parts.${part}`)))
}

/** Rows in two columns, hairlines between them. */
export function BriefRows({ rows }: { rows: readonly BriefRow[] }) {
  return (
    <dl className="po-brief">
      {rows.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
