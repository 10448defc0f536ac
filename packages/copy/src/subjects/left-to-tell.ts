import type { Fact } from '@postelier/contract'
import type { SubjectInput } from '../brief.ts'
import { emptyMemory, wasSaid, wasSaidAlike } from '../memory.ts'

/** What is left of a thing that was told is a post from here on. */
const fewestLetters = 90

/** A fact without what posts said of it; null where what is left would make no post. */
export const leftToTell = (
  fact: Fact,
  { memory = emptyMemory, language }: Pick<SubjectInput, 'memory' | 'language'>,
): Fact | null => {
  if (memory.sentences.length === 0) return fact
  // One day's hours look like another's, and are not the same.
  const isSaid = (line: string) =>
    fact.kind === 'hours' ? wasSaid(memory, line) : wasSaidAlike(memory, line, language)
  if (fact.question !== '' && isSaid(fact.question)) return null
  const says = fact.says.filter((line) => !isSaid(line))
  if (says.length === fact.says.length) return fact
  // A day is told again, and hours are told whole.
  if (fact.kind === 'event') return { ...fact, says }
  const isEnough = fact.kind !== 'hours' && says.join(' ').length >= fewestLetters
  return isEnough ? { ...fact, says } : null
}
