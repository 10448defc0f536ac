// Whether a scheduled post will go out as things stand: pure, from what was found about its page, its content and its date.
import type { Network, ReadinessCode } from '@postelier/contract'
import type { PostFault } from '@postelier/networks'

/** What would keep it from going out. */
export interface ReadinessFault {
  readonly code: ReadinessCode
  /** How the content is at fault, where it is. */
  readonly fault?: PostFault['code']
}

export interface Found {
  readonly network: Network
  readonly publishAt: Date
  /** Nothing where the page is no longer linked. */
  readonly page: { readonly unusable: string | null } | undefined
  readonly link: { readonly state: string; readonly endsAt: Date | null } | undefined
  /** What the network said of it just now. */
  readonly there: 'open' | 'shut' | 'gone' | 'closed' | 'noAnswer' | 'unasked'
  readonly isMediaThere: boolean
  readonly contentFaults: readonly PostFault[]
  /** What it says that is not so any more when it goes out. */
  readonly notSo: readonly Extract<ReadinessCode, 'eventOver' | 'offerOver' | 'linkDead'>[]
  /** Of this page, within a day before and after. */
  readonly postsThatDay: number
  readonly isHeld: boolean
}

/**
 * Posts a day on one account, where the network says: Instagram's content publishing limit, TikTok's for one creator and one
 * app. The others count calls, not posts, or say nothing.
 */
const mostADay: Readonly<Partial<Record<Network, number>>> = { instagram: 50, tiktok: 15 }

export function readinessOf(found: Found): ReadinessFault[] {
  const { page, link, there, publishAt, network } = found
  const faults: ReadinessFault[] = []
  if (!page || !link || link.state === 'revoked') faults.push({ code: 'notLinked' })
  else if (link.state === 'expired' || there === 'shut') faults.push({ code: 'linkEnded' })
  else if (there === 'gone') faults.push({ code: 'pageGone' })
  else if (there === 'closed' || page.unusable !== null) faults.push({ code: 'pageClosed' })
  else if (link.endsAt && link.endsAt < publishAt) faults.push({ code: 'linkEndsBefore' })
  else if (there === 'noAnswer') faults.push({ code: 'noAnswer' })
  if (!found.isMediaThere) faults.push({ code: 'mediaGone' })
  const [first] = found.contentFaults
  if (first) faults.push({ code: 'notTaken', fault: first.code })
  faults.push(...found.notSo.map((code) => ({ code })))
  if (found.postsThatDay > (mostADay[network] ?? Number.POSITIVE_INFINITY)) faults.push({ code: 'tooMany' })
  if (found.isHeld) faults.push({ code: 'stopped' })
  return faults
}

/** Nobody need be called for what could not be asked. */
export const isAtRisk = (faults: readonly ReadinessFault[]): boolean =>
  faults.some(({ code }) => code !== 'noAnswer')
