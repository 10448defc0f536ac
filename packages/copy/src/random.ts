/** A figure from 0 to 1 that depends on the words given and on nothing else: free choices are made by it, so that they can be made again. */
export const chance = (...words: readonly string[]): number => hashOf(words.join('\u0000')) / 0x1_0000_0000

/** FNV-1a, then mixed: neighbouring words must not get neighbouring figures. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** In an order that the seed decides. */
export const shuffled = <T>(items: readonly T[], keyOf: (item: T) => string, seed: string): T[] =>
  items
    .map((item) => ({ item, at: chance(seed, keyOf(item)) }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item)
