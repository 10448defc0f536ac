import { join } from 'node:path'

/** The repository's own folder: tools are started from anywhere. */
export const root = join(import.meta.dirname, '..', '..')
export const cacheFolder = join(root, '.cache')

export const fromRoot = (...parts: string[]): string => join(root, ...parts)
