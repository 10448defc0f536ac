import { useState } from 'react'
import { kept } from '#shared/lib/storage.ts'

/** A visit goes on for so long after somebody was last here: what came during it stays new. */
const pauseMs = 30 * 60_000

interface Visits {
  /** When the visit before this one ended; nothing on the first. */
  readonly since: string | null
  readonly lastHere: string
}

/** Pure, for who tests it: what is kept, and the moment somebody looks. */
export function visitAt(before: Visits | null, now: Date): Visits {
  const lastHere = now.toISOString()
  if (!before) return { since: null, lastHere }
  const isAnother = now.getTime() - Date.parse(before.lastHere) > pauseMs
  return { since: isAnother ? before.lastHere : before.since, lastHere }
}

function read(key: string): Visits | null {
  try {
    const found: unknown = JSON.parse(kept.read(key) ?? 'null')
    if (typeof found !== 'object' || found === null || !('lastHere' in found)) return null
    const { lastHere } = found
    if (typeof lastHere !== 'string' || Number.isNaN(Date.parse(lastHere))) return null
    const since = 'since' in found && typeof found.since === 'string' ? found.since : null
    return { since: Number.isNaN(Date.parse(since ?? lastHere)) ? null : since, lastHere }
  } catch (reason) {
    if (reason instanceof SyntaxError) return null
    throw reason
  }
}

/** Since when posts of a business are new to whoever looks on this device; null on the first visit. */
export function useLastVisit(personId: number, accountId: number): string | null {
  const key = `posts.visit.${personId}.${accountId}`
  const [visit, setVisit] = useState<{ key: string; since: string | null } | null>(null)
  if (personId === 0 || accountId === 0) return null
  if (visit?.key === key) return visit.since
  const found = visitAt(read(key), new Date())
  kept.write(key, JSON.stringify(found))
  setVisit({ key, since: found.since })
  return found.since
}
