// What is known of a site before one of its pages is read for facts.
import type { PageKind } from '../site-reading.ts'

export interface PageSurroundings {
  readonly kind: PageKind
  readonly today: string
  readonly businessName: string
  /** Whether a word is a name wherever it stands on the site. */
  readonly isName: (word: string) => boolean
  readonly flag: (text: string) => void
}
