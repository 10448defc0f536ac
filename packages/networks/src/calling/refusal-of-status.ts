import type { RefusalKind } from '../refusal.ts'

/** What a status means where the network's own code is unknown or missing; null for a yes. */
export const refusalOfStatus = (status: number): RefusalKind | null => {
  if (status >= 200 && status < 300) return null
  if (status >= 500 || status === 408) return 'transient'
  if (status >= 400) return byStatus[status] ?? 'validation'
  // A redirect that nobody asked for: the address is wrong.
  return 'config'
}

const byStatus: Readonly<Record<number, RefusalKind>> = {
  401: 'authExpired',
  402: 'billing',
  403: 'permissionMissing',
  404: 'notFound',
  409: 'transient',
  410: 'notFound',
  413: 'mediaRejected',
  426: 'config',
  429: 'rateLimited',
}
