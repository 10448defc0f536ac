// What of a post can be made anew, what that costs, and under which name it stands in the book of credits.
import type { MasterSettings, RemakeKind } from '@postelier/contract'
import type { CreditReason } from '../../billing/index.ts'

export const creditsFor = (settings: MasterSettings): Readonly<Record<RemakeKind, number>> => ({
  hook: settings.hookRegenerationCredits,
  visual: settings.visualRegenerationCredits,
  subject: settings.subjectRegenerationCredits,
  all: settings.fullRegenerationCredits,
})

export const reasonFor: Readonly<Record<RemakeKind, CreditReason>> = {
  hook: 'newHook',
  visual: 'newVisual',
  subject: 'newSubject',
  all: 'newPost',
}

export const transitionFor = {
  hook: 'remakeHook',
  visual: 'remakeVisual',
  subject: 'remakeSubject',
  all: 'remakeAll',
} as const satisfies Record<RemakeKind, string>

interface Post {
  readonly format: string
  readonly shows: 'design' | 'media'
  readonly visualId: number | null
}

/** Of a drafted post its words; its picture too, where it shows the one that was drawn for it. */
export function openKinds(
  { format, shows, visualId }: Post,
  { isDrafted }: { readonly isDrafted: boolean },
): RemakeKind[] {
  if (!isDrafted) return []
  const isDrawn = shows === 'design' && visualId !== null && (format === 'image' || format === 'carousel')
  return isDrawn ? ['hook', 'visual', 'subject', 'all'] : ['hook']
}
