import { forThisVisit } from '#shared/lib/storage.ts'

const key = 'po:welcome-later'

/** Whoever says "later" is not led back before the next visit; the home page keeps the way. */
export function postponeWelcome(): void {
  forThisVisit.write(key, 'yes')
}

export function isWelcomePostponed(): boolean {
  return forThisVisit.read(key) !== null
}
