import type { Fact } from '@postelier/contract'
import { knownOf, materialOf } from './known.ts'
import { valuesOf } from './numbers.ts'
import { readNumbers } from './read-numbers.ts'
import { matterOf } from './things.ts'

/** From so many words of matter on, one that is shared by chance is not enough. */
const manyWords = 8

/**
 * Whether a fact speaks of what a sentence speaks of: they share words of matter, or a figure. That it says the same is more
 * than words can tell; a sentence that shares nothing with its fact was pinned to it.
 */
export function bearsOut(fact: Fact, sentence: string): boolean {
  const said = matterOf(sentence)
  const known = matterOf(materialOf(fact))
  const shared = [...said].filter((word) => known.has(word)).length
  if (shared >= (said.size < manyWords ? 1 : 2)) return true
  const { numbers } = knownOf([fact])
  const figures = readNumbers(sentence, true).text.match(/\d{1,9}/g) ?? []
  return (
    said.size < manyWords && figures.some((figure) => valuesOf(figure).some((value) => numbers.has(value)))
  )
}
