import type { UserType } from '@postelier/contract'
import type { Home } from '#shared/api/home-today.ts'

export interface Sentence {
  key:
    | 'essentials'
    | 'contacts'
    | 'sector'
    | 'customers'
    | 'noCustomer'
    | 'inWaiting'
    | 'agencies'
    | 'sectors'
    | 'unopened'
    | 'nothing'
    | 'away'
    | 'nobodyAway'
    | 'dayOff'
    | 'hours'
    | 'noHours'
    | 'quiet'
    | 'stopped'
    | 'awaiting'
    | 'stoppedByHouse'
    | 'leaving'
    | 'next'
    | 'unscheduled'
  count: number
  /** Posts that still go out this week, where the sentence says both. */
  leaving?: number
  /** The moment it names. */
  at?: string
  /** Which posts it is about, for whoever follows it. */
  posts?: 'stopped' | 'awaitsYou' | 'publicationWaiting' | 'all'
}

const say = (key: Sentence['key'], count = 0): Sentence => ({ key, count })

/** The one thing worth saying today: what waits longest for this person comes first. */
export function sentenceOf(home: Home, type: UserType, state: string, mayEdit: boolean): Sentence {
  if (type === 'agencyManager') {
    if (state === 'awaitingAcceptance') return say('inWaiting')
    return home.customers ? say('customers', home.customers) : say('noCustomer')
  }
  if (home.agenciesWaiting) return say('agencies', home.agenciesWaiting)
  if (home.sectorsWaiting) return say('sectors', home.sectorsWaiting)
  const unopened = sumOf(home.unopened)
  if (unopened > 0) return say('unopened', unopened)
  if (home.unopened || home.sectorsWaiting === 0) return say('nothing')
  if (home.away) {
    const people = new Set(home.away.map((one) => one.name)).size
    return people > 0 ? say('away', people) : say('nobodyAway')
  }
  if (home.hours) {
    if (home.hours.dayOff) return say('dayOff')
    return say(home.hours.spans.length > 0 ? 'hours' : 'noHours')
  }
  if (home.posts?.any) return ofPosts(home.posts, mayEdit)
  if (home.essentialsMissing?.length) return say('essentials', home.essentialsMissing.length)
  if (home.contactsUnanswered) return say('contacts', home.contactsUnanswered)
  if (home.sectorsProposed?.length) return say('sector')
  return say('quiet')
}

/** What keeps them back first, then what waits for somebody who may decide, then what leaves by itself. */
function ofPosts(
  { stopped, awaiting, leaving, next }: NonNullable<Home['posts']>,
  mayEdit: boolean,
): Sentence {
  if (stopped?.isOwn) return { key: 'stopped', count: stopped.count, posts: 'stopped' }
  if (awaiting > 0 && mayEdit) return { key: 'awaiting', count: awaiting, leaving, posts: 'awaitsYou' }
  if (stopped) return { key: 'stoppedByHouse', count: stopped.count, posts: 'stopped' }
  if (leaving > 0) return { key: 'leaving', count: leaving, posts: 'publicationWaiting' }
  if (next) return { key: 'next', count: 1, at: next, posts: 'publicationWaiting' }
  return { key: 'unscheduled', count: 0, posts: 'all' }
}

export const sumOf = (counts: readonly { count: number }[] | null): number =>
  (counts ?? []).reduce((sum, one) => sum + one.count, 0)
