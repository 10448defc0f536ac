import { comparable } from '../words/comparable.ts'

/** What a piece of a post does there. */
export type Role = 'label' | 'question' | 'sentence' | 'item' | 'price' | 'where' | 'act' | 'greeting'

/** A piece of a post that is not taken apart: words, and the facts that bear them. */
export interface Segment {
  readonly role: Role
  readonly text: string
  readonly facts: readonly string[]
  /** As the source has it, where it differs: what a memory is asked for. */
  readonly source: string
}

export const segmentOf = (
  role: Role,
  text: string,
  facts: readonly string[],
  source: string = text,
): Segment => ({ role, text, facts, source })

/** Rows state where, how much and how to reach: they come again in other posts, and no memory holds that against them. */
const rows: ReadonlySet<Role> = new Set(['price', 'where', 'act'] as const)
const isRow = ({ role }: Pick<Segment, 'role'>): boolean => rows.has(role)

/** The white space before each. */
export const gapsOf = (segments: readonly Segment[]): string[] =>
  segments.map((segment, index) => {
    const before = segments[index - 1]
    if (before === undefined) return ''
    if (segment.role === 'item' || (isRow(segment) && isRow(before)))
      return before.role === segment.role || isRow(before) ? '\n' : '\n\n'
    if (before.role === 'label' && index > 1) return '\n'
    const goesOn = segment.role === 'sentence' && before.role === 'sentence' && isOfSame(segment, before)
    return goesOn ? ' ' : '\n\n'
  })

const isOfSame = (one: Segment, other: Segment): boolean => one.facts[0] === other.facts[0]

/** Whether a text holds a name, compared as people read. */
export const holds = (text: string, name: string): boolean =>
  name !== '' && ` ${comparable(text)} `.includes(` ${comparable(name)} `)
