import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BlueskyAnswer, blueskyClient } from '../testing/bluesky-client.ts'
import { type DemoNetworks, startDemoNetworks } from '../testing/demo-networks.ts'
import { didOf, isTid } from './identifiers.ts'

let sky: DemoNetworks<BlueskyAnswer>
beforeAll(async () => {
  sky = await startDemoNetworks()
})
afterAll(() => sky.close())
beforeEach(() => sky.control('reset', {}))
const { did, handle, collection, rkey, call, ask, tokenFor, post, put, create } = blueskyClient(() => sky)

describe('records', () => {
  test('putRecord with swapRecord null publishes exactly once', async () => {
    const token = await tokenFor()
    const first = await put(token, post('Bonjour'), { swapRecord: null })
    expect(first.body).toMatchObject({
      uri: `at://${did}/${collection}/${rkey}`,
      cid: expect.stringMatching(/^bafyrei.{52}$/),
      validationStatus: 'valid',
      commit: { rev: expect.any(String) },
    })
    const again = await put(token, post('Bonjour'), { swapRecord: null })
    expect([again.status, again.body.cid, again.body.commit]).toEqual([200, first.body.cid, undefined])
    const other = await put(token, post('Autre'), { swapRecord: null })
    expect([other.status, other.body]).toEqual([
      400,
      { error: 'InvalidSwap', message: `Record was at ${first.body.cid}` },
    ])
    expect((await sky.call('GET', '/networks/posts?network=bluesky')).body.data).toHaveLength(1)
  })

  test('after a cut connection the record is found under its key', async () => {
    const token = await tokenFor()
    await sky.control('faults', { network: 'bluesky', call: 'com.atproto.repo.putRecord', kind: 'after' })
    await expect(put(token, post('Bonjour'), { swapRecord: null })).rejects.toThrow()
    expect(
      (await ask('com.atproto.repo.getRecord', { repo: handle, collection, rkey })).body.value,
    ).toMatchObject({ text: 'Bonjour' })
    expect((await put(token, post('Bonjour'), { swapRecord: null })).status).toBe(200)
  })

  test('createRecord makes keys, and stumbles over one that exists', async () => {
    const token = await tokenFor()
    const made = await create(token, post('Un'))
    expect(isTid(made.body.uri.split('/').at(-1) ?? '')).toBe(true)
    await create(token, post('Un'), { rkey })
    const twice = await create(token, post('Un'), { rkey })
    expect([twice.status, twice.body.error]).toEqual([500, 'InternalServerError'])
    expect((await create(token, post('Un'), { swapCommit: 'bafyno' })).body.error).toBe('InvalidSwap')
  })

  test('deleting is idempotent; the post leaves its page and the AppView', async () => {
    const token = await tokenFor()
    const { uri } = (await put(token, post('Bonjour'))).body
    expect(
      (await ask('app.bsky.feed.getPosts', { uris: uri }, undefined, 'appview')).body.posts,
    ).toHaveLength(1)
    const remove = () => call('com.atproto.repo.deleteRecord', { repo: did, collection, rkey }, token)
    expect((await remove()).body.commit).toBeDefined()
    expect([(await remove()).status, (await remove()).body]).toEqual([200, {}])
    expect((await ask('com.atproto.repo.getRecord', { repo: did, collection, rkey })).body.error).toBe(
      'RecordNotFound',
    )
    expect((await ask('app.bsky.feed.getPosts', { uris: uri }, undefined, 'appview')).body.posts).toEqual([])
  })

  test('applyWrites writes a thread at once, or nothing', async () => {
    const token = await tokenFor()
    const write = (text: string, key: string, more = {}) => ({
      $type: 'com.atproto.repo.applyWrites#create',
      collection,
      rkey: key,
      value: post(text, more),
    })
    const bad = await call(
      'com.atproto.repo.applyWrites',
      { repo: did, writes: [write('Un', rkey), write('a'.repeat(301), '3lenax2ss2223')] },
      token,
    )
    expect(bad.status).toBe(400)
    expect((await ask('com.atproto.repo.listRecords', { repo: did, collection })).body.records).toEqual([])
    const root = { uri: `at://${did}/${collection}/${rkey}`, cid: 'bafyreiroot' }
    const good = await call(
      'com.atproto.repo.applyWrites',
      {
        repo: did,
        writes: [write('Un', rkey), write('Deux', '3lenax2ss2233', { reply: { root, parent: root } })],
      },
      token,
    )
    expect(good.body.results.map(({ $type }) => $type)).toEqual(
      Array(2).fill('com.atproto.repo.applyWrites#createResult'),
    )
    const listed = await ask('com.atproto.repo.listRecords', { repo: did, collection, limit: '1' })
    expect([listed.body.records[0]?.value.text, listed.body.cursor]).toEqual(['Deux', '3lenax2ss2233'])
    const [answer] = await sky.posts('bluesky')
    expect(answer?.replyTo).toBe(`${did.split(':')[2]}-${rkey}`)
  })

  test('another’s repository, an unknown one, a missing field, no JSON, an unknown method', async () => {
    const token = await tokenFor()
    expect((await put(token, post('a'), { repo: didOf('garage-benali') })).body.error).toBe('AccountNotFound')
    expect((await put(token, post('a'), { repo: 'did:plc:nobody' })).body.message).toContain(
      'Could not find repo',
    )
    expect((await call('com.atproto.repo.putRecord', { repo: did }, token)).body.error).toBe('InvalidRequest')
    const broken = await sky.call('POST', '/networks/bluesky/pds/xrpc/com.atproto.repo.putRecord', {
      token,
      body: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect([broken.status, broken.body.error]).toEqual([400, 'SyntaxError'])
    const unknown = await call('com.atproto.repo.nothing', {}, token)
    expect([unknown.status, unknown.body.error]).toEqual([501, 'MethodNotImplemented'])
  })

  const prefix = `Invalid ${collection} record: `
  test.each([
    ['301 graphemes', post('a'.repeat(301)), 'grapheme too big (maximum 300, got 301) at $.record.text'],
    [
      'too many bytes',
      post('👨‍👩‍👧‍👦'.repeat(200)),
      'string too big (maximum 3000, got 5000) at $.record.text',
    ],
    [
      'four languages',
      post('a', { langs: ['fr', 'en', 'de', 'it'] }),
      'array too big (maximum 3, got 4) at $.record.langs',
    ],
    [
      'nine tags',
      post('a', { tags: Array(9).fill('x') }),
      'array too big (maximum 8, got 9) at $.record.tags',
    ],
    ['no zone', post('a', { createdAt: '2026-11-21T13:30:00' }), 'Invalid datetime'],
    [
      'five images',
      post('a', { embed: { $type: 'app.bsky.embed.images', images: Array(5).fill({}) } }),
      'array too big (maximum 4, got 5) at $.record.embed.images',
    ],
    [
      'an image without words',
      post('a', { embed: { $type: 'app.bsky.embed.images', images: [{}] } }),
      'Missing required key "alt"',
    ],
    [
      'half a reply',
      post('a', { reply: { root: { uri: 'at://a', cid: 'b' } } }),
      'Missing required key "uri" at $.record.reply.parent',
    ],
  ])('%s is refused in the server’s words', async (_what, record, message) => {
    const { status, body } = await put(await tokenFor(), record)
    expect([status, body.error]).toEqual([400, 'InvalidRequest'])
    expect(body.message).toContain(prefix + message)
  })

  test('a key that is no TID is refused', async () => {
    expect((await put(await tokenFor(), post('a'), { rkey: 'my-post' })).body.message).toContain(
      'Invalid TID string',
    )
  })

  test('5,000 points an hour', async () => {
    const token = await tokenFor()
    await sky.control('faults', {
      network: 'bluesky',
      call: 'com.atproto.repo.putRecord',
      kind: 'rate-limit',
      ms: 30_000,
    })
    const { status, headers } = await put(token, post('a'))
    expect([status, headers.get('retry-after'), headers.get('ratelimit-remaining')]).toEqual([429, '30', '0'])
    expect((await put(token, post('a'))).headers.get('ratelimit-limit')).toBe('3000')
  })
})
