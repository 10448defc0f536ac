import type { Fact, FactKind, Language } from '@postelier/contract'
import { shortageOf } from '../compose/shortage.ts'

/** What an answer of one or two sentences makes a post of, what people like to read first. */
const asked: readonly FactKind[] = ['product', 'person', 'event', 'question', 'history', 'advice', 'method']

export interface Missing {
  readonly kind: FactKind
  readonly question: string
}

/** What would bring more posts: the kinds that least is known of, each with its question. */
export function questionsFor(facts: readonly Fact[], language: Language, count: number): Missing[] {
  const known = (kind: FactKind) =>
    facts.filter((fact) => fact.kind === kind && fact.language === language).length
  return asked
    .toSorted((one, other) => known(one) - known(other))
    .slice(0, count)
    .map((kind) => ({ kind, question: shortageOf(kind, language).question }))
}
