import type { Draft } from '@postelier/copy'

const [fewest, most] = [40, 140]

/** A question that is asked of a business, and its answer. */
export interface Exchange {
  readonly question: string
  readonly answer: string
}

export interface Sayings {
  /** One of the post's own, whole, for a picture that has room for it. */
  readonly sentence?: string | undefined
  /** What the post begins with: a picture that says it too says nothing besides. */
  readonly lead?: string | undefined
  /** A question of the post's own, with what is said to it. */
  readonly exchange?: Exchange | undefined
}

type Hooks = Pick<Draft, 'common' | 'own'>

/** What a picture may show of what was written; what the post is called, where no sentence of it can stand alone. */
export const sayingsIn = (draft: Hooks & Pick<Draft, 'title' | 'line'>): Sayings => ({
  sentence: otherLine(draft) ?? sentenceIn(draft) ?? (draft.title.includes(' ') ? draft.title : undefined),
  lead: leadIn(draft),
  exchange: exchangeIn(draft),
})

const hooksOf = ({ common, own }: Hooks) => [
  ...common.slice(0, 1),
  ...Object.values(own).flatMap((of) => of?.slice(0, 1) ?? []),
]

const bare = (text: string) => text.replaceAll(/\s*\p{Extended_Pictographic}\u{FE0F}?/gu, '').trim()

/** Another sentence than the post begins with. */
const otherLine = ({ line = '' }: Pick<Draft, 'line'>) =>
  line.length >= fewestOfOther && line.length <= most ? line : undefined
const fewestOfOther = 25

const leadIn = (draft: Hooks): string | undefined => {
  const first = hooksOf(draft)[0]?.sentences.find(({ facts }) => facts.length > 0)
  return first && bare(first.text)
}

/** Asked and answered by one fact, the answer right behind its question. */
export function exchangeIn(draft: Hooks): Exchange | undefined {
  for (const { sentences } of hooksOf(draft))
    for (const [at, { text, facts }] of sentences.entries()) {
      const next = sentences[at + 1]
      const [question, answer] = [bare(text), bare(next?.text ?? '')]
      if (/\?$/.test(question) && /[.!…]$/u.test(answer) && facts.some((fact) => next?.facts.includes(fact)))
        return { question, answer }
    }
  return undefined
}

/**
 * The sentence of what was written that can stand alone: the first that rests on a fact, for the second goes on from it. Where
 * that is short it is said with the one that follows; it ends, and is neither a cry nor a novel.
 */
export function sentenceIn(draft: Hooks): string | undefined {
  for (const { sentences } of hooksOf(draft)) {
    const told = sentences.flatMap(({ text, facts: [fact] }) => (fact ? [{ text: bare(text), fact }] : []))
    const [first, next] = told
    // A name without a full stop is a line of its own: it would run into the sentence.
    const gap = /[.!?…:]$/u.test(first?.text ?? '') ? ' ' : '\n'
    const both = next && first?.fact === next.fact ? `${first.text}${gap}${next.text}` : ''
    const found = [first?.text ?? '', first && first.text.length < fewest ? both : ''].find(isWhole)
    if (found) return found
  }
  return undefined
}

const isWhole = (text: string) => text.length >= fewest && text.length <= most && /[.!?…]$/u.test(text)
