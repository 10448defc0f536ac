import { ownPath } from '#shared/lib/own-path.ts'
import { forThisVisit } from '#shared/lib/storage.ts'

const key = 'po:acting-from'

/** Called before one acts as somebody: the screen to return to. */
export function rememberActingFrom(): void {
  forThisVisit.write(key, window.location.pathname + window.location.search)
}

export function takeActingFrom(): string {
  const path = forThisVisit.read(key)
  forThisVisit.write(key, null)
  return ownPath(path, '/')
}
