// What a scheduled post's outlook says at a glance, and the one click that helps against each thing that stands against it.
import { isStuckCode, type OutlookCode } from '@postelier/contract'
import type { PublicationView } from '#features/posts/post-queries.ts'

export type Mend = 'link' | 'pages' | 'post' | 'date' | 'letGo'

/** Nothing where nobody needs to do anything. */
export const mends: Readonly<Record<OutlookCode, Mend | null>> = {
  notLinked: 'link',
  linkEnded: 'link',
  linkEndsBefore: 'link',
  pageGone: 'pages',
  pageClosed: 'pages',
  mediaGone: 'post',
  notTaken: 'post',
  eventOver: 'date',
  offerOver: 'date',
  linkDead: 'post',
  tooMany: 'date',
  stopped: 'letGo',
  noAnswer: null,
}

/** Not looked at yet, nothing is known against it. */
export function lightOf(outlook: PublicationView['outlook']): 'good' | 'atRisk' | 'stuck' {
  if (!outlook || outlook.length === 0) return 'good'
  return outlook.some(({ code }) => isStuckCode(code)) ? 'stuck' : 'atRisk'
}

export interface Pressing {
  readonly code: OutlookCode
  readonly mend: Mend
  readonly one: PublicationView
}

/** Of all that stands against a scheduled post on its pages, what is to be mended first: what keeps it off, then the rest. */
export function mostPressing(
  publications: readonly PublicationView[],
  notOurs: readonly OutlookCode[] = [],
): Pressing | null {
  const all = publications.flatMap((one) =>
    one.state === 'waiting'
      ? (one.outlook ?? []).flatMap(({ code }) => {
          const mend = notOurs.includes(code) ? null : mends[code]
          return mend ? [{ code, mend, one }] : []
        })
      : [],
  )
  const first = (is: (code: OutlookCode) => boolean) => all.find(({ code }) => is(code))
  return first(isStuckCode) ?? first((code) => code === 'stopped') ?? all[0] ?? null
}
