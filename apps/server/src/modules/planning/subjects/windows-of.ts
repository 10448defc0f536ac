import type { Fact } from '@postelier/contract'
import { type Days, daysFor } from '@postelier/copy'

interface When {
  readonly from: string
  readonly known: readonly Fact[]
}

/** The days that suit a post of these facts: those of what it tells of that ends first. */
export function windowsOf(facts: readonly Fact[], { from, known }: When): readonly Days[] {
  const days = facts.map((fact) => daysFor(fact, from, known))
  const tied = days.filter(({ windows }) => windows.length > 0)
  return tied.toSorted((a, b) => (a.before ?? '9999').localeCompare(b.before ?? '9999'))[0]?.windows ?? []
}
