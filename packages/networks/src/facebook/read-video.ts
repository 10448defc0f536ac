import * as z from 'zod'
import type { CallContext, OpenPage } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { graph, idIn } from '../meta/graph.ts'
import { Refusal } from '../refusal.ts'
import { hostOf } from './configuration.ts'

const fault = z.object({ message: z.string().catch('') })
const phase = z
  .object({
    status: z.string().catch(''),
    // Both spellings are about.
    error: fault.optional().catch(undefined),
    errors: z.array(fault).optional().catch(undefined),
  })
  .optional()
  .catch(undefined)

const film = z.object({
  status: z.object({
    video_status: z.string().catch(''),
    uploading_phase: phase,
    processing_phase: phase,
    publishing_phase: phase,
  }),
  post_id: idText.optional().catch(undefined),
  permalink_url: z.string().optional().catch(undefined),
})
export type FilmStatus = z.infer<typeof film>

export const readFilm = (context: CallContext, page: OpenPage, id: string): Promise<FilmStatus> =>
  graph(context, hostOf(context), {
    path: `/${idIn(id)}`,
    token: page.tokens.access,
    query: { fields: 'status,published,post_id,permalink_url' },
    read: jsonOf(film),
  })

const isDone = (status: string | undefined): boolean => status === 'complete' || status === 'completed'

export const isLive = ({ status }: FilmStatus): boolean => isDone(status.publishing_phase?.status)

/** Its last step was not taken, or not read. */
export const isUntouched = ({ status }: FilmStatus): boolean =>
  (status.publishing_phase?.status ?? 'not_started') === 'not_started'

export const isUploaded = ({ status }: FilmStatus): boolean =>
  status.video_status === 'upload_complete' ||
  status.video_status === 'ready' ||
  isDone(status.uploading_phase?.status)

/** A film that will never be one. */
export const refuseBroken = ({ status }: FilmStatus): void => {
  const phases = [status.uploading_phase, status.processing_phase, status.publishing_phase]
  const broken = phases.find((one) => one?.status === 'error')
  const isBroken = ['error', 'expired', 'upload_failed'].includes(status.video_status)
  if (!broken && !isBroken) return
  const message = broken?.error?.message || broken?.errors?.[0]?.message || 'The film could not be made ready'
  throw new Refusal({ kind: 'mediaRejected', code: status.video_status || 'error', message, ofPost: true })
}
