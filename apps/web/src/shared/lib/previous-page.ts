import { isOwnPage } from '@postelier/contract/own-page'
import { forThisVisit } from '#shared/lib/storage.ts'

const key = 'po:previous-page'

/** Only a path of this site may be returned to, and not the signing in one came from. */
export function isSafePath(path: string): boolean {
  return isOwnPage(path) && !path.startsWith('/auth/')
}

export function rememberPreviousPage(path: string): void {
  if (isSafePath(path)) forThisVisit.write(key, path)
}

export function takePreviousPage(): string {
  const path = forThisVisit.read(key)
  forThisVisit.write(key, null)
  return path && isSafePath(path) ? path : '/'
}
