/** What a sentence is filled with: `{{name}}`, and `$t(…)`, which puts another sentence in. */
const parts = /\{\{([^{}]*)\}\}|\$t\([^()]*\)/g

export const placeholdersOf = (sentence: string): string[] =>
  [
    ...new Set(
      [...sentence.matchAll(parts)].map(([whole, name]) =>
        name === undefined ? whole : `{{${name.trim()}}}`,
      ),
    ),
  ].sort()

/** A sentence may turn its words around and say one twice, but neither lose one nor invent one, nor leave a brace open. */
export function samePlaceholders(shipped: string, given: string): boolean {
  const [before, after] = [placeholdersOf(shipped), placeholdersOf(given)]
  const left = given.replace(parts, '')
  if (/\{\{|\}\}|\$t\(/.test(left)) return false
  return before.length === after.length && before.every((name, index) => name === after[index])
}
