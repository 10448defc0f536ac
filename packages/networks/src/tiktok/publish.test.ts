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

const api = 'https://open.tiktokapis.com/v2'
const upload = 'https://open-upload.tiktokapis.com/video/?upload_id=1'
const data = (value: object) => ({ json: { data: value, error: { code: 'ok', message: '', log_id: 'l' } } })
const no = (status: number, code: string) => ({
  status,
  json: { data: {}, error: { code, message: 'x', log_id: 'l' } },
})
const everybody = ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY']
const creator = (more = {}) =>
  data({
    creator_username: 'ada',
    privacy_level_options: everybody,
    comment_disabled: false,
    duet_disabled: false,
    stitch_disabled: false,
    max_video_post_duration_sec: 300,
    ...more,
  })
const status = (name: string, more = {}) => data({ status: name, fail_reason: '', ...more })
const begun = data({ publish_id: 'v_pub_file~v2-1.1', upload_url: upload })
const postId = '7345678901234567890'
const complete = {
  text: `{"data":{"status":"PUBLISH_COMPLETE","publicaly_available_post_id":[${postId}]},"error":{"code":"ok"}}`,
}

const page = pageOf({ id: 'open-1', kind: 'profile' })
const public_ = { privacy: 'public', comments: 'on' }
const film = (size: number, more = {}) =>
  jobOf({ page, format: 'video', text: 'Bread #1', media: [videoOf(size)], settings: public_, ...more })

interface Answers {
  readonly creator?: object
  readonly begun?: object | object[]
  readonly put?: object | object[]
  readonly status?: object | object[]
  readonly photos?: object
}
const world = (answers: Answers = {}) =>
  routes({
    [`POST ${api}/post/publish/creator_info/query/`]: answers.creator ?? creator(),
    [`POST ${api}/post/publish/video/init/`]: answers.begun ?? begun,
    [`POST ${api}/post/publish/content/init/`]: answers.photos ?? data({ publish_id: 'p_pub_url~v2.1' }),
    [`POST ${api}/post/publish/status/fetch/`]: answers.status ?? complete,
    [`PUT ${upload}`]: answers.put ?? { status: 206 },
  } as Parameters<typeof routes>[0])

const sent = (requests: readonly { url: string; body?: unknown }[], part: string) =>
  requests.filter(({ url }) => url.includes(part)).map(({ body }) => JSON.parse(String(body)))

test('the account is asked, the film sent in order, and the post waited for; its number is not rounded', async () => {
  const { http, requests } = world({ status: [status('PROCESSING_UPLOAD'), complete] })
  const { result, steps } = await drive(adapter, contextOf(http), film(50_000_123), { killEach: false })
  expect(steps).toEqual([
    'checkCreator',
    'startVideo',
    'sendChunk',
    'sendChunk',
    'sendChunk',
    'sendChunk',
    'sendLast*',
    'awaitPost',
    'awaitPost',
  ])
  expect(result).toMatchObject({ id: postId, url: `https://www.tiktok.com/@ada/video/${postId}` })
  const ranges = requests.flatMap(({ headers }) => headers?.['content-range'] ?? [])
  expect(ranges[0]).toBe('bytes 0-9999999/50000123')
  expect(ranges.at(-1)).toBe('bytes 40000000-50000122/50000123')
  expect(sent(requests, 'video/init')[0]).toEqual({
    post_info: {
      title: 'Bread #1',
      privacy_level: 'PUBLIC_TO_EVERYONE',
      disable_duet: true,
      disable_comment: false,
      disable_stitch: true,
      brand_content_toggle: false,
      brand_organic_toggle: false,
      is_aigc: false,
    },
    source_info: {
      source: 'FILE_UPLOAD',
      video_size: 50_000_123,
      chunk_size: 10_000_000,
      total_chunk_count: 5,
    },
  })
})

test('a kill before the last part only begins anew what nobody sees', async () => {
  const outOfOrder = { status: 416 }
  const { http } = world({ put: [{ status: 206 }, outOfOrder, { status: 206 }, { status: 201 }] })
  const context = contextOf(http)
  const job = film(20_000_000)
  let progress = adapter.begin(context, job)
  const take = async () => {
    const result = await adapter.step(context, job, progress)
    if (result.then !== 'published') progress = result.progress
    return progress.step
  }
  await take()
  await take()
  const before = progress
  expect(await take()).toBe('sendLast')
  progress = before
  expect(await take()).toBe('startVideo')
  expect((await drive(adapter, context, job, { from: progress })).steps).toEqual([
    'startVideo',
    'sendChunk',
    'sendLast*',
    'awaitPost',
  ])
})

test('pictures are one call, fetched from us', async () => {
  const { http, requests } = world({})
  const job = jobOf({
    page,
    format: 'carousel',
    title: `${'a'.repeat(89)}👍`,
    text: 'Bread',
    media: [imageOf(), imageOf()],
    settings: public_,
  })
  const { result, steps } = await drive(adapter, contextOf(http), job)
  expect(steps).toEqual(['checkCreator', 'startPhotos*', 'awaitPost'])
  expect(result).toMatchObject({ url: `https://www.tiktok.com/@ada/photo/${postId}` })
  expect(sent(requests, 'content/init')[0]).toEqual({
    media_type: 'PHOTO',
    post_mode: 'DIRECT_POST',
    post_info: {
      title: 'a'.repeat(89),
      description: 'Bread',
      privacy_level: 'PUBLIC_TO_EVERYONE',
      disable_comment: false,
      auto_add_music: true,
      brand_content_toggle: false,
      brand_organic_toggle: false,
    },
    source_info: {
      source: 'PULL_FROM_URL',
      photo_cover_index: 0,
      photo_images: ['https://files.example/one.jpg', 'https://files.example/one.jpg'],
    },
  })
})

test.each([
  ['private', 'SELF_ONLY'],
  ['friends', 'MUTUAL_FOLLOW_FRIENDS'],
  ['public', 'PUBLIC_TO_EVERYONE'],
])('%s is %s, and refused where the account does not offer it', async (privacy, level) => {
  const job = film(1000, { settings: { privacy, disclosure: 'ownBrand' } })
  const { http, requests } = world({})
  await drive(adapter, contextOf(http), job)
  expect(sent(requests, 'video/init')[0].post_info).toMatchObject({
    privacy_level: level,
    brand_organic_toggle: true,
    disable_comment: true,
  })
  const others = everybody.filter((one) => one !== level)
  const closed = world({ creator: creator({ privacy_level_options: others }) })
  expect(await refusalOf(drive(adapter, contextOf(closed.http), job))).toMatchObject({
    kind: 'validation',
    code: 'privacy_level_option_mismatch',
  })
})

test('what the account forbids stays forbidden, and a film too long for it is refused', async () => {
  const settings = { privacy: 'public', comments: 'on', duet: 'on', stitch: 'on' }
  const shut = world({ creator: creator({ comment_disabled: true, duet_disabled: true }) })
  await drive(adapter, contextOf(shut.http), film(1000, { settings }))
  expect(sent(shut.requests, 'video/init')[0].post_info).toMatchObject({
    disable_comment: true,
    disable_duet: true,
    disable_stitch: false,
  })
  const short = world({ creator: creator({ max_video_post_duration_sec: 10 }) })
  expect((await refusalOf(drive(adapter, contextOf(short.http), film(1000)))).kind).toBe('mediaRejected')
  const full = world({ creator: no(403, 'spam_risk_too_many_posts') })
  expect((await refusalOf(drive(adapter, contextOf(full.http), film(1000)))).kind).toBe('rateLimited')
})

test('what few may see never gets a number: it is known by what was begun, and found again by that', async () => {
  const done = status('PUBLISH_COMPLETE', { publicaly_available_post_id: [] })
  const { result } = await drive(
    adapter,
    contextOf(world({ status: done }).http),
    film(1000, { settings: { privacy: 'private' } }),
  )
  expect(result).toMatchObject({ id: 'v_pub_file~v2-1.1', url: 'https://www.tiktok.com/@ada' })
  const { http } = world({})
  const open = pageOf({ handle: 'ada' })
  expect(await adapter.readBack(contextOf(http), open, 'v_pub_file~v2-1.1')).toEqual({
    id: postId,
    url: `https://www.tiktok.com/@ada/video/${postId}`,
  })
})

test('a public post is given time to get its number', async () => {
  const done = status('PUBLISH_COMPLETE')
  const { result, steps } = await drive(
    adapter,
    contextOf(world({ status: [done, done, complete] }).http),
    film(1000),
  )
  expect(steps.filter((one) => one === 'awaitPost')).toHaveLength(3)
  expect(result).toMatchObject({ id: postId })
})

test.each([
  ['file_format_check_failed', 'mediaRejected'],
  ['duration_check_failed', 'mediaRejected'],
  ['frame_rate_check_failed', 'mediaRejected'],
  ['picture_size_check_failed', 'mediaRejected'],
  ['publish_cancelled', 'policy'],
  ['auth_removed', 'authRevoked'],
  ['spam_risk', 'policy'],
  ['spam_risk_text', 'policy'],
  ['spam_risk_user_banned_from_posting', 'policy'],
  ['something_new', 'mediaRejected'],
])('failed for %s is %s', async (reason, kind) => {
  const failed = world({ status: status('FAILED', { fail_reason: reason }) })
  expect(await refusalOf(drive(adapter, contextOf(failed.http), film(1000)))).toMatchObject({
    kind,
    code: reason,
  })
})

test('failed by accident begins anew, not for ever; the daily cap waits a day', async () => {
  const accident = status('FAILED', { fail_reason: 'internal' })
  const { steps } = await drive(adapter, contextOf(world({ status: [accident, complete] }).http), film(1000))
  expect(steps).toEqual([
    'checkCreator',
    'startVideo',
    'sendLast*',
    'awaitPost',
    'checkCreator',
    'startVideo',
    'sendLast*',
    'awaitPost',
  ])
  expect(
    (await refusalOf(drive(adapter, contextOf(world({ status: accident }).http), film(1000)))).kind,
  ).toBe('mediaRejected')
  const capped = world({ status: status('FAILED', { fail_reason: 'spam_risk_too_many_posts' }) })
  const waiting: Progress = { step: 'awaitPost', isFinal: false, data: { publishId: 'v' } }
  expect(await adapter.step(contextOf(capped.http), film(1000), waiting)).toMatchObject({
    // biome-ignore lint/suspicious/noThenProperty: a word, no function
    then: 'wait',
    afterMs: 86_400_000,
    progress: { step: 'checkCreator' },
  })
})

test.each([
  [lost, 'unknownOutcome'],
  [unreached, 'transient'],
  [{ status: 500, text: '' }, 'unknownOutcome'],
  [{ status: 200, json: { data: {}, error: { code: 'ok' } } }, 'unknownOutcome'],
  [no(200, 'spam_risk'), 'policy'],
  [no(429, 'rate_limit_exceeded'), 'rateLimited'],
] as const)('pictures answered by %j are %s', async (answer, kind) => {
  const job = jobOf({ page, format: 'image', media: [imageOf()], settings: public_ })
  const progress = await driveToFinal(adapter, contextOf(world().http), job)
  expect((await refusalOf(adapter.step(contextOf(script(answer).http), job, progress))).kind).toBe(kind)
})

test('a lost last part is unknown; the parts before it and the opening are not', async () => {
  const job = film(20_000_000)
  const context = contextOf(world().http)
  const progress = await driveToFinal(adapter, context, job)
  expect(progress.step).toBe('sendLast')
  expect((await refusalOf(adapter.step(contextOf(script(lost).http), job, progress))).kind).toBe(
    'unknownOutcome',
  )
  for (const step of ['startVideo', 'sendChunk']) {
    const before = { ...progress, step, isFinal: false, data: { ...progress.data, sent: 0 } }
    expect((await refusalOf(adapter.step(contextOf(script(lost).http), job, before))).kind).toBe('transient')
  }
})

test('a last part out of step: whole over there is waited for, incomplete begins anew', async () => {
  const job = film(1000)
  const progress = await driveToFinal(adapter, contextOf(world().http), job)
  const take = (answer: object) =>
    adapter.step(contextOf(world({ put: { status: 403 }, status: answer }).http), job, progress)
  expect(await take(status('PROCESSING_UPLOAD', { uploaded_bytes: 10 }))).toMatchObject({
    progress: { step: 'startVideo' },
  })
  expect(await take(status('PROCESSING_UPLOAD', { uploaded_bytes: 1000 }))).toMatchObject({
    progress: { step: 'awaitPost' },
  })
  expect(await take(status('PROCESSING_UPLOAD'))).toMatchObject({ progress: { step: 'awaitPost' } })
})

test('a film says itself what became of it', async () => {
  const job = film(1000)
  const progress = await driveToFinal(adapter, contextOf(world().http), job)
  const look = (answer: object) => adapter.lookFor(contextOf(script(answer).http), job, progress)
  expect(await look(complete)).toMatchObject({ found: 'yes', id: postId })
  expect(await look(status('PROCESSING_UPLOAD', { uploaded_bytes: 1000 }))).toMatchObject({
    found: 'underway',
    progress: { step: 'awaitPost' },
  })
  expect(await look(status('FAILED', { fail_reason: 'spam_risk' }))).toMatchObject({ found: 'underway' })
  expect(await look(status('PROCESSING_UPLOAD', { uploaded_bytes: 10 }))).toMatchObject({
    found: 'no',
    certain: false,
    progress: { step: 'sendLast' },
  })
  expect(await look(no(400, 'invalid_publish_id'))).toMatchObject({ found: 'cannotTell' })
  const context = contextOf(
    routes({
      [`POST ${api}/post/publish/status/fetch/`]: status('PROCESSING_UPLOAD', { uploaded_bytes: 10 }),
    }).http,
    { now: ticking(60_000) },
  )
  const first = await adapter.lookFor(context, job, progress)
  if (first.found !== 'no') throw new Error(first.found)
  expect(await adapter.lookFor(context, job, first.progress)).toMatchObject({ found: 'no', certain: true })
})

test('lost pictures are looked for among public posts, and never sent again by themselves', async () => {
  const job = jobOf({ page, format: 'image', text: 'Bread', media: [imageOf()], settings: public_ })
  const progress = await driveToFinal(adapter, contextOf(world().http), job)
  const one = { id: '73', create_time: 1795341605, title: '', video_description: 'Bread' }
  const list = (...videos: object[]) => contextOf(script(data({ videos })).http)
  expect(
    await adapter.lookFor(list({ ...one, id: '74', video_description: 'Newer' }, one), job, progress),
  ).toMatchObject({ found: 'yes', id: '73' })
  expect(await adapter.lookFor(list({ ...one, create_time: 1795330000 }), job, progress)).toMatchObject({
    found: 'no',
    certain: false,
  })
  const hidden = {
    ...progress,
    data: { ...progress.data, shown: { ...(progress.data.shown as object), privacy: 'SELF_ONLY' } },
  }
  expect(await adapter.lookFor(contextOf(script().http), job, hidden)).toMatchObject({ found: 'cannotTell' })
  const context = contextOf(routes({ [`POST ${api}/video/list/`]: data({ videos: [] }) }).http, {
    now: ticking(120_000),
  })
  const lookups: string[] = []
  let at: Progress = progress
  for (let looks = 0; looks < 3; looks += 1) {
    const lookup = await adapter.lookFor(context, job, at)
    lookups.push(lookup.found)
    if (lookup.found === 'no') at = lookup.progress
  }
  expect(lookups).toEqual(['no', 'no', 'cannotTell'])
})
