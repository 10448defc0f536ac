import type { PublicationReason } from '@postelier/contract'
import type { PublicationView } from '#features/posts/post-queries.ts'

/** Not the post was at fault: sent once more as it is, it may pass. */
const passing: ReadonlySet<PublicationReason> = new Set([
  'gaveUp',
  'notThere',
  'rateLimited',
  'transient',
  'unknownOutcome',
  'authExpired',
  'authRevoked',
  'permissionMissing',
])

export const mayPass = (reason: PublicationReason | null): boolean => reason !== null && passing.has(reason)

type Refused = PublicationView & { readonly reason: PublicationReason }

/** What networks refused, and nobody has given up yet. */
export const refusedAmong = (publications: readonly PublicationView[]): Refused[] =>
  publications.filter(
    (one): one is Refused => one.state === 'failed' && one.reason !== null && one.reason !== 'givenUp',
  )
