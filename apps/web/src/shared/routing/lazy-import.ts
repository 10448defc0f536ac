import { offline } from '#shared/api/api-error.ts'
import { fetchMissingStyles } from '#shared/routing/missing-styles.ts'

/** A connection is said to be there a moment before it carries anything: what fails is asked for once more. */
const againAfterMs = 600

/**
 * A lazy part of the application. Without a connection its absence is no new version: the router would reload the page,
 * and the browser's own error would stand where the person's work was.
 */
export const lazyImport = <Module>(load: () => Promise<Module>): (() => Promise<Module>) => {
  let hasFailed = false
  const loadWithStyles = async () => {
    if (hasFailed) await fetchMissingStyles()
    return load()
  }
  return async () => {
    try {
      return await loadWithStyles().catch(async (error: unknown) => {
        hasFailed = true
        if (!navigator.onLine) throw error
        await new Promise((resolve) => setTimeout(resolve, againAfterMs))
        return loadWithStyles()
      })
    } catch (error) {
      throw navigator.onLine ? error : offline()
    }
  }
}
