import * as z from 'zod'
import type { CallContext, MediaFile, PublishJob } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { graph, idIn } from '../meta/graph.ts'
import { bySubcode } from '../meta/read-refusal.ts'
import { Refusal, type RefusalKind } from '../refusal.ts'
import { settingOf } from '../rules/find-faults.ts'
import { hostOf } from './configuration.ts'
import { settings } from './descriptor.ts'

const make = async (
  context: CallContext,
  { page }: PublishJob,
  form: Readonly<Record<string, string | undefined>>,
): Promise<string> => {
  const { id } = await graph(context, hostOf(context, page.tokens), {
    method: 'POST',
    path: `/${idIn(page.id)}/media`,
    token: page.tokens.access,
    form,
    read: jsonOf(z.object({ id: idText })),
  })
  return id
}

/** Meta fetches it from there: the address is asked for anew each time, because it ends. */
const sourceOf = async (file: MediaFile) =>
  file.kind === 'video' ? { video_url: await file.address() } : { image_url: await file.address() }

const altTextOf = ({ kind, altText }: MediaFile) =>
  kind === 'image' && altText ? { alt_text: altText.slice(0, 1000) } : {}

/** A post of one file, which nobody sees yet. */
export const makeSingle = async (context: CallContext, job: PublishJob, file: MediaFile): Promise<string> => {
  const source = await sourceOf(file)
  if (job.format === 'story') return make(context, job, { media_type: 'STORIES', ...source })
  const caption = job.text === '' ? {} : { caption: job.text }
  if (file.kind === 'image') return make(context, job, { ...source, ...caption, ...altTextOf(file) })
  const share = settingOf(settings, job.settings, 'shareToFeed') === 'off' ? 'false' : 'true'
  return make(context, job, { media_type: 'REELS', ...source, ...caption, share_to_feed: share })
}

export const makeChild = async (context: CallContext, job: PublishJob, file: MediaFile): Promise<string> =>
  make(context, job, {
    ...(file.kind === 'video' ? { media_type: 'VIDEO' } : {}),
    ...(await sourceOf(file)),
    ...altTextOf(file),
    is_carousel_item: 'true',
  })

export const makeCarousel = (
  context: CallContext,
  job: PublishJob,
  children: readonly string[],
): Promise<string> =>
  make(context, job, {
    media_type: 'CAROUSEL',
    children: children.join(','),
    ...(job.text === '' ? {} : { caption: job.text }),
  })

const container = z.object({ status_code: z.string(), status: z.string().catch('') })
export type ContainerStatus = z.infer<typeof container>

export const readContainer = (
  context: CallContext,
  { page }: PublishJob,
  id: string,
): Promise<ContainerStatus> =>
  graph(context, hostOf(context, page.tokens), {
    path: `/${idIn(id)}`,
    token: page.tokens.access,
    query: { fields: 'status_code,status' },
    read: jsonOf(container),
  })

/** Why a container failed: its status names the finer code that a refusal would have had. */
export const faultOf = ({ status }: ContainerStatus): Refusal => {
  const subcode = /\b(22\d{5})\b/.exec(status)?.[1]
  const kind: RefusalKind = (subcode && bySubcode[Number(subcode)]) || 'mediaRejected'
  return new Refusal({
    kind,
    code: subcode ?? 'ERROR',
    message: status || 'The media could not be made ready',
  })
}
