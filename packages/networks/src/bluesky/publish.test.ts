import { expect, test } from 'vitest'
import {
  contextOf,
  drive,
  driveToFinal,
  imageOf,
  jobOf,
  pageOf,
  refusalOf,
  ticking,
  videoOf,
  writtenDown,
} from '../testing/builders.ts'
import type { Script } from '../testing/scripted-http.ts'
import { lost, routes, script, unreached } from '../testing/scripted-http.ts'
import { adapter } from './adapter.ts'

const did = 'did:plc:alice'
const service = 'https://pds.example'
const page = pageOf({
  id: did,
  kind: 'profile',
  tokens: {
    access: 'secret-access',
    refresh: 'r',
    accessExpiresAt: null,
    refreshExpiresAt: null,
    more: { service },
  },
})
const job = jobOf({ page, text: 'Hello @bob.test #bread' })
const blob = (name: string) => ({ $type: 'blob', ref: { $link: name }, mimeType: 'image/jpeg', size: 3 })
const xrpc = (method: string) => `${service}/xrpc/${method}`
const resolve = `GET ${xrpc('com.atproto.identity.resolveHandle')}`
const put = `POST ${xrpc('com.atproto.repo.putRecord')}`
const get = `GET ${xrpc('com.atproto.repo.getRecord')}`
const upload = `POST ${xrpc('com.atproto.repo.uploadBlob')}`
const uri = `at://${did}/app.bsky.feed.post/3abc`
const ok = { json: { uri, cid: 'bafy' } }
const bodies = ({ requests }: Script, part: string) =>
  requests.filter(({ url }) => url.includes(part)).map(({ body }) => JSON.parse(String(body)))

test('a text is resolved, written down whole and put under its own key', async () => {
  const world = routes({ [resolve]: { json: { did: 'did:plc:bob' } }, [put]: ok })
  const { result, steps } = await drive(adapter, contextOf(world.http), job)
  expect(steps).toEqual(['compose', 'put*'])
  expect(result).toEqual({
    // biome-ignore lint/suspicious/noThenProperty: a word, no function
    then: 'published',
    id: uri,
    url: `https://bsky.app/profile/${did}/post/3abc`,
  })
  expect(bodies(world, 'putRecord')[0]).toEqual({
    repo: did,
    collection: 'app.bsky.feed.post',
    rkey: expect.stringMatching(/^[2-7a-j][2-7a-z]{12}$/),
    swapRecord: null,
    record: {
      $type: 'app.bsky.feed.post',
      text: 'Hello @bob.test #bread',
      createdAt: '2026-11-22T10:00:00.000Z',
      langs: ['fr'],
      facets: [
        {
          index: { byteStart: 6, byteEnd: 15 },
          features: [{ $type: 'app.bsky.richtext.facet#mention', did: 'did:plc:bob' }],
        },
        {
          index: { byteStart: 16, byteEnd: 22 },
          features: [{ $type: 'app.bsky.richtext.facet#tag', tag: 'bread' }],
        },
      ],
    },
  })
})

test('whatever is killed between, what is put is the same, to the letter', async () => {
  const world = routes({
    [resolve]: { json: { did: 'did:plc:bob' } },
    [upload]: [
      { json: { blob: blob('one') } },
      { json: { blob: blob('one') } },
      { json: { blob: blob('two') } },
    ],
    [put]: [lost, ok],
  })
  const context = contextOf(world.http, { now: ticking(60_000) })
  const album = jobOf({ ...job, format: 'album', media: [imageOf(), imageOf({ altText: 'Two' })] })
  const killed = await drive(adapter, context, album, { killEach: true }).catch((error) => error)
  expect(killed.facts.kind).toBe('unknownOutcome')
  const progress = await driveToFinal(adapter, context, album)
  const first = await adapter.step(context, album, progress)
  const second = await adapter.step(context, album, writtenDown(progress))
  expect([first.then, second.then]).toEqual(['published', 'published'])
  const sent = bodies(world, 'putRecord').slice(1)
  expect(sent[1]).toEqual(sent[0])
  expect(sent[0].record.embed.images.map(({ alt }: { alt: string }) => alt)).toEqual([
    'A loaf of bread',
    'Two',
  ])
})

test('a lost put is unknown, one that never left is not; both are found or sent again by the key', async () => {
  const context = contextOf(routes({ [resolve]: { status: 400, json: { error: 'InvalidRequest' } } }).http)
  const progress = await driveToFinal(adapter, context, job)
  expect(progress.isFinal).toBe(true)
  for (const [answer, kind] of [
    [lost, 'unknownOutcome'],
    [unreached, 'transient'],
    [{ status: 500, json: { error: 'InternalServerError', message: 'x' } }, 'unknownOutcome'],
    [{ status: 502, text: '<html>' }, 'unknownOutcome'],
    [{ status: 200, text: 'not json' }, 'unknownOutcome'],
    [{ status: 200, json: { cid: 'no uri' } }, 'unknownOutcome'],
    [{ status: 400, json: { error: 'ExpiredToken', message: 'Token has expired' } }, 'authExpired'],
    [{ status: 429, json: { error: 'RateLimitExceeded' } }, 'rateLimited'],
  ] as const) {
    const facts = await refusalOf(adapter.step(contextOf(script(answer).http), job, progress))
    expect(facts.kind).toBe(kind)
  }
  const found = script({ json: { uri, cid: 'bafy', value: {} } })
  expect(await adapter.lookFor(contextOf(found.http), job, progress)).toMatchObject({ found: 'yes' })
  expect(found.requests[0]?.url).toContain(`rkey=${progress.data.rkey}`)
  expect(found.requests[0]?.method).toBe('GET')
  const missing = script({ status: 400, json: { error: 'RecordNotFound', message: 'x' } })
  expect(await adapter.lookFor(contextOf(missing.http), job, progress)).toEqual({
    found: 'no',
    certain: true,
    lookAgainAfterMs: 0,
    progress,
  })
})

test('a blob that was thrown away is sent once more, under the same key', async () => {
  const gone = { status: 400, json: { error: 'BlobNotFound', message: 'Could not find blob: one' } }
  const world = routes({ [upload]: { json: { blob: blob('one') } }, [put]: [gone, ok] })
  const image = jobOf({ page, format: 'image', text: 'Bread', media: [imageOf()] })
  const { steps } = await drive(adapter, contextOf(world.http), image)
  expect(steps).toEqual(['sendFile', 'compose', 'put*', 'sendFile', 'compose', 'put*'])
  const [first, second] = bodies(world, 'putRecord')
  expect(second).toEqual(first)
  const never = routes({ [upload]: { json: { blob: blob('one') } }, [put]: gone })
  expect((await refusalOf(drive(adapter, contextOf(never.http), image))).kind).toBe('mediaRejected')
})

test('another record under our key is our own: published, if it can be read', async () => {
  const world = routes({
    [put]: { status: 400, json: { error: 'InvalidSwap', message: 'Record was at bafy' } },
    [get]: { json: { uri, cid: 'bafy', value: {} } },
  })
  const { result } = await drive(adapter, contextOf(world.http), jobOf({ page }))
  expect(result).toMatchObject({ id: uri })
})

test('a video is made ready by the video service first', async () => {
  const video = 'https://video.bsky.app/xrpc/app.bsky.video.'
  const world = routes({
    [`GET ${xrpc('com.atproto.server.getServiceAuth')}`]: { json: { token: 'service-token' } },
    [`GET ${video}getUploadLimits`]: { json: { canUpload: true } },
    [`POST ${video}uploadVideo`]: [
      { json: { jobId: 'j1', did, state: 'JOB_STATE_CREATED' } },
      { status: 409, json: { jobId: 'j1', did, state: 'JOB_STATE_COMPLETED', error: 'already_exists' } },
    ],
    [`GET ${video}getJobStatus`]: [
      { json: { jobStatus: { jobId: 'j1', state: 'JOB_STATE_ENCODING' } } },
      { json: { jobStatus: { jobId: 'j1', state: 'JOB_STATE_COMPLETED', blob: blob('film') } } },
    ],
    [put]: ok,
  })
  const film = jobOf({ page, format: 'video', text: 'Film', media: [videoOf(100)] })
  const { steps } = await drive(adapter, contextOf(world.http), film, { killEach: true })
  expect(steps).toEqual(['sendVideo', 'awaitVideo', 'compose', 'put*'])
  const audiences = world.requests.flatMap(({ url }) => new URL(url).searchParams.get('aud') ?? [])
  expect(audiences.slice(0, 2)).toEqual(['did:web:video.bsky.app', 'did:web:pds.example'])
  expect(bodies(world, 'putRecord')[0].record.embed).toMatchObject({
    $type: 'app.bsky.embed.video',
    video: blob('film'),
    alt: 'How bread is made',
    aspectRatio: { width: 1080, height: 1920 },
  })
})

test('no token ever stands in a message', async () => {
  const world = script({ status: 400, json: { error: 'InvalidToken', message: 'Bad token secret-access' } })
  const facts = await refusalOf(adapter.readBack(contextOf(world.http), page, uri))
  expect(facts).toMatchObject({ kind: 'authRevoked', message: 'Bad token …' })
})
