import type { FactKind, FactView } from '@postelier/contract'
import { capitalised } from '#features/planning/page-name.ts'

/** Whose lines are a table of their own, and no sentences. */
export const isInLines = (kind: FactKind): boolean => kind === 'hours' || kind === 'contact'

/** An hour stays in one piece: “19 h 30”. */
const held = (line: string) =>
  line.replaceAll(/(?<=\d) h\b(?: (?=\d\d))?/g, (hour) => hour.replaceAll(' ', '\u{a0}'))

/** What it is about, and what is said of it: an answer has no sense before its question, and a name stands once. */
export function asSaid({
  kind,
  about,
  says: told,
  question,
}: Pick<FactView, 'kind' | 'about' | 'says' | 'question'>): {
  head: string
  rest: string
} {
  const says = isInLines(kind) ? told.map(held) : told
  const between = isInLines(kind) ? ' · ' : ' '
  if (question || !about) {
    const [first = '', ...more] = question ? [question, ...says] : says
    return { head: capitalised(first), rest: more.join(between) }
  }
  const [first = '', ...more] = says
  const named = `${about.toLocaleLowerCase()} : `
  const isNamed = first.toLocaleLowerCase().replaceAll('\u{a0}', ' ').startsWith(named)
  return {
    head: capitalised(about),
    rest: [isNamed ? first.slice(named.length) : first, ...more].join(between),
  }
}
