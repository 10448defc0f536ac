import type { UserType } from '@postelier/contract'
import type { Home } from '#shared/api/home-today.ts'
import type { Waiting } from '#shared/api/waiting.ts'

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
    | 'complaints'
    | 'unattended'
    | 'lateInTeam'
    | 'lateWork'
    | 'workWaits'
    | 'away'
    | 'awayAhead'
    | 'nobodyAway'
    | 'nobodyAwayAhead'
    | 'dayOff'
    | 'hours'
    | 'noHours'
    | 'quiet'
    | 'stopped'
    | 'awaiting'
    | 'awaitingAhead'
    | 'stoppedByPlatform'
    | 'leaving'
    | 'leavingAhead'
    | 'next'
    | 'nextAhead'
    | 'unscheduled'
    | 'subjects'
    | 'subjectsAhead'
    | 'firstSubjects'
  count: number
  /** Posts that still go out within these days, where the sentence says both. */
  leaving?: number
  /** The moment it names. */
  at?: string
  /** Which posts it is about, for whoever follows it. */
  posts?: 'stopped' | 'awaitsYou' | 'publicationWaiting' | 'all'
  /** It is about subjects, which stand on the planning. */
  isOfSubjects?: boolean
}

/** What of the planning waits for a yes. */
export type Planned = Pick<Waiting, 'subjects'>
const nothingPlanned: Planned = { subjects: 0 }

const say = (key: Sentence['key'], count = 0): Sentence => ({ key, count })

/** The one thing worth saying today: what waits longest for this person comes first. */
export function sentenceOf(
  home: Home,
  type: UserType,
  state: string,
  mayEdit: boolean,
  planned: Planned = nothingPlanned,
): Sentence {
  const isAhead = home.week?.isAhead ?? false
  if (type === 'agencyManager') {
    if (state === 'awaitingAcceptance') return say('inWaiting')
    return home.customers ? say('customers', home.customers) : say('noCustomer')
  }
  if (home.agenciesWaiting) return say('agencies', home.agenciesWaiting)
  if (home.sectorsWaiting) return say('sectors', home.sectorsWaiting)
  const unopened = sumOf(home.unopened)
  if (unopened > 0) return say('unopened', unopened)
  if (home.unopened || home.sectorsWaiting === 0) return say('nothing')
  if (home.team?.complaints) return say('complaints', home.team.complaints)
  if (home.team?.unattended) return say('unattended', home.team.unattended)
  if (home.team?.late) return say('lateInTeam', home.team.late)
  if (home.away) {
    const people = new Set(home.away.map((one) => one.name)).size
    if (isAhead) return people > 0 ? say('awayAhead', people) : say('nobodyAwayAhead')
    return people > 0 ? say('away', people) : say('nobodyAway')
  }
  if (home.hours) {
    if (home.hours.dayOff || home.hours.holiday) return say('dayOff')
    if (home.work?.late) return say('lateWork', home.work.late)
    if (home.work?.todo) return say('workWaits', home.work.todo)
    return say(home.hours.spans.length > 0 ? 'hours' : 'noHours')
  }
  if (home.posts?.any) return ofPosts(home.posts, { mayEdit, isAhead, planned })
  if (planned.subjects > 0) return { key: 'firstSubjects', count: planned.subjects, isOfSubjects: true }
  // A first post comes before what an account lacks: the way to it asks for most of that.
  if (home.posts) return say('quiet')
  if (home.essentialsMissing?.length) return say('essentials', home.essentialsMissing.length)
  if (home.contactsUnanswered) return say('contacts', home.contactsUnanswered)
  if (home.sectorsProposed?.length) return say('sector')
  return say('quiet')
}

const thisWeek = { awaiting: 'awaiting', leaving: 'leaving', next: 'next', subjects: 'subjects' } as const
const ahead = {
  awaiting: 'awaitingAhead',
  leaving: 'leavingAhead',
  next: 'nextAhead',
  subjects: 'subjectsAhead',
} as const

/** What keeps them back first, then what waits for somebody who may decide, then what leaves by itself. */
function ofPosts(
  { stopped, awaiting, later, leaving, next }: NonNullable<Home['posts']>,
  { mayEdit, isAhead, planned }: { mayEdit: boolean; isAhead: boolean; planned: Planned },
): Sentence {
  const within = isAhead ? ahead : thisWeek
  const { subjects } = planned
  // What a plan or its day must open first stands on the page, in a line of its own.
  const today = awaiting - later
  if (stopped?.isOwn) return { key: 'stopped', count: stopped.count, posts: 'stopped' }
  if (today > 0 && mayEdit) return { key: within.awaiting, count: today, leaving, posts: 'awaitsYou' }
  if (subjects > 0) return { key: within.subjects, count: subjects, leaving, isOfSubjects: true }
  if (stopped) return { key: 'stoppedByPlatform', count: stopped.count, posts: 'stopped' }
  if (leaving > 0) return { key: within.leaving, count: leaving, posts: 'publicationWaiting' }
  if (next) return { key: within.next, count: 1, at: next, posts: 'publicationWaiting' }
  return { key: 'unscheduled', count: 0, posts: 'all' }
}

export const sumOf = (counts: readonly { count: number }[] | null): number =>
  (counts ?? []).reduce((sum, one) => sum + one.count, 0)
