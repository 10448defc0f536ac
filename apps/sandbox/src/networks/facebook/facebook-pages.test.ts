import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DemoNetworks, type Json, startDemoNetworks } from '../testing/demo-networks.ts'
import { type Connected, connectFacebook, graphClient } from '../testing/graph-client.ts'
import { smallJpeg, smallPng } from '../testing/small-media.ts'

let networks: DemoNetworks
let connected: Connected
let shop: Awaited<ReturnType<Connected['page']>>
beforeAll(async () => {
  networks = await startDemoNetworks()
})
beforeEach(async () => {
  await networks.control('reset', { network: 'facebook' })
  connected = await connectFacebook(networks)
  shop = await connected.page('Boulangerie Berthier')
})
afterAll(() => networks.close())

const feed = (params: Json) => shop.post<{ id: string }>(`/${shop.id}/feed`, params)
const refused = (edge: string, params: Json) => shop.refusal('POST', `/${shop.id}/${edge}`, params)
const photo = async (name: string, more: Json = {}) =>
  await shop.post<{ id: string; post_id?: string }>(`/${shop.id}/photos`, {
    url: networks.host(name, smallJpeg(1080, 1350 + name.length)),
    published: false,
    ...more,
  })

describe('texts and links', () => {
  test('are posted, read back, changed and deleted', async () => {
    const made = await shop.post<{ id: string; permalink_url: string }>(`/${shop.id}/feed`, {
      message: 'Bonjour',
      link: 'https://example.test/carte',
      fields: 'id,permalink_url',
    })
    expect(made.id).toMatch(new RegExp(`^${shop.id}_\\d+$`))
    expect((await fetch(made.permalink_url)).status).toBe(200)
    expect(
      await shop.get(`/${made.id}`, {
        fields: 'message,is_published,status_type,is_eligible_for_promotion,promotable_id,shares',
      }),
    ).toMatchObject({
      message: 'Bonjour',
      is_published: true,
      status_type: 'shared_story',
      is_eligible_for_promotion: true,
      promotable_id: made.id,
    })
    expect(await shop.post(`/${made.id}`, { message: 'Bonsoir' })).toEqual({ success: true })
    expect(await shop.get(`/${made.id}`)).toMatchObject({ message: 'Bonsoir' })
    expect((await shop.call('DELETE', `/${made.id}`)).body).toEqual({ success: true })
    for (const method of ['GET', 'DELETE'] as const)
      expect(await shop.refusal(method, `/${made.id}`)).toMatchObject({ code: 100, error_subcode: 33 })
  })

  test('are listed newest first, with what was left out on the next page', async () => {
    const times = Date.now()
    for (const message of ['un', 'deux', 'trois']) await feed({ message })
    const first = await shop.get<{ data: Json[]; paging: { next: string } }>(`/${shop.id}/published_posts`, {
      limit: 2,
      fields: 'message,created_time',
      since: Math.floor(times / 1000) - 120,
    })
    expect(first.data.map(({ message }) => message)).toEqual(['trois', 'deux'])
    expect(first.data[0]?.created_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/)
    const second = await networks.fetch<{ data: Json[] }>(first.paging.next)
    expect(second.body.data[0]?.message).toBe('un')
  })

  test.each<[string, Json, object]>([
    ['nothing at all', {}, { code: 100 }],
    ['a text that is too long', { message: 'a'.repeat(63_207) }, { code: 100 }],
    ['a link that is none', { link: 'x' }, { code: 100, error_subcode: 2061006 }],
    ['a link to Facebook', { link: 'https://www.facebook.com/x' }, { error_subcode: 1609008 }],
    [
      'a photo that is not there',
      { attached_media: [{ media_fbid: '1' }] },
      { code: 100, error_subcode: 33 },
    ],
    ['a time without unpublished', { message: 'a', scheduled_publish_time: 4_000_000_000 }, { code: 100 }],
    [
      'a time too near',
      { message: 'a', published: false, scheduled_publish_time: Math.floor(Date.now() / 1000) + 60 },
      { code: 100 },
    ],
    [
      'a time too far',
      { message: 'a', published: false, scheduled_publish_time: Math.floor(Date.now() / 1000) + 40 * 86_400 },
      { code: 100 },
    ],
    ['an unknown field', { message: 'field', fields: 'permalink' }, { code: 100 }],
  ])('%s is refused', async (_why, params, expected) => {
    expect(await refused('feed', params)).toMatchObject(expected)
  })

  test('the same text twice in a row is a duplicate', async () => {
    await feed({ message: 'Deux fois' })
    expect(await refused('feed', { message: 'Deux fois' })).toMatchObject({ code: 506 })
    await feed({ message: 'Autre chose' })
    await feed({ message: 'Deux fois' })
  })

  test('a link that cannot be scraped is refused where the machine has a way out', async () => {
    await networks.control('settings', { network: 'facebook', settings: { scrapeLinks: true } })
    expect(
      await refused('feed', { link: networks.host('nothing', smallPng()).replace('nothing', 'else') }),
    ).toMatchObject({ error_subcode: 1609005 })
    await networks.control('settings', { network: 'facebook', settings: { scrapeLinks: false } })
  })
})

describe('who may post', () => {
  test('a Page token with its permission and task, and nobody else', async () => {
    const path = `/${shop.id}/feed`
    expect(await connected.user.refusal('POST', path, { message: 'x' })).toMatchObject({
      code: 190,
      error_subcode: 2069032,
    })
    const other = await connected.page('Le Salon Berthier')
    expect(await other.refusal('POST', path, { message: 'x' })).toMatchObject({
      code: 100,
      error_subcode: 33,
    })
    expect(await other.refusal('POST', `/${other.id}/feed`, { message: 'x' })).toMatchObject({ code: 200 })
    const less = await connectFacebook(networks, { scope: 'pages_show_list,pages_read_engagement' })
    expect(
      await (await less.page('Boulangerie Berthier')).refusal('POST', path, { message: 'x' }),
    ).toMatchObject({ code: 200 })
  })

  test('nobody whose role was taken away', async () => {
    const nadia = await connectFacebook(networks, { account: 'nadia-benali' })
    const garage = await nadia.page('Garage Benali')
    expect(garage.instagram).toBeUndefined()
    const person = {
      id: 'nadia-benali',
      givenName: 'Nadia',
      familyName: 'Benali',
      pages: [{ page: 'garage-benali', role: 'former' }],
    }
    await networks.control('people', person)
    expect(await garage.refusal('POST', `/${garage.id}/feed`, { message: 'x' })).toMatchObject({
      code: 190,
      error_subcode: 492,
    })
  })
})

describe('photos', () => {
  test('alone are a post; several unpublished ones make one, in their order, once', async () => {
    expect(await photo('a.jpg', { published: true, message: 'Une' })).toMatchObject({
      id: expect.any(String),
      post_id: expect.stringContaining(`${shop.id}_`),
    })
    const [one, two] = [await photo('b.jpg'), await photo('cc.jpg')]
    const attached_media = [one, two].map(({ id }) => ({ media_fbid: id }))
    const post = await feed({ message: 'Deux', attached_media })
    const read = await shop.get<{
      attachments: { data: { subattachments: { data: { target: { id: string } }[] } }[] }
    }>(`/${post.id}`, { fields: 'attachments' })
    expect(read.attachments.data[0]?.subattachments.data.map(({ target }) => target.id)).toEqual([
      one.id,
      two.id,
    ])
    expect(await shop.get(`/${one.id}`, { fields: 'page_story_id' })).toMatchObject({
      page_story_id: post.id,
    })
    expect(await refused('feed', { attached_media })).toMatchObject({ code: 100, error_subcode: 1366051 })
  })

  test('come by multipart too, with a form’s spelling of lists', async () => {
    const form = new FormData()
    form.set('published', 'false')
    form.set('source', new Blob([new Uint8Array(smallPng())]), 'a.png')
    const path = `/networks/facebook/graph/v25.0/${shop.id}`
    const sent = await networks.fetch<{ id: string }>(`${path}/photos?access_token=${shop.token}`, {
      method: 'POST',
      body: form,
    })
    const body = new URLSearchParams({
      message: 'Formulaire',
      'attached_media[0]': JSON.stringify({ media_fbid: sent.body.id }),
    })
    const post = await networks.fetch(`${path}/feed`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${shop.token}` },
    })
    expect(post.status).toBe(200)
  })

  test('of the wrong kind, too heavy or not there are refused', async () => {
    for (const bytes of [Buffer.from('<html>no picture, only words'), smallJpeg(9, 9, 10 * 1024 * 1024 + 1)])
      expect(await refused('photos', { url: networks.host('bad', bytes) })).toMatchObject({
        error_subcode: 1366046,
      })
    expect(await refused('photos', { url: 'http://127.0.0.1:9/none.jpg' })).toMatchObject({
      code: 100,
      error_subcode: 2061006,
    })
    expect(await refused('photos', {})).toMatchObject({ code: 100 })
  })
})

describe('planned posts', () => {
  test('come out at their time, or now, or never', async () => {
    const { id } = await feed({ message: 'Quelle heure est-il ici ?' })
    const { created_time } = await shop.get<{ created_time: string }>(`/${id}`, { fields: 'created_time' })
    const soon = Math.floor(Date.parse(created_time) / 1000) + 3600
    const plan = (message: string) => feed({ message, published: false, scheduled_publish_time: soon })
    const [first, second, third] = [
      await plan('À l’heure'),
      await plan('Tout de suite'),
      await plan('Jamais'),
    ]
    const listed = await shop.get<{ data: Json[] }>(`/${shop.id}/scheduled_posts`, {
      fields: 'id,message,scheduled_publish_time,created_time',
    })
    expect(listed.data).toContainEqual(
      expect.objectContaining({ id: first.id, scheduled_publish_time: soon }),
    )
    await shop.post(`/${second.id}`, { is_published: true })
    expect(await shop.get(`/${second.id}`, { fields: 'is_published' })).toMatchObject({ is_published: true })
    await shop.call('DELETE', `/${third.id}`)
    await networks.control('clock', { advanceMs: 3_700_000 })
    expect(await shop.get(`/${first.id}`, { fields: 'is_published' })).toMatchObject({ is_published: true })
    expect(await shop.refusal('GET', `/${third.id}`)).toMatchObject({ error_subcode: 33 })
  })
})

describe('comments and figures', () => {
  test('a Page answers under its post', async () => {
    const post = await feed({ message: 'Commentez' })
    const comment = await shop.post<{ id: string }>(`/${post.id}/comments`, {
      message: 'Premier',
      fields: 'id,permalink_url',
    })
    expect(comment).toMatchObject({ id: expect.stringContaining('_'), permalink_url: expect.any(String) })
    const { data } = await shop.get<{ data: Json[] }>(`/${post.id}/comments`, {
      filter: 'stream',
      order: 'reverse_chronological',
      fields: 'id,message,created_time,from',
    })
    expect(data).toEqual([
      expect.objectContaining({
        id: comment.id,
        message: 'Premier',
        from: { name: 'Boulangerie Berthier', id: shop.id },
      }),
    ])
    expect(await shop.refusal('POST', `/${post.id}/comments`, { message: 'a'.repeat(8001) })).toMatchObject({
      code: 100,
    })
    expect(await shop.refusal('POST', `/${post.id}/comments`, {})).toMatchObject({ code: 100 })
  })

  test('figures grow; a dead one fails the list, none at all has its own number', async () => {
    const post = await feed({ message: 'Chiffres' })
    await networks.control('clock', { advanceMs: 86_400_000 })
    const read = async () =>
      (
        await shop.get<{ data: { values: { value: number }[] }[] }>(`/${post.id}/insights`, {
          metric: 'post_media_view,post_clicks',
        })
      ).data.map(({ values }) => values[0]?.value)
    const first = await read()
    await networks.control('clock', { advanceMs: 86_400_000 })
    const second = await read()
    expect(second[0]).toBeGreaterThan(first[0] ?? 0)
    const page = await shop.get<{ data: { name: string; values: unknown[] }[] }>(`/${shop.id}/insights`, {
      metric: 'page_media_view',
      period: 'day',
    })
    expect(page.data[0]).toMatchObject({ name: 'page_media_view', period: 'day' })
    const dead = { metric: 'page_media_view,page_impressions' }
    expect(await shop.refusal('GET', `/${shop.id}/insights`, dead)).toMatchObject({
      code: 100,
      message: expect.stringContaining('valid insights metric'),
    })
    expect(await shop.refusal('GET', `/${shop.id}/insights`)).toMatchObject({
      code: 3001,
      error_subcode: 1504028,
    })
    const counters = await shop.get(`/${post.id}`, {
      fields: 'shares,reactions.limit(0).summary(true),comments.limit(0).summary(true)',
    })
    expect(counters).toMatchObject({ reactions: { summary: { total_count: expect.any(Number) } } })
  })
})

test('the page shows what was posted, with its pictures', async () => {
  await feed({ message: 'À voir là-bas' })
  const shown = await networks.fetch('/networks/facebook')
  expect(String(shown.body.text)).toContain('À voir là-bas')
  expect(
    await graphClient(networks, shop.token).get(`/${shop.id}`, {
      fields: 'followers_count,fan_count,instagram_business_account{id,username}',
    }),
  ).toMatchObject({
    followers_count: expect.any(Number),
    instagram_business_account: { username: 'boulangerieberthier' },
  })
})
