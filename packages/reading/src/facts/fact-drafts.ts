// A fact as it is first written down, and the names it is known by from then on.
import type { Fact, FactKind, FactSource, Language } from '@postelier/contract'
import { comparable } from '../language/comparable.ts'
import { dangles } from '../language/dangling.ts'
import { cut } from '../page/tree.ts'

export type FactDraft = Omit<Fact, 'id'>

const mostSentences = 6

export function draftFact(
  kind: FactKind,
  language: Language,
  source: FactSource,
  said: Partial<Omit<FactDraft, 'kind' | 'language' | 'source' | 'says'>> & {
    readonly says: readonly string[]
  },
): FactDraft {
  const { says, about = '', question = '', ...rest } = said
  return {
    kind,
    language,
    source,
    price: null,
    date: null,
    time: null,
    where: '',
    until: null,
    url: '',
    ...rest,
    about: cut(about, 160),
    question: cut(question, 300),
    says: says.slice(0, mostSentences).map((sentence) => cut(sentence, 400)),
  }
}

/** Paragraphs as groups of sentences that can stand alone: one that points back stays with the one before, or goes. */
export function wholeGroups(paragraphs: readonly (readonly string[])[], language: Language): string[][] {
  const groups: string[][] = []
  for (const paragraph of paragraphs) {
    let isNew = true
    for (const sentence of paragraph) {
      const last = groups.at(-1)
      const points = dangles(sentence, language)
      if (points && last && last.length < mostSentences) last.push(sentence)
      else if (points) continue
      else if (isNew || !last || last.length >= mostSentences) groups.push([sentence])
      else last.push(sentence)
      isNew = false
    }
  }
  return groups
}

/** The same for the same words of the same page, whenever it is read. */
export function factId(draft: FactDraft): string {
  const path = 'url' in draft.source ? new URL(draft.source.url).pathname : ''
  const words = comparable([draft.about, draft.question, draft.says[0] ?? ''].join(' '))
  return `f${hash(`${path} ${words}`)}`
}

/** 53 bits of a text, after cyrb53: no secret hangs on it. */
function hash(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36)
}
