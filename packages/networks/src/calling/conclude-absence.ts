import type { PostLookup, Progress } from '../adapter.ts'

/** How often an account must be read without lookup a post before it is believed not to be there. */
export interface AbsenceRule {
  readonly looks: number
  readonly apartMs: number
  /** How often the final step may be taken again in all; after that a person must look. */
  readonly repeats: number
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0)

/**
 * A look that found nothing. Networks show a post late, so one look proves nothing: the looks are counted in the
 * progress, and only enough of them, far enough apart, allow the final step to be taken again.
 */
export const concludeAbsence = (progress: Progress, now: Date, rule: AbsenceRule): PostLookup => {
  const { data } = progress
  const lookedAt = typeof data.lookedAt === 'string' ? Date.parse(data.lookedAt) : null
  if (lookedAt !== null && now.getTime() - lookedAt < rule.apartMs) {
    return {
      found: 'no',
      certain: false,
      lookAgainAfterMs: rule.apartMs - (now.getTime() - lookedAt),
      progress,
    }
  }
  const looks = count(data.looks) + 1
  if (looks < rule.looks) {
    const looked = { ...progress, data: { ...data, looks, lookedAt: now.toISOString() } }
    return { found: 'no', certain: false, lookAgainAfterMs: rule.apartMs, progress: looked }
  }
  if (count(data.repeats) >= rule.repeats) {
    return { found: 'cannotTell', why: 'It is not to be seen there, and sending it once more could make two' }
  }
  const { looks: _looks, lookedAt: _lookedAt, ...kept } = data
  const again = { ...progress, data: { ...kept, repeats: count(data.repeats) + 1 } }
  return { found: 'no', certain: true, lookAgainAfterMs: 0, progress: again }
}
