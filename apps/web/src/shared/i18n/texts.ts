import type { MenuWords } from '@postelier/texts'
import type { auth } from '@postelier/texts/fr/auth'
import type { common } from '@postelier/texts/fr/common'
import type { drafting } from '@postelier/texts/fr/drafting'
import type { errors } from '@postelier/texts/fr/errors'
import type { fields } from '@postelier/texts/fr/fields'
import type { shell } from '@postelier/texts/fr/shell'

/**
 * The French texts by namespace, from which the typed keys come. Here stand those of no one feature; a feature adds its own
 * in its `feature.ts` (declaration merging).
 */
export interface Texts {
  auth: typeof auth
  common: typeof common
  drafting: typeof drafting
  errors: typeof errors
  fields: typeof fields
  menu: MenuWords
  shell: typeof shell
}
export type Namespace = keyof Texts
