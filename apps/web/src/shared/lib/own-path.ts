/** Our own screens only: the visit's storage is no place to trust with an address. */
export const ownPath = (path: string | null, otherwise: string): string =>
  path?.startsWith('/') && !path.startsWith('//') && !path.includes('\\') ? path : otherwise
