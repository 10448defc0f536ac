// A title as far as the source says it: words, and gaps where only a run would know more.

/** What stands where a value is only known when the tests run. */
export const gap = Symbol('gap')

export type Pattern = readonly (string | typeof gap)[]

/** Without neighbouring texts, so that a title the source says whole is one text. */
export function join(...patterns: readonly Pattern[]): Pattern {
  const joined: (string | typeof gap)[] = []
  for (const part of patterns.flat()) {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part
    else if (part !== '') joined.push(part)
  }
  return joined
}

/** The title as it stands, where the source says it whole. */
export function literalOf(pattern: Pattern): string | undefined {
  const [first, ...others] = pattern
  return typeof first === 'string' && others.length === 0 ? first : undefined
}

/** A title of gaps and next to no words ("… is …") fits nearly every name, so it shows none. */
export const saysTooLittle = (pattern: Pattern): boolean => {
  const words = pattern.flatMap((part) => (part === gap ? [] : (part.match(/\p{L}{2,}/gu) ?? [])))
  return pattern.includes(gap) && words.length < 3
}

export function regexOf(pattern: Pattern): RegExp {
  const parts = pattern.map((part) => (part === gap ? '.+' : RegExp.escape(part)))
  return new RegExp(`^${parts.join('')}$`, 's')
}
