// The short ways to speak to a test's Bluesky.
import { appPasswordOf, didOf } from '../bluesky/identifiers.ts'
import type { DemoNetworks, Json } from './demo-networks.ts'

interface Blob extends Json {
  ref: { $link: string }
  size: number
}
/** What Bluesky's answers may hold. */
export interface BlueskyAnswer extends Json {
  accessJwt: string
  refreshJwt: string
  did: string
  uri: string
  cid: string
  error: string
  message: string
  token: string
  password: string
  jobId: string
  state: string
  blob: Blob
  didDoc: { service: readonly { serviceEndpoint: string }[] }
  jobStatus: { state: string; blob: Blob }
  records: readonly { uri: string; value: { text: string } }[]
  results: readonly { $type: string; uri: string }[]
  posts: readonly { uri: string; embed: { images: readonly { fullsize: string }[] } }[]
  commit: { cid: string; rev: string }
}

export function blueskyClient(sky: () => DemoNetworks<BlueskyAnswer>) {
  const bakery = 'boulangerie-berthier'
  const did = didOf(bakery)
  const handle = 'boulangerieberthier.bsky.social'
  const collection = 'app.bsky.feed.post'
  const createdAt = '2026-11-21T13:30:00.000Z'
  const rkey = '3lenax2ss222r'

  const call = (nsid: string, json: unknown, token?: string) =>
    sky().call('POST', `/networks/bluesky/pds/xrpc/${nsid}`, { json, ...(token !== undefined && { token }) })
  const ask = (nsid: string, query: Record<string, string>, token?: string, host = 'pds') =>
    sky().call('GET', `/networks/bluesky/${host}/xrpc/${nsid}?${new URLSearchParams(query)}`, {
      ...(token !== undefined && { token }),
    })
  const login = (identifier = handle, password = appPasswordOf(bakery, 0)) =>
    call('com.atproto.server.createSession', { identifier, password })
  const tokenFor = async () => (await login()).body.accessJwt
  const refresh = (token: string) =>
    sky().call('POST', '/networks/bluesky/pds/xrpc/com.atproto.server.refreshSession', { token })
  const upload = (token: string, bytes: Buffer, type = 'image/png') =>
    sky().call('POST', '/networks/bluesky/pds/xrpc/com.atproto.repo.uploadBlob', {
      token,
      body: new Uint8Array(bytes),
      headers: { 'content-type': type },
    })
  const post = (text: string, more: Record<string, unknown> = {}) => ({
    $type: collection,
    text,
    createdAt,
    langs: ['fr'],
    ...more,
  })
  const put = (token: string, record: unknown, more: Record<string, unknown> = {}) =>
    call('com.atproto.repo.putRecord', { repo: did, collection, rkey, record, ...more }, token)
  const create = (token: string, record: unknown, more: Record<string, unknown> = {}) =>
    call('com.atproto.repo.createRecord', { repo: did, collection, record, ...more }, token)

  return {
    bakery,
    did,
    handle,
    collection,
    createdAt,
    rkey,
    call,
    ask,
    login,
    tokenFor,
    refresh,
    upload,
    post,
    put,
    create,
  }
}
