import { offline } from '#shared/api/api-error.ts'

/**
 * A lazy part of the application. Without a connection its absence is no new version: the router would reload the page,
 * and the browser's own error would stand where the person's work was.
 */
export const part =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    try {
      return await load()
    } catch (error) {
      throw navigator.onLine ? error : offline()
    }
  }
