// What is known of a site before one of its pages is read for facts, and of the page before one of its sections is.
import type { FactSource } from '@postelier/contract'
import type { ReadPage } from '../page/read-page.ts'
import type { PageKind } from '../site-reading.ts'

export interface PageSurroundings {
  readonly kind: PageKind
  readonly today: string
  readonly businessName: string
  /** Whether a word is a name wherever it stands on the site. */
  readonly isName: (word: string) => boolean
  readonly flag: (text: string) => void
}

export interface PageContext {
  readonly page: ReadPage
  readonly around: PageSurroundings
  /** The day it was written, where it says so. */
  readonly published: string | null
  /** Whether it is the first of its page. */
  readonly isFirst: boolean
  /** The one day that the page announces. */
  readonly eventDay: string | null
}

export const sourceOf = ({ url, title }: ReadPage): FactSource => ({ by: 'page', url, title })
