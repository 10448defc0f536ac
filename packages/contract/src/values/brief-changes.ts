// What differs between what was ordered and what is wanted now. A correction inside the brief is included; another brief has its
// price: a part of the work where it is adjusted, the whole of it where it is about something else.
import type { Brief, BriefSubject } from './briefs.ts'

/** Of a brief, what a change is said of. The name of a post and the day it is wanted are its customer's own and cost nothing. */
export const briefParts = [
  'format',
  'networks',
  'hookSetting',
  'subject',
  'targeting',
  'objectives',
  'tone',
  'keywords',
  'categories',
  'graphic',
] as const
export type BriefPart = (typeof briefParts)[number]

export const changeScopes = ['adjusted', 'anew'] as const
export type ChangeScope = (typeof changeScopes)[number]

/** A brief with the kind of task it is for. */
export interface BriefOfKind {
  readonly configurationId: number | null
  readonly brief: Brief
}

export function changedParts(before: BriefOfKind, after: BriefOfKind): BriefPart[] {
  const [one, other] = [before.brief, after.brief]
  const isOther: Readonly<Record<BriefPart, boolean>> = {
    format: before.configurationId !== after.configurationId,
    networks: differs(one.networks, other.networks),
    // Of one network the question is not asked.
    hookSetting: other.networks.length > 1 && one.hookSetting !== other.hookSetting,
    subject: differs(one.subject, other.subject),
    targeting: differs(one.targeting, other.targeting),
    objectives: differs(one.objectives, other.objectives),
    tone: differs(toneOf(one), toneOf(other)),
    keywords: differs(one.keywords, other.keywords),
    categories: differs(one.categories, other.categories),
    graphic: differs(one.graphic, other.graphic),
  }
  return briefParts.filter((part) => isOther[part])
}

/** How much of the work it takes again; null where it is the same brief. */
export function scopeOfChange(before: BriefOfKind, after: BriefOfKind): ChangeScope | null {
  const parts = changedParts(before, after)
  if (parts.length === 0) return null
  return parts.includes('format') || isOtherSubject(before.brief.subject, after.brief.subject)
    ? 'anew'
    : 'adjusted'
}

/** Another type, or fewer than half of the words are left: what was made is of no use for it. */
function isOtherSubject(before: BriefSubject, after: BriefSubject): boolean {
  if (before.type !== after.type) return true
  const [said, now] = [wordsOf(before), wordsOf(after)]
  const kept = [...said].filter((word) => now.has(word)).length
  return kept * 2 < said.size
}

const wordsOf = (subject: BriefSubject): ReadonlySet<string> =>
  new Set(
    Object.entries(subject).flatMap(([field, value]) =>
      field !== 'type' && typeof value === 'string'
        ? value
            .toLocaleLowerCase()
            .split(/[^\p{L}\p{N}]+/u)
            .filter(Boolean)
        : [],
    ),
  )

const toneOf = ({ tone, customTone }: Brief) => [tone, tone === 'custom' ? customTone : '']

const differs = (one: unknown, other: unknown): boolean => plain(one) !== plain(other)

/** The same for the same things, whatever order they stand in and whatever blanks surround them. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'string') return inner.trim()
    if (Array.isArray(inner)) return inner.toSorted()
    return typeof inner === 'object' && inner !== null
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner
  })
