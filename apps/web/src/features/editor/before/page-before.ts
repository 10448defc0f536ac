import type { Design, Page } from '@postelier/scene'

/** What a page was in an earlier design; nothing where it was not there yet. */
export function pageBefore(before: Design, now: Design, pageId: string): Page | null {
  const same = before.pages.find((page) => page.id === pageId)
  if (same) return same
  // Another template was put on meanwhile: its pages stand where the old ones stood.
  const inItsPlace = before.pages[now.pages.findIndex((page) => page.id === pageId)]
  const isReplaced = !now.pages.some((page) => page.id === inItsPlace?.id)
  return inItsPlace && isReplaced ? inItsPlace : null
}
