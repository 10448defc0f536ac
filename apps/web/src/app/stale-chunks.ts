import { valueStore } from '#shared/lib/value-store.ts'

/** A part of the application could not be fetched, most often since a new version has replaced it. */
export const hasStaleChunks = valueStore(false)

export function watchForStaleChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine) hasStaleChunks.set(true)
  })
}

export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|preload CSS/i.test(error.message)
  )
}
