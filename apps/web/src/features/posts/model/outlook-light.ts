// What a scheduled post's outlook says at a glance, and the one click that helps against each thing that stands against it.
import type { PublicationView } from '#features/posts/post-queries.ts'

export type OutlookCode = NonNullable<PublicationView['outlook']>[number]['code']

export type Mend = 'link' | 'pages' | 'post' | 'date' | 'letGo'

interface Weight {
  /** As things stand it does not go out at all. */
  readonly isStuck: boolean
  /** Nothing where nobody needs to do anything. */
  readonly mend: Mend | null
}

export const weights: Readonly<Record<OutlookCode, Weight>> = {
  notLinked: { isStuck: true, mend: 'link' },
  linkEnded: { isStuck: true, mend: 'link' },
  linkEndsBefore: { isStuck: false, mend: 'link' },
  pageGone: { isStuck: true, mend: 'pages' },
  pageClosed: { isStuck: true, mend: 'pages' },
  mediaGone: { isStuck: true, mend: 'post' },
  notTaken: { isStuck: true, mend: 'post' },
  tooMany: { isStuck: false, mend: 'date' },
  stopped: { isStuck: false, mend: 'letGo' },
  noAnswer: { isStuck: false, mend: null },
}

/** Not looked at yet, nothing is known against it. */
export function lightOf(outlook: PublicationView['outlook']): 'good' | 'atRisk' | 'stuck' {
  if (!outlook || outlook.length === 0) return 'good'
  return outlook.some(({ code }) => weights[code].isStuck) ? 'stuck' : 'atRisk'
}
