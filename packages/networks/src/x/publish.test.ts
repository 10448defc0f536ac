import { expect, test } from 'vitest'
import type { Progress } from '../adapter.ts'
import {
  contextOf,
  drive,
  driveToFinal,
  imageOf,
  jobOf,
  refusalOf,
  startedAt,
  videoOf,
} from '../testing/builders.ts'
import { lost, routes, script, unreached } from '../testing/scripted-http.ts'
import { adapter } from './adapter.ts'
import { originalText } from './look-for.ts'

const api = 'https://api.x.com/2'
const create = `POST ${api}/tweets`
const upload = `${api}/media/upload`
const made = { status: 201, json: { data: { id: '1445880548472328192', text: 'Hello' } } }
const album = jobOf({ format: 'album', text: 'Two', media: [imageOf(), imageOf({ altText: '' })] })

test('a text is one call', async () => {
  const world = routes({ [create]: made })
  const { result, steps } = await drive(
    adapter,
    contextOf(world.http),
    jobOf({ settings: { replies: 'mentioned' } }),
  )
  expect(steps).toEqual(['post*'])
  expect(result).toMatchObject({
    id: '1445880548472328192',
    url: 'https://x.com/i/web/status/1445880548472328192',
  })
  expect(world.bodyOf(0)).toEqual({ text: 'Hello', reply_settings: 'mentionedUsers' })
})

test('pictures are sent and described one by one; a kill sends the one again', async () => {
  let sent = 0
  const world = routes({
    [`POST ${upload}`]: () => {
      sent += 1
      return { json: { data: { id: `m${sent}`, media_key: `3_m${sent}` } } }
    },
    [`POST ${api}/media/metadata`]: { json: { data: {} } },
    [create]: made,
  })
  const { steps } = await drive(adapter, contextOf(world.http), album, { killEach: true })
  expect(steps).toEqual(['sendImage', 'sendImage', 'post*'])
  expect(world.bodyOf(world.requests.length - 1)).toEqual({ text: 'Two', media: { media_ids: ['m2', 'm4'] } })
  const described = world.requests.filter(({ url }) => url.endsWith('metadata')).map(({ body }) => body)
  expect(described).toContain(
    JSON.stringify({ id: 'm2', metadata: { alt_text: { text: 'A loaf of bread' } } }),
  )
  expect(described).toHaveLength(2)
})

test('a film goes in parts, is waited for and then posted', async () => {
  const info = (state: string) => ({
    json: { data: { id: 'v1', media_key: '7_v1', processing_info: { state, check_after_secs: 2 } } },
  })
  const world = routes({
    [`POST ${upload}/initialize`]: { json: { data: { id: 'v1', media_key: '7_v1' } } },
    [`POST ${upload}/v1/append`]: { json: { data: { expires_at: 1 } } },
    [`POST ${upload}/v1/finalize`]: info('pending'),
    [`GET ${upload}`]: [info('in_progress'), info('succeeded')],
    [create]: made,
  })
  const film = jobOf({ format: 'video', media: [videoOf(9_000_001)] })
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
  const parts = world.requests.flatMap(({ body }) => (body instanceof FormData ? [body] : []))
  expect(parts.map((part) => [part.get('segment_index'), (part.get('media') as Blob).size])).toEqual([
    ['0', 4_000_000],
    ['1', 4_000_000],
    ['2', 1_000_001],
  ])
  const failed = routes({
    [`POST ${upload}/initialize`]: { json: { data: { id: 'v1' } } },
    [`POST ${upload}/v1/append`]: { json: {} },
    [`POST ${upload}/v1/finalize`]: info('failed'),
  })
  expect((await refusalOf(drive(adapter, contextOf(failed.http), film))).kind).toBe('mediaRejected')
})

test.each([
  [lost, 'unknownOutcome'],
  [unreached, 'transient'],
  [{ status: 503, json: { detail: 'Service Unavailable' } }, 'unknownOutcome'],
  [{ status: 201, text: '' }, 'unknownOutcome'],
  [{ status: 202, json: { data: {} } }, 'unknownOutcome'],
  [{ status: 429, json: {} }, 'rateLimited'],
] as const)('a post answered by %j is %s', async (answer, kind) => {
  const job = jobOf()
  const progress = await driveToFinal(adapter, contextOf(script().http), job)
  expect((await refusalOf(adapter.step(contextOf(script(answer).http), job, progress))).kind).toBe(kind)
})

test('before the post, silence is harmless', async () => {
  const progress = adapter.begin(contextOf(script().http), album)
  expect((await refusalOf(adapter.step(contextOf(script(lost).http), album, progress))).kind).toBe(
    'transient',
  )
})

test('media that ended over there is sent once more', async () => {
  const gone = {
    status: 400,
    json: { type: 'x/invalid-request', detail: 'x', errors: [{ message: 'Your media IDs are invalid.' }] },
  }
  const world = routes({
    [`POST ${upload}`]: { json: { data: { id: 'm1' } } },
    [create]: [gone, made],
  })
  const image = jobOf({ format: 'image', media: [imageOf({ altText: '' })] })
  expect((await drive(adapter, contextOf(world.http), image)).steps).toEqual([
    'sendImage',
    'post*',
    'sendImage',
    'post*',
  ])
  const never = routes({ [`POST ${upload}`]: { json: { data: { id: 'm1' } } }, [create]: gone })
  expect((await refusalOf(drive(adapter, contextOf(never.http), image))).kind).toBe('validation')
})

const found = (...posts: object[]) => script({ json: { data: posts } })
const seen = { id: '9', text: 'Hello', created_at: '2026-11-22T10:00:05.000Z' }
const final: Progress = { step: 'post', isFinal: true, data: { files: [] } }

test('a lost post is found by its text, as X writes it', async () => {
  const job = jobOf({ text: 'Bread & butter: bread.example/menu' })
  const written = {
    ...seen,
    text: 'Bread &amp; butter: https://t.co/abc',
    entities: { urls: [{ url: 'https://t.co/abc', expanded_url: 'http://bread.example/menu' }] },
  }
  expect(originalText(written)).toBe('Bread & butter: http://bread.example/menu')
  const world = found({ ...seen, id: '8', text: 'Something newer' }, written)
  expect(await adapter.lookFor(contextOf(world.http), job, final)).toMatchObject({ found: 'yes', id: '9' })
  expect(world.requests[0]?.url).toContain(`start_time=${encodeURIComponent('2026-11-22T07:00:00Z')}`)
})

test('a post with media is found by its media alone', async () => {
  const progress = { ...final, data: { files: [{ id: 'm1', key: '3_m1' }] } }
  const other = { ...seen, attachments: { media_keys: ['3_other'] } }
  const own = { ...seen, id: '10', text: 'Hello https://t.co/x', attachments: { media_keys: ['3_m1'] } }
  expect(await adapter.lookFor(contextOf(found(other, own).http), jobOf(), progress)).toMatchObject({
    id: '10',
  })
  expect(await adapter.lookFor(contextOf(found(other).http), jobOf(), progress)).toMatchObject({
    found: 'no',
  })
})

test('a picture whose key was not told is found by the text before its address', async () => {
  const written = {
    ...seen,
    text: 'Hello https://t.co/x',
    entities: { urls: [{ url: 'https://t.co/x', expanded_url: 'https://x.com/ada/status/9/photo/1' }] },
  }
  const progress = { ...final, data: { files: [{ id: 'm1', key: null }] } }
  expect(await adapter.lookFor(contextOf(found(written).http), jobOf(), progress)).toMatchObject({ id: '9' })
})

test('never the newest one, never one from before, never a comment', async () => {
  const world = found(
    { ...seen, text: 'Hello again' },
    { ...seen, created_at: '2026-11-21T10:00:00.000Z' },
    { ...seen, referenced_tweets: [{ type: 'replied_to', id: '1' }] },
  )
  expect(await adapter.lookFor(contextOf(world.http), jobOf(), final)).toMatchObject({
    found: 'no',
    certain: false,
  })
})

test('a list that does not reach back to when it began proves nothing', async () => {
  const others = Array.from({ length: 100 }, (_, at) => ({ ...seen, text: `Post ${at}` }))
  const look = (...all: object[]) => adapter.lookFor(contextOf(found(...all).http), jobOf(), final)
  expect(await look(...others)).toMatchObject({ found: 'cannotTell' })
  expect(await look(...others.slice(1))).toMatchObject({ found: 'no', certain: false })
})

test('an answer without what was asked for never says that a post is not there', async () => {
  const bare = (text: string) => ({ id: '9', text })
  const pictured = { ...final, data: { files: [{ id: 'm1', key: '3_m1' }] } }
  const look = (progress: Progress, ...posts: object[]) =>
    adapter.lookFor(contextOf(found(...posts).http), jobOf(), progress)
  expect(await look(pictured, bare('Hello https://t.co/x'))).toMatchObject({ found: 'cannotTell' })
  expect(await look(final, bare('Something else'))).toMatchObject({ found: 'cannotTell' })
  expect(await look(final, bare('Hello'))).toMatchObject({ found: 'yes', id: '9' })
  expect(await look(pictured)).toMatchObject({ found: 'no' })
  const asked = { text: 'First', since: startedAt }
  const page = jobOf().page
  const lookForComment = (...posts: object[]) =>
    adapter.lookForComment(contextOf(found(...posts).http), page, '9', asked)
  expect(await lookForComment(bare('First'))).toMatchObject({ found: 'cannotTell' })
  expect(await lookForComment()).toEqual({ found: 'no' })
})

test('only three looks apart allow one repeat, and after that nobody can tell', async () => {
  let now = startedAt.getTime()
  const context = contextOf(routes({ [`GET ${api}/users/102/tweets`]: { json: { meta: {} } } }).http, {
    now: () => new Date(now),
  })
  const look = (progress = final) => adapter.lookFor(context, jobOf(), progress)
  const pass = async (progress = final) => {
    const one = await look(progress)
    if (one.found !== 'no') return one
    const tooSoon = await look(one.progress)
    expect(tooSoon).toMatchObject({ certain: false, progress: one.progress, lookAgainAfterMs: 15_000 })
    now += 15_000
    const two = await look(one.progress)
    now += 15_000
    return two.found === 'no' ? look(two.progress) : two
  }
  const certain = await pass()
  expect(certain).toMatchObject({
    found: 'no',
    certain: true,
    progress: { step: 'post', data: { repeats: 1 } },
  })
  if (certain.found !== 'no') throw new Error('found')
  expect((await pass(certain.progress)).found).toBe('cannotTell')
})
