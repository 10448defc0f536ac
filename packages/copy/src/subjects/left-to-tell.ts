import type { Fact } from '@postelier/contract'
import type { SubjectInput } from '../brief.ts'
import { wasTold } from '../compose/material.ts'
import { emptyMemory, wasSaidAlike } from '../memory.ts'

/** What is left of a thing that was told is a post from here on. */
const fewestLetters = 90

/** A fact without what posts said of it; null where what is left would make no post. */
export const leftToTell = (
  fact: Fact,
  { memory = emptyMemory, language }: Pick<SubjectInput, 'memory' | 'language'>,
): Fact | null => {
  if (memory.sentences.length === 0 && memory.rows === undefined) return fact
  if (fact.question !== '' && wasSaidAlike(memory, fact.question, language)) return null
  const says = fact.says.filter((line) => !wasTold(line, fact, memory))
  if (says.length === fact.says.length) return fact
  // A day is told again, and hours are told whole.
  if (fact.kind === 'event') return { ...fact, says }
  const isEnough = fact.kind !== 'hours' && says.join(' ').length >= fewestLetters
  return isEnough ? { ...fact, says } : null
}
