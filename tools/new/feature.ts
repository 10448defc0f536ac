// What a feature is made of: a screen and the call it asks, with words, a test and a row of the specification.
import { serverFiles } from './server-files.ts'
import { textFiles } from './text-files.ts'
import { webFiles } from './web-files.ts'

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

/** The files of a new feature by their paths. None of them is a list that others stand in. */
export function featureFiles(name: string): Readonly<Record<string, string>> {
  const names = namesOf(name)
  return { ...serverFiles(names), ...webFiles(names), ...textFiles(names) }
}
