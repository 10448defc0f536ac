// The short ways to speak to a test's Bluesky.
import { appPasswordOf, didOf } from '../bluesky/identifiers.ts'
import type { OpenNetworks } from './open-networks.ts'

export function blueskyClient(sky: () => OpenNetworks) {
  const bakery = 'boulangerie-berthier'
  const did = didOf(bakery)
  const handle = 'boulangerieberthier.bsky.social'
  const collection = 'app.bsky.feed.post'
  const createdAt = '2026-11-21T13:30:00.000Z'
  const rkey = '3lenax2ss222r'

  const call = (nsid: string, json: unknown, token?: string) =>
    sky().call('POST', `/bluesky/pds/xrpc/${nsid}`, { json, ...(token !== undefined && { token }) })
  const ask = (nsid: string, query: Record<string, string>, token?: string, host = 'pds') =>
    sky().call('GET', `/bluesky/${host}/xrpc/${nsid}?${new URLSearchParams(query)}`, {
      ...(token !== undefined && { token }),
    })
  const login = (identifier = handle, password = appPasswordOf(bakery, 0)) =>
    call('com.atproto.server.createSession', { identifier, password })
  const tokenFor = async () => (await login()).body.accessJwt as string
  const refresh = (token: string) =>
    sky().call('POST', '/bluesky/pds/xrpc/com.atproto.server.refreshSession', { token })
  const upload = (token: string, bytes: Buffer, type = 'image/png') =>
    sky().call('POST', '/bluesky/pds/xrpc/com.atproto.repo.uploadBlob', {
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
