// TikTok as a test speaks to it.
import { expect } from 'vitest'
import type { DemoNetworks, Json } from './demo-networks.ts'
import { smallFilm } from './small-media.ts'

export const redirect = 'http://127.0.0.1:9/back'
export const allScopes =
  'user.info.basic,user.info.profile,user.info.stats,video.publish,video.upload,video.list'
export const dialog = '/networks/tiktok/www/v2/auth/authorize/'
export const minute = 60_000

export interface Reply {
  data: Json & { publish_id: string; upload_url: string; status: string; fail_reason: string }
  error: { code: string; log_id: string }
}

export class TikTokClient {
  readonly token: string
  readonly #networks: DemoNetworks
  constructor(networks: DemoNetworks, token: string) {
    this.#networks = networks
    this.token = token
  }
  async post(path: string, body?: unknown): Promise<Reply & { http: number }> {
    const answer = await this.#networks.fetch<Reply>(`/networks/tiktok/api/v2${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json; charset=UTF-8' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { ...answer.body, http: answer.status }
  }
  async status(publish_id: string) {
    return (await this.post('/post/publish/status/fetch/', { publish_id })).data
  }
}

export function tiktokOn(networks: () => DemoNetworks) {
  const ask = (more: Record<string, string> = {}) => ({
    client_key: 'key',
    scope: allScopes,
    response_type: 'code',
    redirect_uri: redirect,
    state: 's t',
    ...more,
  })
  const agree = (account: string, more: Record<string, string> = {}, fields = '') =>
    networks().consent(dialog, ask(more), `account=${account}&decision=accept${fields}`)
  const token = (form: Record<string, string>) =>
    networks().fetch<Record<string, string> & { expires_in: number }>(
      '/networks/tiktok/api/v2/oauth/token/',
      {
        method: 'POST',
        body: new URLSearchParams({ client_key: 'key', client_secret: 'secret', ...form }),
      },
    )
  const redeem = (code: string, more: Record<string, string> = {}) =>
    token({ grant_type: 'authorization_code', code, redirect_uri: redirect, ...more })
  const settings = (input: Json) => networks().control('settings', { network: 'tiktok', settings: input })
  const advance = (advanceMs: number) => networks().control('clock', { advanceMs })

  async function connect(account = 'camille-berthier', fields = '') {
    const code = (await agree(account, {}, fields)).searchParams.get('code') ?? ''
    return new TikTokClient(networks(), (await redeem(code)).body.access_token ?? '')
  }
  const info = {
    title: 'Bonjour #pain',
    privacy_level: 'PUBLIC_TO_EVERYONE',
    disable_duet: false,
    disable_comment: false,
    disable_stitch: false,
  }
  const whole = (size: number) => ({
    source: 'FILE_UPLOAD',
    video_size: size,
    chunk_size: size,
    total_chunk_count: 1,
  })
  const init = (client: TikTokClient, source: Json, post: Json = {}) =>
    client.post('/post/publish/video/init/', { post_info: { ...info, ...post }, source_info: source })
  const photos = (client: TikTokClient, images: string[], post: Json = {}, more: Json = {}) =>
    client.post('/post/publish/content/init/', {
      media_type: 'PHOTO',
      post_mode: 'DIRECT_POST',
      post_info: { title: 'Titre', description: 'Texte', privacy_level: 'PUBLIC_TO_EVERYONE', ...post },
      source_info: { source: 'PULL_FROM_URL', photo_cover_index: 0, photo_images: images },
      ...more,
    })
  const put = (
    url: string,
    bytes: Buffer,
    first: number,
    total: number,
    headers: Record<string, string> = {},
  ) =>
    fetch(url, {
      method: 'PUT',
      headers: {
        'content-type': 'video/mp4',
        'content-range': `bytes ${first}-${first + bytes.length - 1}/${total}`,
        ...headers,
      },
      body: new Uint8Array(bytes),
    })
  async function post(client: TikTokClient, film = smallFilm(), more: Json = {}) {
    const { data } = await init(client, whole(film.length), more)
    expect((await put(data.upload_url, film, 0, film.length)).status).toBe(201)
    return data.publish_id
  }
  async function finalized(client: TikTokClient, id: string) {
    for (let n = 0; n < 3; n++) await client.status(id)
    return client.status(id)
  }

  return {
    ask,
    agree,
    token,
    redeem,
    settings,
    advance,
    connect,
    info,
    whole,
    init,
    photos,
    put,
    post,
    finalized,
  }
}
