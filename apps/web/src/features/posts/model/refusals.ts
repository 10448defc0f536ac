import type { PublicationReason } from '@postelier/contract'

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
