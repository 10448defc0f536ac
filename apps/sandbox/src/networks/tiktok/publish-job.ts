// A post on its way: accepted, uploaded or fetched, processed, out, and only then given its public id.

import type { ChunkPlan } from './chunk-plan.ts'
import type { FailReason, PrivacyLevel } from './post-rules.ts'

export interface Job {
  /** The publish_id. */
  id: string
  kind: 'video' | 'photo'
  mode: 'direct' | 'inbox'
  source: 'FILE_UPLOAD' | 'PULL_FROM_URL'
  account: string
  client: string
  text: string
  title: string
  privacy: PrivacyLevel
  createdAtMs: number
  plan?: ChunkPlan
  uploadId?: string
  uploadToken?: string
  files: readonly string[]
  /** When the last byte was here. */
  readyAtMs?: number
  /** How often its status was asked since then. */
  polls: number
  failReason?: FailReason
  postId?: string
  /** How often its status was asked since it was out. */
  pollsSince: number
  completeAtMs?: number
}

export type JobStatus =
  | 'PROCESSING_UPLOAD'
  | 'PROCESSING_DOWNLOAD'
  | 'SEND_TO_USER_INBOX'
  | 'PUBLISH_COMPLETE'
  | 'FAILED'

const processingPolls = 2
const processingMs = 15_000
const moderationPolls = 2
const moderationMs = 45_000

export const isProcessed = (job: Job, nowMs: number): boolean =>
  job.readyAtMs !== undefined && (job.polls > processingPolls || nowMs - job.readyAtMs >= processingMs)

export function jobStatus(job: Job, nowMs: number): JobStatus {
  if (!isProcessed(job, nowMs))
    return job.source === 'FILE_UPLOAD' ? 'PROCESSING_UPLOAD' : 'PROCESSING_DOWNLOAD'
  if (job.failReason !== undefined) return 'FAILED'
  return job.mode === 'inbox' ? 'SEND_TO_USER_INBOX' : 'PUBLISH_COMPLETE'
}

/** The public id is there only for public posts, and only after moderation: later than "complete". */
export function publicId(job: Job, nowMs: number): bigint | undefined {
  if (job.postId === undefined || job.privacy !== 'PUBLIC_TO_EVERYONE') return undefined
  const isModerated = job.pollsSince > moderationPolls || nowMs - (job.completeAtMs ?? nowMs) >= moderationMs
  return isModerated ? BigInt(job.postId) : undefined
}
