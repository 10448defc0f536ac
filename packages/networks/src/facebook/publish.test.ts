import { expect, test } from 'vitest'
import type { Progress } from '../adapter.ts'
import {
  contextOf,
  drive,
  driveToFinal,
  imageOf,
  jobOf,
  refusalOf,
  ticking,
  videoOf,
} from '../testing/builders.ts'
import { lost, routes, script, unreached } from '../testing/scripted-http.ts'
import { adapter } from './adapter.ts'

const graph = 'https://graph.facebook.com/v27.0'
const feed = `POST ${graph}/102/feed`
const made = { json: { id: '102_9', permalink_url: 'https://www.facebook.com/102/posts/9' } }
const form = (body: unknown) => Object.fromEntries(new URLSearchParams(String(body)))
const photos = () => {
  let sent = 0
  return () => {
    sent += 1
    return { json: { id: `p${sent}` } }
  }
}

test('a text is one call, with the token in a header and never in the address', async () => {
  const world = routes({ [feed]: made })
  const { result, steps } = await drive(adapter, contextOf(world.http), jobOf())
  expect(steps).toEqual(['feed*'])
  expect(result).toMatchObject({ id: '102_9', url: 'https://www.facebook.com/102/posts/9' })
  expect(form(world.requests[0]?.body)).toEqual({ message: 'Hello' })
  expect(world.requests[0]?.headers?.authorization).toBe('Bearer secret-access')
  expect(world.requests[0]?.url).not.toContain('secret')
})

test('calls are proved where the app demands it', async () => {
  const world = routes({ [feed]: made })
  const config = { clientId: '1', clientSecret: 'very-secret', proveCalls: 'true', version: 'v26.0' }
  await drive(
    adapter,
    contextOf(routes({ 'POST https://graph.facebook.com/v26.0/102/feed': made }).http, { config }),
    jobOf(),
  )
  await drive(adapter, contextOf(world.http, { config: { ...config, version: 'v27.0' } }), jobOf())
  expect(new URL(world.requests[0]?.url ?? '').searchParams.get('appsecret_proof')).toMatch(/^[0-9a-f]{64}$/)
})

test('pictures are sent unseen and shown in one call; a kill sends the one again', async () => {
  const world = routes({ [`POST ${graph}/102/photos`]: photos(), [feed]: made })
  const album = jobOf({ format: 'album', media: [imageOf(), imageOf({ altText: 'Two' })] })
  const { steps } = await drive(adapter, contextOf(world.http), album, { killEach: true })
  expect(steps).toEqual(['sendPhoto', 'sendPhoto', 'feed*'])
  const sent = world.requests.flatMap(({ body }) => (body instanceof FormData ? [body] : []))
  expect(sent.every((one) => one.get('published') === 'false')).toBe(true)
  expect(sent.at(-1)?.get('alt_text_custom')).toBe('Two')
  expect(form(world.requests.at(-1)?.body)).toEqual({
    message: 'Hello',
    attached_media: JSON.stringify([{ media_fbid: 'p2' }, { media_fbid: 'p4' }]),
  })
})

test('a picture becomes a story', async () => {
  const world = routes({
    [`POST ${graph}/102/photos`]: photos(),
    [`POST ${graph}/102/photo_stories`]: { json: { success: true, post_id: '77' } },
  })
  const { result, steps } = await drive(
    adapter,
    contextOf(world.http),
    jobOf({ format: 'story', media: [imageOf()] }),
  )
  expect(steps).toEqual(['sendPhoto', 'photoStory*'])
  expect(result).toMatchObject({ id: '77', url: 'https://www.facebook.com/stories/77' })
})

const phase = (status: string) => ({ status })
const film = (publishing: string, more = {}) => ({
  json: {
    status: {
      video_status: 'processing',
      uploading_phase: phase('complete'),
      processing_phase: phase('in_progress'),
      publishing_phase: phase(publishing),
      ...more,
    },
  },
})
const upload = 'https://rupload.facebook.com/video-upload/v27.0/v1'
const opened = { json: { video_id: 'v1', upload_url: upload } }
const yes = { json: { success: true } }
const reel = jobOf({ format: 'video', media: [videoOf(1000)] })

test('an upright, short film is a reel: sent whole, waited for, finished, and live when they say so', async () => {
  const live = { json: { ...film('completed').json, post_id: '555', permalink_url: '/reel/v1/' } }
  const world = routes({
    [`POST ${graph}/102/video_reels`]: [opened, opened, yes],
    [`POST ${upload}`]: yes,
    [`GET ${graph}/v1`]: [
      film('not_started', { uploading_phase: phase('in_progress') }),
      film('not_started'),
      film('not_started'),
      film('in_progress'),
      live,
    ],
  })
  const { result, steps } = await drive(adapter, contextOf(world.http), reel, { killEach: true })
  expect(steps).toEqual(['startReel', 'sendReel', 'awaitUpload', 'finishReel*', 'awaitFilm', 'awaitFilm'])
  // A film tells half the id of its post.
  expect(result).toMatchObject({ id: '102_555', url: 'https://www.facebook.com/reel/v1' })
  const sent = world.requests.find(({ url }) => url === upload)
  expect(sent?.headers).toEqual({ authorization: 'OAuth secret-access', offset: '0', file_size: '1000' })
  const finish = world.requests.filter(({ url }) => url.endsWith('/video_reels')).at(-1)
  expect(form(finish?.body)).toEqual({
    upload_phase: 'finish',
    video_id: 'v1',
    video_state: 'PUBLISHED',
    description: 'Hello',
    title: 'Bread',
  })
})

test('a film that cannot be made ready is refused, with either spelling of why', async () => {
  for (const why of [{ error: { message: 'Too small' } }, { errors: [{ code: 1, message: 'Too small' }] }]) {
    const broken = film('not_started', { processing_phase: { status: 'error', ...why } })
    const world = routes({
      [`POST ${graph}/102/video_reels`]: opened,
      [`POST ${upload}`]: yes,
      [`GET ${graph}/v1`]: broken,
    })
    expect(await refusalOf(drive(adapter, contextOf(world.http), reel))).toMatchObject({
      kind: 'mediaRejected',
      message: 'Too small',
    })
  }
})

test('any other film goes in the parts they ask for, and they say where to go on', async () => {
  const wide = jobOf({ format: 'video', media: [videoOf(250, { widthPx: 1920, heightPx: 1080 })] })
  const at = (from: number, to: number) => ({ start_offset: String(from), end_offset: String(to) })
  const twice = {
    status: 400,
    json: {
      error: { message: 'x', code: 6000, error_subcode: 1363037, error_data: JSON.stringify(at(100, 250)) },
    },
  }
  const world = routes({
    [`POST ${graph}/102/videos`]: [
      { json: { upload_session_id: 's1', video_id: 'v1', ...at(0, 100) } },
      { json: at(100, 250) },
      twice,
      { json: at(250, 250) },
      yes,
    ],
    [`GET ${graph}/v1`]: film('complete'),
  })
  const context = contextOf(world.http)
  let progress = adapter.begin(context, wide)
  const take = async () => {
    const result = await adapter.step(context, wide, progress)
    if (result.then !== 'published') progress = result.progress
    return result
  }
  await take()
  const before = progress
  await take()
  progress = before
  await take()
  const last = await drive(adapter, context, wide, { from: progress })
  expect(last.steps).toEqual(['sendChunk', 'finishFilm*', 'awaitFilm'])
  const parts = world.requests.flatMap(({ body }) => (body instanceof FormData ? [body] : []))
  expect(
    parts.map((part) => [part.get('start_offset'), (part.get('video_file_chunk') as Blob).size]),
  ).toEqual([
    ['0', 100],
    ['0', 100],
    ['100', 150],
  ])
})

test.each([
  [lost, 'unknownOutcome'],
  [unreached, 'transient'],
  [{ status: 500, json: { error: { message: 'x', code: 1 } } }, 'unknownOutcome'],
  [{ status: 400, json: { error: { message: 'x', code: 2, is_transient: true } } }, 'unknownOutcome'],
  [{ status: 200, json: {} }, 'unknownOutcome'],
  [{ status: 400, json: { error: { message: 'x', code: 506 } } }, 'duplicate'],
  [{ status: 400, json: { error: { message: 'x', code: 190 } } }, 'authRevoked'],
] as const)('a post answered by %j is %s', async (answer, kind) => {
  const progress = await driveToFinal(adapter, contextOf(script().http), jobOf())
  expect((await refusalOf(adapter.step(contextOf(script(answer).http), jobOf(), progress))).kind).toBe(kind)
})

const at = '2026-11-22T10:00:04+0000'
const final = (data = {}, step = 'feed'): Progress => ({ step, isFinal: true, data: { photos: [], ...data } })
const list = (...data: object[]) => script({ json: { data } })
const seen = { id: '102_9', message: 'Hello', created_time: at, permalink_url: 'https://www.facebook.com/x' }

test('a lost post is found by its words and pictures since it began, never as the newest one', async () => {
  const look = (world: ReturnType<typeof script>, data = {}) =>
    adapter.lookFor(contextOf(world.http), jobOf(), final(data))
  expect(await look(list({ ...seen, id: '102_10', message: 'Newer' }, seen))).toEqual({
    found: 'yes',
    id: '102_9',
    url: 'https://www.facebook.com/x',
  })
  expect(await look(list({ ...seen, created_time: '2026-11-22T05:00:00+0000' }))).toMatchObject({
    found: 'no',
  })
  expect(await look(list({ ...seen, message: 'Hello!' }))).toMatchObject({ found: 'no' })
  const photos = { photos: ['p1', 'p2'] }
  const shown = (id: string) => ({
    ...seen,
    attachments: { data: [{ subattachments: { data: [{ target: { id } }] } }] },
  })
  expect(await look(list(shown('p9')), photos)).toMatchObject({ found: 'no' })
  expect(await look(list(shown('p9'), shown('p2')), photos)).toMatchObject({ found: 'yes' })
})

test('a list that does not reach back to when it began proves nothing: it is never sent again by itself', async () => {
  const others = Array.from({ length: 100 }, (_, at) => ({ ...seen, id: `102_${at}`, message: `Post ${at}` }))
  const look = (...all: object[]) => adapter.lookFor(contextOf(list(...all).http), jobOf(), final())
  expect(await look(...others)).toMatchObject({ found: 'cannotTell' })
  expect(await look(...others.slice(1))).toMatchObject({ found: 'no', certain: false })
  expect(await look(...others.slice(1), seen)).toMatchObject({ found: 'yes', id: '102_9' })
})

test('two looks a minute apart allow one repeat, a second silence none', async () => {
  const context = contextOf(routes({ [`GET ${graph}/102/published_posts`]: { json: { data: [] } } }).http, {
    now: ticking(60_000),
  })
  const look = async (progress: Progress) => {
    const lookup = await adapter.lookFor(context, jobOf(), progress)
    return lookup.found === 'no' ? lookup : { ...lookup, certain: null, progress }
  }
  const first = await look(final())
  const second = await look(first.progress)
  expect([first.certain, second.certain]).toEqual([false, true])
  const third = await look(second.progress)
  expect((await adapter.lookFor(context, jobOf(), third.progress)).found).toBe('cannotTell')
})

test('a film tells itself what became of it', async () => {
  const look = (answer: object) =>
    adapter.lookFor(contextOf(script(answer).http), reel, final({ film: 'v1' }, 'finishReel'))
  expect(await look({ json: { ...film('complete').json, post_id: '555' } })).toMatchObject({
    found: 'yes',
    id: '102_555',
  })
  const told = { json: { ...film('complete').json, post_id: '102_555' } }
  expect(await look(told)).toMatchObject({ found: 'yes', id: '102_555' })
  expect(await look(film('complete'))).toMatchObject({ found: 'yes', id: 'v1' })
  expect(await look(film('in_progress'))).toMatchObject({
    found: 'underway',
    progress: { step: 'awaitFilm', isFinal: false },
  })
  expect(await look(film('not_started'))).toMatchObject({
    found: 'no',
    certain: false,
    progress: { step: 'finishReel' },
  })
})

test('a story is found by its picture, and never sent again where it is not', async () => {
  const story = jobOf({ format: 'story', media: [imageOf()] })
  const there = list({ post_id: '76', media_id: 'p9' }, { post_id: '77', media_id: 'p1' })
  const progress = final({ photos: ['p1'] }, 'photoStory')
  expect(await adapter.lookFor(contextOf(there.http), story, progress)).toMatchObject({
    found: 'yes',
    id: '77',
  })
  const context = contextOf(routes({ [`GET ${graph}/102/stories`]: { json: { data: [] } } }).http, {
    now: ticking(60_000),
  })
  const lookups: string[] = []
  let at = progress
  for (let looks = 0; looks < 3; looks += 1) {
    const lookup = await adapter.lookFor(context, story, at)
    lookups.push(lookup.found)
    if (lookup.found === 'no') at = lookup.progress
  }
  expect(lookups).toEqual(['no', 'no', 'cannotTell'])
})
