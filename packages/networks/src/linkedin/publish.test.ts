import { expect, test } from 'vitest'
import type { Progress } from '../adapter.ts'
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
} from '../testing/builders.ts'
import { lost, routes, script, unreached } from '../testing/scripted-http.ts'
import { adapter } from './adapter.ts'

const api = 'https://api.linkedin.com/rest'
const create = `POST ${api}/posts`
const page = pageOf({ id: '2414183', kind: 'organisation' })
const urn = 'urn:li:share:7141138937766391808'
const made = { status: 201, headers: { 'x-restli-id': urn } }
const author = 'urn:li:organization:2414183'

const opening = (kind: string) => {
  let given = 0
  return () => {
    given += 1
    return {
      json: { value: { uploadUrl: `https://up.example/${given}`, [kind]: `urn:li:${kind}:${given}` } },
    }
  }
}

test('a text is escaped and posted with all the headers', async () => {
  const world = routes({ [create]: made })
  const { result, steps } = await drive(
    adapter,
    contextOf(world.http),
    jobOf({ page, text: 'Hi (team) #bread' }),
  )
  expect(steps).toEqual(['post*'])
  expect(result).toMatchObject({ id: urn, url: `https://www.linkedin.com/feed/update/${urn}/` })
  expect(world.requests[0]?.headers).toEqual({
    authorization: 'Bearer secret-access',
    'linkedin-version': '202607',
    'x-restli-protocol-version': '2.0.0',
    'content-type': 'application/json',
  })
  expect(world.bodyOf(0)).toEqual({
    author,
    commentary: String.raw`Hi \(team\) #bread`,
    visibility: 'PUBLIC',
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
  })
})

test('a person may write to their connections, a page to everybody only; the version is a setting', async () => {
  const settings = { visibility: 'connections' }
  const world = routes({ [create]: made })
  const context = contextOf(world.http, { config: { version: '202610' } })
  await drive(adapter, context, jobOf({ page, settings }))
  await drive(adapter, context, jobOf({ page: pageOf({ id: 'p1', kind: 'profile' }), settings }))
  expect(world.bodyOf(0)).toMatchObject({ visibility: 'PUBLIC' })
  expect(world.bodyOf(1)).toMatchObject({ visibility: 'CONNECTIONS', author: 'urn:li:person:p1' })
  expect(world.requests[0]?.headers?.['linkedin-version']).toBe('202610')
})

test('one picture is a medium, several are an album; a kill sends a picture again', async () => {
  const world = routes({
    [`POST ${api}/images`]: opening('image'),
    'PUT https://up.example/': { status: 201 },
    [create]: made,
  })
  const context = contextOf(world.http)
  await drive(adapter, context, jobOf({ page, format: 'image', media: [imageOf()] }))
  const album = jobOf({ page, format: 'album', media: [imageOf(), imageOf({ altText: 'é'.repeat(4087) })] })
  const { steps } = await drive(adapter, context, album, { killEach: true })
  expect(steps).toEqual(['sendImage', 'sendImage', 'post*'])
  const posts = world.requests.flatMap(({ url, body }) =>
    url.endsWith('/posts') ? [JSON.parse(String(body))] : [],
  )
  expect(posts[0].content).toEqual({ media: { id: 'urn:li:image:1', altText: 'A loaf of bread' } })
  expect(posts[1].content.multiImage.images).toEqual([
    { id: 'urn:li:image:3', altText: 'A loaf of bread' },
    { id: 'urn:li:image:5', altText: 'é'.repeat(4086) },
  ])
  expect(JSON.parse(String(world.requests[0]?.body))).toEqual({ initializeUploadRequest: { owner: author } })
})

test('a carousel is a document, and whoever may not ask how it goes goes on', async () => {
  const status = `GET ${api}/documents/`
  const document = { title: 'Our bread', bytes: 3, read: async () => new Uint8Array([37, 80, 68]) }
  const job = jobOf({ page, format: 'carousel', media: [imageOf(), imageOf()], document })
  for (const answers of [
    [{ json: { status: 'PROCESSING' } }, { json: { status: 'AVAILABLE' } }],
    { status: 403, json: {} },
  ]) {
    const world = routes({
      [`POST ${api}/documents`]: opening('document'),
      'PUT https://up.example/': { status: 201 },
      [status]: answers,
      [create]: made,
    })
    const { steps } = await drive(adapter, contextOf(world.http), job)
    expect(steps.at(-1)).toBe('post*')
    expect(world.requests[1]?.headers?.['content-type']).toBe('application/pdf')
    expect(world.bodyOf(world.requests.length - 1)).toMatchObject({
      content: { media: { id: 'urn:li:document:1', title: 'Our bread' } },
    })
  }
})

const instructions = [
  { uploadUrl: 'https://up.example/1', firstByte: 0, lastByte: 4194303 },
  { uploadUrl: 'https://up.example/2', firstByte: 4194304, lastByte: 8388607 },
  { uploadUrl: 'https://up.example/3', firstByte: 8388608, lastByte: 9999999 },
]
const film = jobOf({ page, format: 'video', media: [videoOf(10_000_000)] })
const openFilm = {
  json: { value: { video: 'urn:li:video:1', uploadToken: '', uploadInstructions: instructions } },
}
const begun = `POST ${api}/videos?action=initializeUpload`
const ended = `POST ${api}/videos?action=finalizeUpload`
const filmStatus = `GET ${api}/videos/`
const part = (name: string) => ({ headers: { ETag: `"${name}"` } })

test('a film goes in the parts that were asked for, each to its own address', async () => {
  const world = routes({
    [begun]: openFilm,
    'PUT https://up.example/1': part('one'),
    'PUT https://up.example/2': part('/ambry-video/two.bin'),
    'PUT https://up.example/3': part('three'),
    [ended]: {},
    [filmStatus]: [
      { status: 403, json: { message: 'Accessing this video resource is forbidden' } },
      { json: { status: 'AVAILABLE' } },
    ],
    [create]: made,
  })
  const { steps } = await drive(adapter, contextOf(world.http), film)
  expect(steps).toEqual([
    'startVideo',
    'sendPart',
    'sendPart',
    'sendPart',
    'finishVideo',
    'awaitVideo',
    'awaitVideo',
    'post*',
  ])
  const parts = world.requests.filter(({ method }) => method === 'PUT')
  expect(parts.map(({ body }) => (body as Uint8Array).length)).toEqual([4194304, 4194304, 1611392])
  const finish = world.requests.find(({ url }) => url.endsWith('finalizeUpload'))
  expect(JSON.parse(String(finish?.body))).toEqual({
    finalizeUploadRequest: {
      video: 'urn:li:video:1',
      uploadToken: '',
      uploadedPartIds: ['one', '/ambry-video/two.bin', 'three'],
    },
  })
})

test('a film that was closed already, in an answer that was lost, goes on; one that lacks a part does not', async () => {
  const closing = (status: string) =>
    routes({
      [begun]: openFilm,
      'PUT https://up.example/': part('x'),
      [ended]: { status: 400, json: { message: 'The upload is not waiting for anything', status: 400 } },
      [filmStatus]: { json: { status } },
      [create]: made,
    })
  const { result } = await drive(adapter, contextOf(closing('AVAILABLE').http), film)
  expect(result).toMatchObject({ id: urn })
  const open = closing('WAITING_UPLOAD')
  expect(await refusalOf(drive(adapter, contextOf(open.http), film))).toMatchObject({ kind: 'validation' })
})

test('an upload that ended begins anew once; a film that fails or stays forbidden is refused', async () => {
  const over = { status: 401, text: '' }
  const world = routes({
    [begun]: openFilm,
    'PUT https://up.example/1': [over, part('one')],
    'PUT https://up.example/': part('x'),
    [ended]: {},
    [filmStatus]: { json: { status: 'AVAILABLE' } },
    [create]: made,
  })
  expect((await drive(adapter, contextOf(world.http), film)).steps.slice(0, 4)).toEqual([
    'startVideo',
    'sendPart',
    'startVideo',
    'sendPart',
  ])
  const parts = { [begun]: openFilm, 'PUT https://up.example/': part('x'), [ended]: {} }
  const failed = routes({ ...parts, [filmStatus]: { json: { status: 'PROCESSING_FAILED' } } })
  expect((await refusalOf(drive(adapter, contextOf(failed.http), film))).kind).toBe('mediaRejected')
  const forbidden = routes({ ...parts, [filmStatus]: { status: 403, json: { message: 'forbidden' } } })
  expect((await refusalOf(drive(adapter, contextOf(forbidden.http), film))).kind).toBe('permissionMissing')
})

const text = jobOf({ page, text: 'Hi (team)' })

test.each([
  [lost, 'unknownOutcome'],
  [unreached, 'transient'],
  [{ status: 201 }, 'unknownOutcome'],
  [{ status: 202, headers: { 'x-restli-id': '' } }, 'unknownOutcome'],
  [{ status: 504, text: '' }, 'unknownOutcome'],
  [{ status: 426, json: { code: 'NONEXISTENT_VERSION' } }, 'config'],
] as const)('a post answered by %j is %s', async (answer, kind) => {
  const progress = await driveToFinal(adapter, contextOf(script().http), text)
  expect((await refusalOf(adapter.step(contextOf(script(answer).http), text, progress))).kind).toBe(kind)
})

const final: Progress = {
  step: 'post',
  isFinal: true,
  data: { commentary: String.raw`Hi \(team\)`, files: [], parts: [], asked: 0 },
}
const seen = { id: urn, commentary: String.raw`Hi \(team\)`, createdAt: Date.parse('2026-11-22T10:00:03Z') }
const list = (...elements: object[]) => script({ json: { elements } })

test('a list that does not reach back to when it began proves nothing', async () => {
  const others = Array.from({ length: 50 }, (_, at) => ({ ...seen, commentary: `Post ${at}` }))
  const look = (...all: object[]) => adapter.lookFor(contextOf(list(...all).http), text, final)
  expect(await look(...others)).toMatchObject({ found: 'cannotTell' })
  const older = { ...seen, commentary: 'Older', createdAt: Date.parse('2026-11-20T10:00:00Z') }
  expect(await look(...others.slice(1), older)).toMatchObject({ found: 'no', certain: false })
  // It stands where it does since it was changed just now.
  expect(
    await look(...others.slice(1), { ...older, lastModifiedAt: Date.parse('2026-11-22T10:00:09Z') }),
  ).toMatchObject({ found: 'cannotTell' })
})

test('a page’s lost post is found by its files, or by its text since it began', async () => {
  const look = (world: ReturnType<typeof script>, data = {}) =>
    adapter.lookFor(contextOf(world.http), text, { ...final, data: { ...final.data, ...data } })
  expect(await look(list({ ...seen, id: 'urn:li:share:1', commentary: 'Newer' }, seen))).toMatchObject({
    found: 'yes',
    id: urn,
  })
  expect(await look(list({ ...seen, createdAt: Date.parse('2026-11-22T05:00:00Z') }))).toMatchObject({
    found: 'no',
    certain: false,
  })
  const files = { files: ['urn:li:image:7'] }
  const album = {
    ...seen,
    content: { multiImage: { images: [{ id: 'urn:li:image:6' }, { id: 'urn:li:image:7' }] } },
  }
  expect(await look(list(seen, album), files)).toMatchObject({ found: 'yes' })
  expect(await look(list(seen), files)).toMatchObject({ found: 'no' })
  const asked = list(seen)
  await look(asked)
  expect(asked.requests[0]).toMatchObject({
    method: 'GET',
    url: expect.stringContaining('author=urn%3Ali%3Aorganization%3A2414183'),
  })
})

test('two looks half a minute apart are needed, and of a person nobody can tell', async () => {
  const world = routes({ [`GET ${api}/posts`]: { json: { elements: [] } } })
  const context = contextOf(world.http, { now: ticking(30_000) })
  const first = await adapter.lookFor(context, text, final)
  if (first.found !== 'no') throw new Error('found')
  expect(first).toMatchObject({ certain: false, lookAgainAfterMs: 30_000 })
  expect(await adapter.lookFor(context, text, first.progress)).toMatchObject({ found: 'no', certain: true })
  const person = jobOf({ page: pageOf({ kind: 'profile' }) })
  expect(await adapter.lookFor(contextOf(script().http), person, final)).toMatchObject({
    found: 'cannotTell',
  })
})
