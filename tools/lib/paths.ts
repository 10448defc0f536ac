import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
export const cacheFolder = join(root, '.cache')

export const fromRoot = (...parts: string[]): string => join(root, ...parts)
