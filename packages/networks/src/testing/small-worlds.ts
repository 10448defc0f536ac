import type { Network } from '@postelier/contract'
import type { PublishJob } from '../adapter.ts'
import type { NetworkRequest } from '../http.ts'
import { imageOf, jobOf, pageOf, startedAt, videoOf } from './builders.ts'
import type { ScriptedAnswer } from './scripted-http.ts'

/** As much of a network as it takes to hold posts: what was made stays made, however often it is asked for. */
export interface SmallWorld {
  readonly job: PublishJob
  readonly answer: (request: NetworkRequest) => ScriptedAnswer
  /** How many posts the world can see. */
  readonly posts: () => number
}

const at = startedAt.toISOString()
const json = (value: unknown): ScriptedAnswer => ({ json: value })
const bodyOf = ({ body }: NetworkRequest) => JSON.parse(String(body))
const formOf = ({ body }: NetworkRequest) => Object.fromEntries(new URLSearchParams(String(body)))

const bluesky = (): SmallWorld => {
  const records = new Map<string, unknown>()
  const job = jobOf({
    page: pageOf({ id: 'did:plc:a', kind: 'profile' }),
    format: 'image',
    media: [imageOf()],
  })
  const uriOf = (rkey: string) => `at://did:plc:a/app.bsky.feed.post/${rkey}`
  return {
    job,
    posts: () => records.size,
    answer: (request) => {
      const url = new URL(request.url)
      if (url.pathname.endsWith('uploadBlob')) {
        return json({ blob: { $type: 'blob', ref: { $link: 'bafk' }, mimeType: 'image/jpeg', size: 3 } })
      }
      if (url.pathname.endsWith('putRecord')) {
        const { rkey, record } = bodyOf(request)
        const there = records.get(rkey)
        if (there && JSON.stringify(there) !== JSON.stringify(record)) {
          return { status: 400, json: { error: 'InvalidSwap' } }
        }
        records.set(rkey, record)
        return json({ uri: uriOf(rkey), cid: 'bafy' })
      }
      const rkey = url.searchParams.get('rkey') ?? ''
      const value = records.get(rkey)
      return value
        ? json({ uri: uriOf(rkey), cid: 'bafy', value })
        : { status: 400, json: { error: 'RecordNotFound' } }
    },
  }
}

const x = (): SmallWorld => {
  const posts: object[] = []
  let media = 0
  return {
    job: jobOf({ format: 'image', media: [imageOf()] }),
    posts: () => posts.length,
    answer: (request) => {
      if (request.url.endsWith('/media/upload')) {
        media += 1
        return json({ data: { id: `m${media}`, media_key: `3_m${media}` } })
      }
      if (request.url.endsWith('/metadata')) return json({ data: {} })
      if (request.method === 'GET') return json({ data: posts })
      const { text, media: sent } = bodyOf(request)
      const media_keys = sent.media_ids.map((id: string) => `3_${id}`)
      posts.unshift({ id: String(posts.length + 1), text, created_at: at, attachments: { media_keys } })
      return { status: 201, json: { data: posts[0] } }
    },
  }
}

const linkedin = (): SmallWorld => {
  const posts: object[] = []
  return {
    job: jobOf({ page: pageOf({ id: '1', kind: 'organisation' }), text: 'Hi (all) #bread' }),
    posts: () => posts.length,
    answer: (request) => {
      if (request.method === 'GET') return json({ elements: posts })
      const id = `urn:li:share:${posts.length + 1}`
      posts.unshift({ id, commentary: bodyOf(request).commentary, createdAt: startedAt.getTime() })
      return { status: 201, headers: { 'x-restli-id': id } }
    },
  }
}

const facebook = (): SmallWorld => {
  const posts: object[] = []
  let photos = 0
  return {
    job: jobOf({ format: 'album', media: [imageOf(), imageOf()] }),
    posts: () => posts.length,
    answer: (request) => {
      if (request.url.endsWith('/photos')) {
        photos += 1
        return json({ id: `p${photos}` })
      }
      if (request.method === 'GET') return json({ data: posts })
      const { message, attached_media: attached = '[]' } = formOf(request)
      const data = JSON.parse(attached).map(({ media_fbid: id }: { media_fbid: string }) => ({
        target: { id },
      }))
      posts.unshift({ id: `102_${posts.length + 1}`, message, created_time: at, attachments: { data } })
      return json(posts[0])
    },
  }
}

const instagram = (): SmallWorld => {
  const containers = new Map<string, string>()
  const posts: object[] = []
  return {
    job: jobOf({ page: pageOf({ id: '178' }), format: 'image', media: [imageOf()] }),
    posts: () => posts.length,
    answer: (request) => {
      const path = new URL(request.url).pathname.replace('/v27.0/', '')
      if (request.method === 'POST' && path === '178/media') {
        const id = `c${containers.size + 1}`
        containers.set(id, 'FINISHED')
        return json({ id })
      }
      if (path === '178/media_publish') {
        containers.set(formOf(request).creation_id ?? '', 'PUBLISHED')
        posts.unshift({
          id: `18${posts.length}`,
          caption: 'Hello',
          timestamp: at,
          media_type: 'IMAGE',
          permalink: 'https://i.example/p',
        })
        return json(posts[0])
      }
      if (path === '178/media') return json({ data: posts })
      return containers.has(path) ? json({ status_code: containers.get(path) }) : json(posts[0])
    },
  }
}

const tiktok = (): SmallWorld => {
  const uploads = new Map<string, number>()
  const size = 25_000_000
  const ok = (data: object) => json({ data, error: { code: 'ok' } })
  return {
    job: jobOf({ format: 'video', media: [videoOf(size)], settings: { privacy: 'public' } }),
    posts: () => [...uploads.values()].filter((bytes) => bytes === size).length,
    answer: (request) => {
      if (request.url.includes('creator_info')) return ok({ privacy_level_options: ['PUBLIC_TO_EVERYONE'] })
      if (request.url.includes('video/init')) {
        const id = `v${uploads.size + 1}`
        uploads.set(id, 0)
        return ok({ publish_id: id, upload_url: `https://up.example/${id}` })
      }
      if (request.url.includes('status/fetch')) {
        const { publish_id: id } = bodyOf(request)
        const bytes = uploads.get(id) ?? 0
        const isWhole = bytes === size
        const name = isWhole ? 'PUBLISH_COMPLETE' : 'PROCESSING_UPLOAD'
        return ok({ status: name, uploaded_bytes: bytes, publicaly_available_post_id: isWhole ? ['73'] : [] })
      }
      const id = request.url.split('/').at(-1) ?? ''
      const [, from = 0, to = 0] =
        /bytes (\d+)-(\d+)/.exec(request.headers?.['content-range'] ?? '')?.map(Number) ?? []
      // In order, and nothing after the end.
      if (from !== uploads.get(id)) return { status: 416 }
      uploads.set(id, to + 1)
      return { status: to + 1 === size ? 201 : 206 }
    },
  }
}

export const smallWorlds: Readonly<Record<Network, () => SmallWorld>> = {
  bluesky,
  x,
  linkedin,
  facebook,
  instagram,
  tiktok,
}
