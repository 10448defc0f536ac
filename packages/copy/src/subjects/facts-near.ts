import type { Fact, Language } from '@postelier/contract'
import { wordsOf } from '../words/comparable.ts'
import { stopWords } from '../words/stop-words.ts'

/** Words that stand in any wish, whatever it is about; as they are compared. */
const ofWishes = new Set(
  (
    'post posts sujet sujets parle parler faire quelque chose plait ' +
    'subject subjects talk speak would like please tema temas hablar hacer algo thema themen sprechen machen etwas'
  ).split(' '),
)
const fewestLetters = 4
/** Two words that begin alike this far are one: its plural, its feminine, a verb of it. */
const alike = 5

export const stemsOf = (text: string, language: Language): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length >= fewestLetters && !ofWishes.has(word) && !stopWords[language].has(word))
      .map((word) => word.slice(0, alike)),
  )

/** Of all that is known, what a wish in words is about: those that share most of its words. All of it where none are said. */
export function factsNear(input: string, facts: readonly Fact[], language: Language): readonly Fact[] {
  const wanted = stemsOf(input, language)
  if (wanted.size === 0) return facts
  const scored = facts.map((fact) => {
    const own = stemsOf([fact.about, fact.question, ...fact.says].join(' '), language)
    return { fact, score: [...wanted].filter((stem) => own.has(stem)).length }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score * 2 > best).map(({ fact }) => fact)
}
