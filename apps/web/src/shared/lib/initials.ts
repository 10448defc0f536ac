/** Words that tie a name together and are not what it is known by. */
const ties = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'et', 'the', 'of', 'and', 'd', 'l'])

/** Two letters: of a business its first two words ("Fleurs de Paule" is FP), of a person the first and the last name. */
export function initialsOf(name: string, of: 'person' | 'society'): string {
  const words = name.split(/[\s’'.,&+-]+/).filter(Boolean)
  const own = of === 'society' ? words.filter((word) => !ties.has(word.toLowerCase())) : words
  const known = own.length > 0 ? own : words
  const [first = '', ...others] = known
  const second = of === 'society' ? others[0] : others.at(-1)
  return [first, second ?? ''].map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('')
}
