import { readFileSync } from 'node:fs'
import type { FactKind, MarketingObjective, SubjectFormat } from '@postelier/contract'

export interface IdeaWords {
  readonly title: string
  /** What the picture could show, and what the words could say: for the person, never for the post. */
  readonly show: string
  readonly say: string
  /** Its answer is what the post is made of. */
  readonly question: string
}

/** An idea for a post that ships with the platform; its text file is edited by hand. */
export interface Idea {
  /** Never changes and is never given again. */
  readonly key: string
  /** Sectors it is for; none where it is for everybody. */
  readonly sectors: readonly number[]
  readonly objective: MarketingObjective
  readonly format: SubjectFormat
  /** What the answer is. */
  readonly kind: FactKind
  readonly words: Readonly<Record<'fr' | 'en', IdeaWords>>
}

const wordsOf = ([title = '', show = '', say = '', question = '']: readonly string[]): IdeaWords => ({
  title,
  show,
  say,
  question,
})

/** One line an idea: key, sectors, objective, format, kind of its answer, then its words in French and in English. */
export const ideas: readonly Idea[] = readFileSync(new URL('./shipped-ideas.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [key = '', sectors = '', objective, format, kind, ...words] = line.split('|')
    return {
      key,
      sectors: sectors === '*' ? [] : sectors.split(',').map(Number),
      objective: objective as MarketingObjective,
      format: format as SubjectFormat,
      kind: kind as FactKind,
      words: { fr: wordsOf(words.slice(0, 4)), en: wordsOf(words.slice(4)) },
    }
  })

const byKey = new Map(ideas.map((idea) => [idea.key, idea]))

export const ideaOf = (key: string): Idea | undefined => byKey.get(key)
