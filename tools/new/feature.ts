// What a feature is made of: a screen and the call it asks, with words, a test and a row of the specification.
import { namesOf } from './names.ts'
import { serverFiles } from './server-files.ts'
import { textFiles } from './text-files.ts'
import { webFiles } from './web-files.ts'

/** The files of a new feature by their paths. None of them is a list that others stand in. */
export function featureFiles(name: string): Readonly<Record<string, string>> {
  const names = namesOf(name)
  return { ...serverFiles(names), ...webFiles(names), ...textFiles(names) }
}
