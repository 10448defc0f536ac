// Seven days that are told of: which they are, and what stands on each.
export interface Week {
  /** Noon of each: the same day in every zone a person's own may be told in. */
  readonly days: readonly string[]
  /** Wide enough for any zone: who asks keeps what its days hold. */
  readonly from: string
  readonly before: string
}

const dayMs = 86_400_000

/** From a day of the local calendar on. */
export function weekFrom(first: string): Week {
  const noon = Date.parse(`${first}T12:00:00Z`)
  const at = (days: number) => new Date(noon + days * dayMs).toISOString()
  return { days: [0, 1, 2, 3, 4, 5, 6].map(at), from: at(-1), before: at(8) }
}

interface Dated {
  readonly publishAt: string | null
  readonly promisedAt?: string | undefined
  readonly status: string
}

export function onDays<P extends Dated>(
  { days }: Week,
  posts: readonly P[],
  dayKey: (at: string) => string,
): { day: string; posts: P[]; deliveries: P[] }[] {
  const going = posts
    .filter(({ status, publishAt }) => publishAt !== null && status !== 'publicationCanceled')
    .toSorted((one, other) => (one.publishAt ?? '').localeCompare(other.publishAt ?? ''))
  const isOn = (at: string | null | undefined, day: string) =>
    Boolean(at) && dayKey(at ?? '') === day.slice(0, 10)
  return days.map((day) => ({
    day,
    posts: going.filter(({ publishAt }) => isOn(publishAt, day)),
    // Nothing goes out then: an agent hands it over.
    deliveries: posts.filter(({ publishAt, promisedAt }) => publishAt === null && isOn(promisedAt, day)),
  }))
}
