import { forThisVisit } from '#shared/lib/storage.ts'

const key = 'po:acting-from'

/** Called before one acts as somebody: the screen to return to. */
export function rememberActingFrom(): void {
  forThisVisit.write(key, window.location.pathname + window.location.search)
}

/** Our own screens only: the visit's storage is no place to trust with an address. */
export function takeActingFrom(): string {
  const path = forThisVisit.read(key) ?? '/'
  forThisVisit.write(key, null)
  return path.startsWith('/') && !path.startsWith('//') && !path.includes('\\') ? path : '/'
}
