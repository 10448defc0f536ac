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

const graph = 'https://graph.facebook.com/v27.0'
const page = pageOf({ id: '17841400008460056', kind: 'business' })
const media = `POST ${graph}/17841400008460056/media`
const publishing = `POST ${graph}/17841400008460056/media_publish`
const image = jobOf({ page, format: 'image', text: 'Bread', media: [imageOf()] })
const container = (status_code: string, status = '') => ({ json: { status_code, status, id: 'c1' } })
const form = (body: unknown) => Object.fromEntries(new URLSearchParams(String(body)))
const error = (code: number, subcode: number) => ({
  status: 400,
  json: { error: { message: 'x', code, error_subcode: subcode } },
})
const containers = () => {
  let made = 0
  return () => {
    made += 1
    return { json: { id: `c${made}` } }
  }
}
const link = { json: { id: '18', permalink: 'https://www.instagram.com/p/abc/' } }

// The longer path stands first: a route is found by how an address begins.
const world = (answers: { publish?: object | object[]; state?: object | object[]; link?: object }) =>
  routes({
    [publishing]: answers.publish ?? { json: { id: '18' } },
    [media]: containers(),
    [`GET ${graph}/18`]: answers.link ?? link,
    [`GET ${graph}/c`]: answers.state ?? container('FINISHED'),
  } as Parameters<typeof routes>[0])

test('a picture becomes a container, the container a post; each step may be killed', async () => {
  const { http, requests } = world({ state: [container('IN_PROGRESS'), container('FINISHED')] })
  const { result, steps } = await drive(adapter, contextOf(http), image, { killEach: true })
  expect(steps).toEqual(['makeContainer', 'awaitContainer', 'publish*', 'readLink'])
  expect(result).toMatchObject({ id: '18', url: 'https://www.instagram.com/p/abc/' })
  expect(form(requests[0]?.body)).toEqual({
    image_url: 'https://files.example/one.jpg',
    caption: 'Bread',
    alt_text: 'A loaf of bread',
  })
  const final = requests.find(({ url }) => url.endsWith('media_publish'))
  expect(form(final?.body)).toEqual({ creation_id: 'c2' })
})

test('what is live stays published, whatever its link does', async () => {
  for (const broken of [lost, { status: 500, text: '' }, error(190, 460)]) {
    const { result } = await drive(adapter, contextOf(world({ link: broken }).http), image)
    expect(result).toMatchObject({ id: '18', url: null })
  }
})

test('a carousel is made of children, in their order', async () => {
  const { http, requests } = world({})
  const job = jobOf({ page, format: 'carousel', text: 'Two', media: [imageOf(), videoOf(5)] })
  const { steps } = await drive(adapter, contextOf(http), job)
  expect(steps).toEqual([
    'makeChild',
    'makeChild',
    'awaitChildren',
    'makeContainer',
    'awaitContainer',
    'publish*',
    'readLink',
  ])
  const made = requests.filter(({ url }) => url.endsWith('/media')).map(({ body }) => form(body))
  expect(made[0]).toMatchObject({ image_url: 'https://files.example/one.jpg', is_carousel_item: 'true' })
  expect(made[1]).toEqual({
    media_type: 'VIDEO',
    video_url: 'https://files.example/one.mp4',
    is_carousel_item: 'true',
  })
  expect(made[2]).toEqual({ media_type: 'CAROUSEL', children: 'c1,c2', caption: 'Two' })
})

test('films are reels, and stories have no words', async () => {
  const films = world({})
  await drive(
    adapter,
    contextOf(films.http),
    jobOf({ page, format: 'video', text: 'Film', media: [videoOf(5)], settings: { shareToFeed: 'off' } }),
  )
  await drive(
    adapter,
    contextOf(films.http),
    jobOf({ page, format: 'story', text: 'Unsaid', media: [imageOf()] }),
  )
  const made = films.requests.filter(({ url }) => url.endsWith('/media')).map(({ body }) => form(body))
  expect(made).toEqual([
    {
      media_type: 'REELS',
      video_url: 'https://files.example/one.mp4',
      caption: 'Film',
      share_to_feed: 'false',
    },
    { media_type: 'STORIES', image_url: 'https://files.example/one.jpg' },
  ])
})

test('a container that is over is made anew, twice at most; one with a bad picture is not', async () => {
  const expired = world({
    state: [
      container('EXPIRED'),
      container('ERROR', 'Error: Media upload has failed with error code 2207053'),
      container('FINISHED'),
    ],
  })
  const { steps } = await drive(adapter, contextOf(expired.http), image)
  expect(steps.filter((one) => one === 'makeContainer')).toHaveLength(3)
  const never = world({ state: container('ERROR', 'Error: code 2207053') })
  expect((await refusalOf(drive(adapter, contextOf(never.http), image))).kind).toBe('mediaRejected')
  const bad = world({ state: container('ERROR', 'Error: Media upload has failed with error code 2207026') })
  expect(await refusalOf(drive(adapter, contextOf(bad.http), image))).toMatchObject({
    kind: 'mediaRejected',
    code: '2207026',
  })
  expect(bad.requests.filter(({ url }) => url.endsWith('/media'))).toHaveLength(1)
})

test('published too early, it waits on', async () => {
  const { http } = world({ publish: [error(9007, 2207027), { json: { id: '18' } }] })
  const { steps } = await drive(adapter, contextOf(http), image)
  expect(steps).toEqual([
    'makeContainer',
    'awaitContainer',
    'publish*',
    'awaitContainer',
    'publish*',
    'readLink',
  ])
})

test.each([
  [lost, 'unknownOutcome'],
  [unreached, 'transient'],
  [error(4, 2207051), 'unknownOutcome'],
  [error(24, 2207008), 'unknownOutcome'],
  [error(-1, 2207001), 'unknownOutcome'],
  [{ status: 200, json: {} }, 'unknownOutcome'],
  [error(9, 2207042), 'rateLimited'],
  [error(25, 2207050), 'policy'],
] as const)('publishing answered by %j is %s', async (answer, kind) => {
  const progress = await driveToFinal(adapter, contextOf(world({}).http), image)
  expect((await refusalOf(adapter.step(contextOf(script(answer).http), image, progress))).kind).toBe(kind)
})

const final: Progress = {
  step: 'publish',
  isFinal: true,
  data: { children: [], container: 'c1', asked: 0, madeAnew: 0 },
}
const seen = {
  id: '18',
  caption: 'Bread',
  timestamp: '2026-11-22T10:00:04+0000',
  permalink: 'https://www.instagram.com/p/abc/',
  media_type: 'IMAGE',
}
const look = (state: object, ...list: object[]) =>
  adapter.lookFor(contextOf(script(state, { json: { data: list } }).http), image, final)

test('what the container says of itself decides', async () => {
  const newer = { ...seen, id: '19', caption: 'Newer' }
  expect(await look(container('PUBLISHED'), newer, seen)).toEqual({
    found: 'yes',
    id: '18',
    url: seen.permalink,
  })
  expect(await look(container('IN_PROGRESS'))).toMatchObject({
    found: 'underway',
    progress: { step: 'awaitContainer' },
  })
  expect(await look(container('FINISHED'))).toMatchObject({
    found: 'no',
    certain: false,
    progress: { step: 'publish' },
  })
  for (const over of ['EXPIRED', 'ERROR']) {
    expect(await look(container(over))).toMatchObject({
      found: 'no',
      certain: true,
      progress: { step: 'makeContainer', isFinal: false },
    })
  }
  expect(await look(error(100, 33))).toMatchObject({ found: 'cannotTell' })
})

test('a container that waits twice, a minute apart, may be published again', async () => {
  const context = contextOf(routes({ [`GET ${graph}/c1`]: container('FINISHED') }).http, {
    now: ticking(60_000),
  })
  const first = await adapter.lookFor(context, image, final)
  if (first.found !== 'no') throw new Error('found')
  expect(await adapter.lookFor(context, image, first.progress)).toMatchObject({
    certain: true,
    progress: { step: 'publish', isFinal: true },
  })
})

test('a post that is live and not listed is looked for, and then known by its container: never sent again', async () => {
  const lookup = await look(
    container('PUBLISHED'),
    { ...seen, caption: 'Other' },
    { ...seen, media_type: 'VIDEO' },
    { ...seen, timestamp: '2026-11-22T05:00:00+0000' },
  )
  if (lookup.found !== 'underway') throw new Error(lookup.found)
  const empty = routes({ [`GET ${graph}/17841400008460056/media`]: { json: { data: [] } } })
  const { result, steps } = await drive(adapter, contextOf(empty.http), image, { from: lookup.progress })
  expect(new Set(steps)).toEqual(new Set(['findPost']))
  expect(result).toMatchObject({ id: 'container:c1', url: null })
  expect(await adapter.readBack(contextOf(script().http), page, 'container:c1')).toEqual({ url: null })
})

test('of stories that look alike, none is taken', async () => {
  const story = jobOf({ page, format: 'story', media: [imageOf()] })
  const one = { id: '1', timestamp: seen.timestamp, media_type: 'IMAGE' }
  const context = (list: object[]) => contextOf(script(container('PUBLISHED'), { json: { data: list } }).http)
  expect(await adapter.lookFor(context([one]), story, final)).toMatchObject({ found: 'yes', id: '1' })
  expect(await adapter.lookFor(context([one, { ...one, id: '2' }]), story, final)).toMatchObject({
    found: 'underway',
  })
})
