/**
 * Every sentence a person reads: interface, errors, mails. French is the source of truth; English is typed against it.
 * A namespace is one file per language, named like it, which exports one object of that name; whoever shows texts finds the
 * files in their folder and loads a namespace when it is first needed. Knows no framework.
 */

export { elide } from './elision.ts'
export { withFirstOfMonth } from './first-of-month.ts'
export type { MenuWords, ScreenWords } from './menu.ts'

export const interfaceLanguages = ['fr', 'en'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** The namespace in the file of a name: `post-faults` has `postFaults`. */
export const namespaceOf = (name: string): string =>
  name.replaceAll(/-[a-z]/g, (part) => part.slice(1).toUpperCase())
