// Who else is on a post, from what is heard of them. Pure.
import type { Presence } from '@postelier/contract'
import type { PresenceField } from '@postelier/contract/presence'

export interface PersonPresent {
  readonly personId: number
  readonly name: string
  readonly field: PresenceField | null
  /** When they gave a sign of life last. */
  readonly at: number
}

/** Without one for so long somebody counts as gone. */
export const lapseMs = 30_000

export const withPresence = (
  present: readonly PersonPresent[],
  { personId, name, field, isGone }: Presence,
  at: number,
): readonly PersonPresent[] => {
  const others = present.filter((one) => one.personId !== personId)
  if (isGone) return others
  return [...others, { personId, name, field: field as PresenceField | null, at }].sort(
    (one, other) => one.personId - other.personId,
  )
}

export const stillPresent = (present: readonly PersonPresent[], now: number): readonly PersonPresent[] =>
  present.every(({ at }) => now - at < lapseMs) ? present : present.filter(({ at }) => now - at < lapseMs)
