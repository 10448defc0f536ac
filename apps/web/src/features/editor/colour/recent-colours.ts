import { kept } from '#shared/lib/storage.ts'
import { valueStore } from '#shared/lib/value-store.ts'

const storageKey = 'po:recent-colours'
export const mostRecent = 9
const afterMs = 500

const form = /^#[0-9a-f]{6}([0-9a-f]{2})?$/

/** What was kept may be anybody's: only colours are taken from it. */
export function readRecent(raw: string | null): string[] {
  return (raw ?? '')
    .split(' ')
    .filter((one) => form.test(one))
    .slice(0, mostRecent)
}

/** The newest first, each once. */
export const withRecent = (known: readonly string[], colour: string): string[] =>
  [colour, ...known.filter((one) => one !== colour)].slice(0, mostRecent)

export const recentColours = valueStore<readonly string[]>(readRecent(kept.read(storageKey)))

let waiting: ReturnType<typeof setTimeout> | undefined

/** Remembered once the hand has rested: sliding through a hundred colours leaves one. */
export function rememberColour(colour: string): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    const next = withRecent(recentColours.get(), colour)
    recentColours.set(next)
    kept.write(storageKey, next.join(' '))
  }, afterMs)
}
