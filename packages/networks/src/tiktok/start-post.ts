import * as z from 'zod'
import type { CallContext, MediaFile, PublishJob } from '../adapter.ts'
import { call } from '../calling/call.ts'
import { refusalOfStatus } from '../calling/refusal-of-status.ts'
import { settingOf } from '../rules/find-faults.ts'
import { ask } from './call.ts'
import type { Audience } from './check-creator.ts'
import { settings } from './descriptor.ts'
import { type Chunk, planUpload } from './plan-chunks.ts'

const brandOf = (job: PublishJob) => {
  const disclosure = settingOf(settings, job.settings, 'disclosure')
  return {
    brand_content_toggle: disclosure === 'paidPartnership',
    brand_organic_toggle: disclosure === 'ownBrand',
  }
}

/** Opens an upload: nothing is made before the last byte is there. */
export const startVideo = (context: CallContext, job: PublishJob, film: MediaFile, shown: Audience) => {
  const { chunkSize, chunks } = planUpload(film.bytes)
  return ask(context, {
    path: '/v2/post/publish/video/init/',
    token: job.page.tokens.access,
    json: {
      post_info: {
        title: job.text,
        privacy_level: shown.privacy,
        disable_duet: shown.disableDuet,
        disable_comment: shown.disableComment,
        disable_stitch: shown.disableStitch,
        ...brandOf(job),
        is_aigc: settingOf(settings, job.settings, 'madeWithAi') === 'on',
      },
      source_info: {
        source: 'FILE_UPLOAD',
        video_size: film.bytes,
        chunk_size: chunkSize,
        total_chunk_count: chunks.length,
      },
    },
    data: z.object({ publish_id: z.string().min(1), upload_url: z.url() }),
  })
}

const uploadLimitMs = 300_000

export const sendChunk = async (
  context: CallContext,
  url: string,
  film: MediaFile,
  chunk: Chunk,
  isFinal: boolean,
): Promise<void> =>
  call(context, {
    request: {
      method: 'PUT',
      url,
      headers: {
        'content-type': film.mime,
        'content-range': chunk.range,
      },
      body: await film.read(chunk.from, chunk.to),
      timeLimitMs: uploadLimitMs,
    },
    ...(isFinal ? { isFinal: true } : {}),
    refusalOf: ({ status }) => {
      const kind = refusalOfStatus(status)
      return kind && { kind, code: `upload ${status}`, message: 'A part of the film was not taken', status }
    },
    read: () => undefined,
  })

const mostOfTitle = 90

/** As much of a text as fits, without half a character at its end. */
const beginning = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** Pictures are fetched from us: this one call is the post. */
export const startPhotos = async (context: CallContext, job: PublishJob, shown: Audience) => {
  const photos: string[] = []
  for (const file of job.media) photos.push(await file.address())
  return ask(context, {
    path: '/v2/post/publish/content/init/',
    token: job.page.tokens.access,
    json: {
      media_type: 'PHOTO',
      post_mode: 'DIRECT_POST',
      post_info: {
        title: beginning(job.title, mostOfTitle),
        description: job.text,
        privacy_level: shown.privacy,
        disable_comment: shown.disableComment,
        auto_add_music: true,
        ...brandOf(job),
      },
      source_info: { source: 'PULL_FROM_URL', photo_cover_index: 0, photo_images: photos },
    },
    isFinal: true,
    data: z.object({ publish_id: z.string().min(1) }),
  })
}
