// A container: media on their way to a post. It moves on with every look at it and with time, whichever is faster.
import { dayMs } from '../meta/graph-time.ts'
import type { InstagramSubcode } from './instagram-error.ts'

export const containerKinds = ['image', 'video', 'carousel', 'reel', 'story-image', 'story-video'] as const
export type ContainerKind = (typeof containerKinds)[number]

export interface Progress {
  kind: ContainerKind
  createdAtMs: number
  /** How often its status was asked. */
  polls: number
  /** Bytes sent by the caller are still missing. */
  awaitsBytes: boolean
  failure?: InstagramSubcode | undefined
  mediaId?: string | undefined
}

export type StatusCode = 'IN_PROGRESS' | 'FINISHED' | 'PUBLISHED' | 'ERROR' | 'EXPIRED'

/** A picture is done at the first look, a film at the fourth; somebody who never looks must wait. */
const patience: Record<ContainerKind, { polls: number; ms: number }> = {
  image: { polls: 1, ms: 3_000 },
  'story-image': { polls: 1, ms: 3_000 },
  carousel: { polls: 1, ms: 3_000 },
  video: { polls: 3, ms: 45_000 },
  reel: { polls: 3, ms: 45_000 },
  'story-video': { polls: 3, ms: 45_000 },
}

export function statusCode(
  container: Progress,
  nowMs: number,
  children: readonly Progress[] = [],
): StatusCode {
  if (container.mediaId) return 'PUBLISHED'
  const ageMs = nowMs - container.createdAtMs
  if (ageMs > dayMs) return 'EXPIRED'
  const inside = children.map((child) => statusCode(child, nowMs))
  if (container.awaitsBytes) return 'IN_PROGRESS'
  const { polls, ms } = patience[container.kind]
  if (container.polls < polls && ageMs < ms) return 'IN_PROGRESS'
  if (container.failure !== undefined || inside.includes('ERROR')) return 'ERROR'
  return inside.includes('IN_PROGRESS') ? 'IN_PROGRESS' : 'FINISHED'
}

export function statusText(code: StatusCode, failure: InstagramSubcode | undefined): string {
  if (code === 'IN_PROGRESS') return 'In Progress: Media is still being processed.'
  if (code === 'FINISHED') return 'Finished: Media has been uploaded and it is ready to be published.'
  if (code === 'PUBLISHED') return 'Published: Media has been published.'
  if (code === 'EXPIRED') return 'Expired: The container was not published within 24 hours.'
  return `Error: Media upload has failed with error code ${failure ?? 2207082}`
}
