import { isOwnPage } from '@postelier/contract/own-page'

/** Our own screens only: the visit's storage is no place to trust with an address. */
export const ownPath = (path: string | null, otherwise: string): string =>
  path !== null && isOwnPage(path) ? path : otherwise
