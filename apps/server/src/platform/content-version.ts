import { createHash } from 'node:crypto'
import { AppError } from './errors.ts'

/** A version that is told by the content itself, so that every way of changing it counts, whoever takes it. */
export function contentVersion(content: object): string {
  const sorted = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 16)
}

/** Refuses a form that began with something else than what is there now; who names no version writes over it. */
export function refuseStale(version: string | undefined, content: object): void {
  if (version !== undefined && version !== contentVersion(content)) throw new AppError('conflict')
}
