// What a scheduled post's readiness says at a glance, and the one click that helps against each thing that stands against it.
import { isStuckCode, type ReadinessCode } from '@postelier/contract'
import type { PublicationView } from '#features/posts/post-queries.ts'

export type Fix = 'link' | 'pages' | 'post' | 'date' | 'letGo'

/** Nothing where nobody needs to do anything. */
export const fixes: Readonly<Record<ReadinessCode, Fix | null>> = {
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
export function lightOf(readiness: PublicationView['readiness']): 'good' | 'atRisk' | 'stuck' {
  if (!readiness || readiness.length === 0) return 'good'
  return readiness.some(({ code }) => isStuckCode(code)) ? 'stuck' : 'atRisk'
}

export interface Pressing {
  readonly code: ReadinessCode
  readonly fix: Fix
  readonly one: PublicationView
}

/** Of all that stands against a scheduled post on its pages, what is to be mended first: what keeps it off, then the rest. */
export function mostPressing(
  publications: readonly PublicationView[],
  notOurs: readonly ReadinessCode[] = [],
): Pressing | null {
  const all = publications.flatMap((one) =>
    one.state === 'waiting'
      ? (one.readiness ?? []).flatMap(({ code }) => {
          const fix = notOurs.includes(code) ? null : fixes[code]
          return fix ? [{ code, fix, one }] : []
        })
      : [],
  )
  const first = (is: (code: ReadinessCode) => boolean) => all.find(({ code }) => is(code))
  return first(isStuckCode) ?? first((code) => code === 'stopped') ?? all[0] ?? null
}
