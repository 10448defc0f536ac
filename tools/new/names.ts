/** A name as the files need it: `best-times`, `bestTimes`, `BestTimes`, `Best times`. */
export interface Names {
  readonly kebab: string
  readonly camel: string
  readonly pascal: string
  readonly words: string
}

export const isFeatureName = (name: string): boolean => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)

export function namesOf(kebab: string): Names {
  const camel = kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const words = kebab.replaceAll('-', ' ')
  const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  return { kebab, camel, pascal: capital(camel), words: capital(words) }
}
