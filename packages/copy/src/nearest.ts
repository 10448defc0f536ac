import type { Language } from '@postelier/contract'
import { likeness, nearDuplicateFrom, stemsIn } from './duplicates.ts'
import { wordsOf } from './words/comparable.ts'

interface Told<Of> {
  readonly of: Of
  readonly texts: readonly string[]
}

/** More stems than a year of posts has: a pair of them is one number below what a number can hold exactly. */
const mostStems = 2 ** 24

/**
 * What says the same as one of some texts (`isNearDuplicate`), and most so. A year of posts is taken apart once, and held
 * against a whole list of subjects while somebody waits for it: so words become numbers, and only what shares some with a
 * text is looked at. A text without words of matter is like nothing here.
 */
export function nearestAmong<Of>(
  told: readonly Told<Of>[],
  language: Language,
): (...texts: readonly string[]) => Of | null {
  const numbers = new Map<string, number>()
  const numberOf = (stem: string): number => {
    const known = numbers.get(stem)
    if (known !== undefined) return known
    const next = numbers.size + 1
    numbers.set(stem, next)
    return next
  }
  const shinglesOf = (text: string): Set<number> => {
    const shingles = new Set<number>()
    let before = 0
    for (const stem of stemsIn(wordsOf(text), language)) {
      const number = numberOf(stem)
      shingles.add(number)
      if (before > 0) shingles.add(before * mostStems + number)
      before = number
    }
    return shingles
  }

  const kept: { readonly of: Of; readonly size: number }[] = []
  const having = new Map<number, number[]>()
  for (const { of, texts } of told)
    for (const text of new Set(texts)) {
      const shingles = shinglesOf(text)
      for (const shingle of shingles) {
        const those = having.get(shingle)
        if (those) those.push(kept.length)
        else having.set(shingle, [kept.length])
      }
      kept.push({ of, size: shingles.size })
    }

  return (...texts) => {
    let nearest: Of | null = null
    let most = 0
    for (const text of texts) {
      const shingles = shinglesOf(text)
      const shared = new Uint16Array(kept.length)
      for (const shingle of shingles)
        for (const at of having.get(shingle) ?? []) shared[at] = (shared[at] ?? 0) + 1
      for (const [at, { of, size }] of kept.entries()) {
        const count = shared[at] ?? 0
        if (count === 0) continue
        const by = likeness(count, Math.min(shingles.size, size), Math.max(shingles.size, size))
        if (by < nearDuplicateFrom || by <= most) continue
        most = by
        nearest = of
      }
    }
    return nearest
  }
}
