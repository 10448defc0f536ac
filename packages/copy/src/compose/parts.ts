import { comparable } from '../words/comparable.ts'

/** What a part of a post does there. */
export type Role = 'open' | 'label' | 'name' | 'question' | 'source' | 'item' | 'price' | 'close'

/** What a sentence of another fact is to the post's: of the very thing, of the same page or kind, or the way to it. */
export type Nearness = 'thing' | 'page' | 'kind' | 'way'

export interface Part {
  readonly role: Role
  readonly text: string
  readonly facts: readonly string[]
  /** The frame it was made of; null where the words are the source's. */
  readonly form: string | null
  /** As the source has it, where it differs. */
  readonly source: string
  /** What it calls for, where it is a closing line. */
  readonly wants: 'engagement' | 'traffic' | null
  /** Written for this kind of fact, not for all of them. */
  readonly isOwn: boolean
  /** A line of ours that one manner says and another would not. */
  readonly isVoiced: boolean
  /** Of a sentence that stands beside; null of the post's own. */
  readonly nearness: Nearness | null
}

/** A post in the making: its parts, and the white space before each. */
export interface Candidate {
  readonly parts: readonly Part[]
  readonly gaps: readonly string[]
  readonly score: number
}

export const partOf = (
  role: Role,
  text: string,
  facts: readonly string[],
  more: Partial<Part> = {},
): Part => ({
  role,
  text,
  facts,
  form: null,
  source: text,
  wants: null,
  isOwn: true,
  isVoiced: false,
  nearness: null,
  ...more,
})

/** Whether it opens with who speaks, and where they are. */
export const isSigned = ([first]: readonly Part[], { name }: { readonly name: string }): boolean =>
  first?.role === 'open' && first.text.startsWith(name)

const letterOf = (part: Part): string => {
  if (part.role === 'open') return part.text.endsWith('?') ? 'q' : part.text.endsWith(':') ? 'c' : 'o'
  if (part.role === 'close') return { engagement: 'a', traffic: 'k', none: 'e' }[part.wants ?? 'none']
  return { label: 'l', name: 'n', question: 'Q', source: 's', item: 'i', price: 'p' }[part.role]
}

/** How a post is built, in one word: two posts of one build look alike whatever they say. */
export const buildOf = (candidate: Pick<Candidate, 'parts'>): string =>
  `~${candidate.parts.map(letterOf).join('')}`

export const textOf = ({ parts, gaps }: Pick<Candidate, 'parts' | 'gaps'>): string =>
  parts.map((part, index) => (gaps[index] ?? '') + part.text).join('')

/** Whether a text holds a name, compared as people read. */
export const holds = (text: string, name: string): boolean =>
  name !== '' && ` ${comparable(text)} `.includes(` ${comparable(name)} `)
