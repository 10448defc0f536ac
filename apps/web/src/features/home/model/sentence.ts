import type { UserType } from '@postelier/contract'
import type { Home } from '#features/home/api/home-query.ts'

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
  count: number
}

const say = (key: Sentence['key'], count = 0): Sentence => ({ key, count })

/** The one thing worth saying today: what waits longest for this person comes first. */
export function sentenceOf(home: Home, type: UserType, state: string): Sentence {
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
  if (home.essentialsMissing?.length) return say('essentials', home.essentialsMissing.length)
  if (home.contactsUnanswered) return say('contacts', home.contactsUnanswered)
  if (home.sectorsProposed?.length) return say('sector')
  return say('quiet')
}

export const sumOf = (counts: readonly { count: number }[] | null): number =>
  (counts ?? []).reduce((sum, one) => sum + one.count, 0)
