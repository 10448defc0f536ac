// Which things a business is shown with first: three posts of one kind would look like one.
import type { Fact, FactKind } from '@postelier/contract'

export const mostFirst = 3

/** What cannot wait, what is sold, who is behind it; then what fills a place that one of these leaves. */
const groups: readonly (readonly FactKind[])[] = [
  ['event', 'offer', 'news'],
  ['product', 'service'],
  ['person', 'history', 'question'],
  ['method', 'advice', 'award'],
  ['business', 'place', 'hours', 'contact'],
]

/** What is told in a sentence, rather than by a label or a price. */
const isSpoken = ({ about, says: [first = ''] }: Fact): boolean =>
  about !== '' && first.split(/\s+/).length > 6 && !/\d/.test(first)

/**
 * Where to look for each of the first posts: another kind each time, those with a post already last, since a second one of a
 * kind is better than none. Of one kind what reads well is tried before the rest, and what a photo shows before that.
 */
export function kindsInTurn(
  facts: readonly Fact[],
  taken: readonly FactKind[] = [],
  isPictured: (fact: Fact) => boolean = () => false,
): readonly Fact[][][] {
  const isTaken = (group: readonly FactKind[]) => group.some((kind) => taken.includes(kind))
  return groups
    .toSorted((one, other) => Number(isTaken(one)) - Number(isTaken(other)))
    .map((group) => {
      const own = facts.filter(({ kind }) => group.includes(kind))
      // What has a day is told for its day, however it is put.
      const spoken = own.filter((fact) => fact.date === null && fact.until === null && isSpoken(fact))
      const shown = own.filter(isPictured)
      // What cannot wait is told first, photo or not.
      return group.includes('event')
        ? [own]
        : [shown.filter((fact) => spoken.includes(fact)), shown, spoken, own]
    })
    .map((tries) => tries.filter((some) => some.length > 0))
    .filter((tries) => tries.length > 0)
}
