// What one edit of a post changed, kept so that it can be read and put back; and which edits are told as one. Pure.
import type { Hooks, Network, NetworkSettings, TaskShows } from '@postelier/contract'
import { later, minutes } from '../../platform/clock.ts'
import { stable } from './stable.ts'
import type { TaskRow } from './task.store.ts'

export interface KeptPicture {
  readonly shows: TaskShows
  readonly visualId: number | null
  /** Own files, by their ids, in their order. */
  readonly media: readonly string[]
}

export interface KeptContent {
  readonly title: string
  readonly hook: string
  readonly own: Readonly<Partial<Record<Network, string | null>>>
  readonly firstComment: string
  readonly networks: readonly Network[]
  readonly pageIds: readonly number[] | null
  readonly settings: NetworkSettings
  readonly picture: KeptPicture
}

/** Of both sides the same fields: those that are another one. */
export interface KeptChange {
  readonly before: Partial<KeptContent>
  readonly after: Partial<KeptContent>
}

const plainFields = ['title', 'firstComment', 'networks', 'pageIds', 'settings'] as const

export type PostContent = Pick<TaskRow, (typeof plainFields)[number] | 'hooks'> & {
  readonly picture: KeptPicture
}

/** Of a post what is not its picture. */
export const contentApart = (row: TaskRow): PostContent => ({
  ...row,
  picture: { shows: row.shows, visualId: null, media: [] },
})

/** What differs between a post as it was and as it is, or nothing. */
export function changeBetween(before: PostContent, after: PostContent): KeptChange | null {
  const fields = plainFields.filter((field) => isOther(before[field], after[field]))
  const networks = networksWithOther(before.hooks, after.hooks)
  const sideOf = (post: PostContent): Partial<KeptContent> => ({
    ...Object.fromEntries(fields.map((field) => [field, post[field]])),
    ...(before.hooks.common === after.hooks.common ? {} : { hook: post.hooks.common }),
    ...(networks.length === 0
      ? {}
      : { own: Object.fromEntries(networks.map((network) => [network, post.hooks.own[network] ?? null])) }),
    ...(isOther(before.picture, after.picture) ? { picture: post.picture } : {}),
  })
  const change = { before: sideOf(before), after: sideOf(after) }
  return isEmpty(change) ? null : change
}

export const isEmpty = ({ after }: KeptChange): boolean => Object.keys(after).length === 0

const isOther = (one: unknown, other: unknown): boolean => stable(one) !== stable(other)

function networksWithOther(before: Hooks, after: Hooks): Network[] {
  const named = Object.keys({ ...before.own, ...after.own }) as Network[]
  return named.filter((network) => before.own[network] !== after.own[network])
}

/** Two changes of which one follows the other: what stood before the first, and after the last; the same again is none. */
export function together(first: KeptChange, last: KeptChange): KeptChange {
  const before = { ...last.before, ...first.before }
  const after = { ...first.after, ...last.after }
  const own = {
    before: { ...last.before.own, ...first.before.own },
    after: { ...first.after.own, ...last.after.own },
  }
  const networks = (Object.keys(own.after) as Network[]).filter(
    (network) => own.before[network] !== own.after[network],
  )
  const fields = (Object.keys(after) as (keyof KeptContent)[]).filter(
    (field) => field !== 'own' && isOther(before[field], after[field]),
  )
  const sideOf = (side: 'before' | 'after', content: Partial<KeptContent>): Partial<KeptContent> => ({
    ...Object.fromEntries(fields.map((field) => [field, content[field]])),
    ...(networks.length === 0
      ? {}
      : { own: Object.fromEntries(networks.map((network) => [network, own[side][network] ?? null])) }),
  })
  return { before: sideOf('before', before), after: sideOf('after', after) }
}

/** As much of a line of history as says whether the next edit belongs to it. */
export interface Line {
  readonly at: Date
  readonly personId: number | null
  readonly transition: string
  readonly reason: string
  readonly details: Readonly<Record<string, unknown>>
}

/** A pause longer than this begins another line. */
const longestPauseMs = minutes(15)

const edits: ReadonlySet<string> = new Set(['edit', 'rename', 'set'])

/**
 * Saves of one person that follow each other are one line: nothing else happened between, nobody was asked or answered, and the
 * pause was short. What came by a mailed link, and what was put back, stand alone.
 */
export function isSameEdit(last: Line, next: Line): boolean {
  const standsAlone = ({ personId, reason, details }: Line) =>
    personId === null || reason !== '' || details.via !== undefined || details.restores === true
  return (
    edits.has(next.transition) &&
    last.transition === next.transition &&
    last.personId === next.personId &&
    !standsAlone(last) &&
    last.details.isEnded !== true &&
    !standsAlone(next) &&
    next.at <= later(last.at, longestPauseMs)
  )
}
