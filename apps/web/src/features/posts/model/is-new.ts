import type { TaskCard } from '@postelier/contract'

type Came = Pick<TaskCard, 'createdAt' | 'origin' | 'status'>

const undecided = new Set<TaskCard['status']>(['aiSuggestion', 'customizing', 'completed'])

/**
 * Whether a post is shown as new: it came since the last visit and nobody has said yes to it. A post of a key date is new until
 * then, whenever it came. What somebody began by hand is new to nobody.
 */
export function isNewTo({ createdAt, origin, status }: Came, since: string | null): boolean {
  if (!undecided.has(status) || origin === 'customized') return false
  return origin === 'keyDate' || (since !== null && createdAt > since)
}
