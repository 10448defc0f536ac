// A film on its way: it is uploaded, processed and published, and each of the three has its own state.
import { graphTime, seconds } from '../meta/graph-time.ts'

export interface Film {
  id: string
  page: string
  account: string
  client: string
  use: 'video' | 'reel' | 'story'
  createdAtMs: number
  fileSize: number
  /** Known once all bytes are there. */
  file?: string
  /** Of the chunked upload. */
  session?: string
  description: string
  title: string
  /** Said when it was finished; until then it waits for that. */
  input?: 'PUBLISHED' | 'SCHEDULED' | 'DRAFT'
  finishedAtMs?: number
  dueAtMs?: number
  /** How often its status was asked since then. */
  polls: number
  failure?: string
  postId?: string
}

const pollsNeeded = 2
const processingMs = 20_000

export const isProcessed = (film: Film, nowMs: number): boolean =>
  film.finishedAtMs !== undefined && (film.polls >= pollsNeeded || nowMs - film.finishedAtMs >= processingMs)

type Phase = 'not_started' | 'in_progress' | 'complete' | 'error'

export function filmStatus(film: Film, received: number, nowMs: number): Record<string, unknown> {
  const isWhole = film.file !== undefined
  const isDone = isProcessed(film, nowMs)
  const hasFailed = isDone && film.failure !== undefined
  const processing: Phase = hasFailed
    ? 'error'
    : isDone
      ? 'complete'
      : film.finishedAtMs
        ? 'in_progress'
        : 'not_started'
  const publishing: Phase = hasFailed ? 'error' : film.postId ? 'complete' : 'not_started'
  const publishStatus = hasFailed
    ? 'error'
    : film.postId
      ? 'published'
      : film.input === 'SCHEDULED'
        ? 'scheduled'
        : 'draft'
  const errors = [{ code: 1_363_128, message: film.failure }]
  return {
    video_status: videoStatus(film, isWhole, isDone, hasFailed),
    uploading_phase: {
      status: isWhole ? 'complete' : received > 0 ? 'in_progress' : 'not_started',
      // Spelled both ways in the documents: both are given.
      bytes_transferred: isWhole ? film.fileSize : received,
      bytes_transfered: isWhole ? film.fileSize : received,
      source_file_size: film.fileSize,
    },
    processing_phase: { status: processing, ...(hasFailed && { errors, error: errors[0] }) },
    publishing_phase: {
      status: publishing,
      publish_status: publishStatus,
      ...(film.dueAtMs !== undefined && { publish_time: seconds(film.dueAtMs) }),
    },
  }
}

function videoStatus(film: Film, isWhole: boolean, isDone: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'error'
  if (isDone) return 'ready'
  if (film.finishedAtMs !== undefined) return 'processing'
  return isWhole ? 'upload_complete' : 'uploading'
}

export const filmTimes = (film: Film) => ({
  created_time: graphTime(film.createdAtMs),
  updated_time: graphTime(film.finishedAtMs ?? film.createdAtMs),
})
