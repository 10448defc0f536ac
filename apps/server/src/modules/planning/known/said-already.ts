// Whether a piece of news is known in slightly other words: a site tells it on its page and, shortened, in its feed.
import type { Fact, Language } from '@postelier/contract'
import { nearestAmong } from '@postelier/copy'

const wordsOf = ({ about, says }: Fact) => [says.join(' '), [about, ...says].join(' ')]
const figuresIn = (fact: Fact): string[] => fact.says.join(' ').match(/\d+/g) ?? []

/** Of two evenings told in the same words the day tells them apart: one must name no figure that the other does not. */
function agree(one: Fact, other: Fact): boolean {
  const [few, many] = [figuresIn(one), figuresIn(other)].toSorted((a, b) => a.length - b.length)
  return few?.every((figure) => many?.includes(figure)) ?? true
}

/** Only of news: two products may well be told in nearly the same words. */
export function saidAlready(known: readonly Fact[]): (fact: Fact) => boolean {
  const told = (fact: Fact) =>
    nearestAmong(
      known
        .filter((one) => one.language === fact.language && agree(one, fact))
        .map((of) => ({ of, texts: wordsOf(of) })),
      fact.language as Language,
    )
  return (fact) => fact.kind === 'news' && told(fact)(fact.says.join(' ')) !== null
}
