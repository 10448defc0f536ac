import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DemoNetworks, startDemoNetworks } from '../testing/demo-networks.ts'
import { type XAnswer, xClient } from '../testing/x-client.ts'

let x: DemoNetworks<XAnswer>
beforeAll(async () => {
  x = await startDemoNetworks()
})
afterAll(() => x.close())
beforeEach(() => x.control('reset', {}))
const { tokenFor, create, seed } = xClient(() => x)

describe('posts', () => {
  test('are created, given back escaped and shortened, read, listed, deleted', async () => {
    const token = await tokenFor()
    const text = 'Pain & croissants <chauds> https://exemple.fr/menu'
    const made = await create(token, { text })
    expect(made.status).toBe(201)
    expect(made.body.data.text).toMatch(/^Pain &amp; croissants &lt;chauds&gt; https:\/\/t\.co\/\w{10}$/)
    expect(made.headers.get('x-rate-limit-remaining')).toBe('99')
    const { id } = made.body.data
    const me = (
      await x.call('GET', '/networks/x/api/2/users/me?user.fields=public_metrics,subscription_type', {
        token,
      })
    ).body.data
    expect(me).toMatchObject({
      username: 'boulangerieberthier',
      subscription_type: 'None',
      public_metrics: { tweet_count: 1 },
    })
    const list = await x.call(
      'GET',
      `/networks/x/api/2/users/${me.id}/tweets?tweet.fields=entities,created_at`,
      {
        token,
      },
    )
    expect(list.body).toMatchObject({
      data: [{ id, entities: { urls: [{ expanded_url: 'https://exemple.fr/menu' }] } }],
      meta: { result_count: 1 },
    })
    const posted = await x.call('GET', `/networks/x/www/boulangerieberthier/status/${id}`)
    expect(posted.headers.get('location')).toMatch(new RegExp(`/networks/x/posts/${id}$`))
    expect((await x.call('DELETE', `/networks/x/api/2/tweets/${id}`, { token })).body).toEqual({
      data: { deleted: true },
    })
    expect((await x.call('DELETE', `/networks/x/api/2/tweets/${id}`, { token })).status).toBe(200)
    const gone = await x.call('GET', `/networks/x/api/2/tweets?ids=${id}`, { token })
    expect([gone.status, gone.body.data, gone.body.errors[0]?.title]).toEqual([
      200,
      undefined,
      'Not Found Error',
    ])
  })

  test.each([
    ['an unknown field', { text: 'a', colour: 'red' }, 400],
    ['nothing', {}, 400],
    ['a text over 280', { text: 'a'.repeat(281) }, 403],
    ['a forbidden character', { text: 'a\uFEFFb' }, 400],
    ['an unknown media id', { text: 'a', media: { media_ids: ['12'] } }, 400],
    ['five media', { media: { media_ids: ['1', '2', '3', '4', '5'] } }, 400],
    ['two cashtags', { text: '$AAPL $TSLA' }, 403],
    ['a quote', { text: 'a', quote_tweet_id: '1' }, 403],
    ['a reply to nothing', { text: 'a', reply: { in_reply_to_tweet_id: '1' } }, 403],
    ['a poll of one', { text: 'a', poll: { options: ['oui'], duration_minutes: 60 } }, 400],
  ])('%s is refused', async (_what, json, status) => {
    const answer = await create(await tokenFor(), json)
    expect([answer.status, answer.body.status]).toEqual([status, status])
  })

  test('a member who pays writes longer', async () => {
    expect((await create(await tokenFor('nadia-benali'), { text: 'a'.repeat(281) })).status).toBe(201)
  })

  test('the same twice is refused, not after a day, not when the first is deleted', async () => {
    const token = await tokenFor()
    const first = await create(token, { text: 'Bonjour' })
    expect((await create(token, { text: 'Bonjour' })).body.detail).toBe(
      'You are not allowed to create a Tweet with duplicate content.',
    )
    await x.call('DELETE', `/networks/x/api/2/tweets/${first.body.data.id}`, { token })
    expect((await create(token, { text: 'Bonjour' })).status).toBe(201)
  })

  test('one answers oneself, or who named one, and nobody else', async () => {
    const [bakery, garage] = [await tokenFor(), await tokenFor('garage-benali')]
    const own = await create(bakery, { text: 'Un' })
    const reply = { in_reply_to_tweet_id: own.body.data.id }
    expect((await create(bakery, { text: 'Deux', reply })).status).toBe(201)
    expect((await create(garage, { text: 'Bravo', reply })).body.detail).toContain(
      'Reply to this conversation is not allowed',
    )
    const named = await create(bakery, { text: 'Merci @garagebenali' })
    expect(
      (await create(garage, { text: 'De rien', reply: { in_reply_to_tweet_id: named.body.data.id } })).status,
    ).toBe(201)
  })

  test('after a hundred in a quarter of an hour, 429 until the reset', async () => {
    const token = await tokenFor()
    let last = await create(token, { text: seed() })
    while (last.status === 201) last = await create(token, { text: seed() })
    expect([last.status, last.headers.get('x-rate-limit-remaining')]).toEqual([429, '0'])
    expect(Number(last.headers.get('x-rate-limit-reset')) * 1000).toBeGreaterThan(Date.now())
    await x.control('clock', { advanceMs: 900_000 })
    expect((await create(token, { text: 'encore' })).status).toBe(201)
  })

  test('switches: no credits left, the new names, another status for too long', async () => {
    const token = await tokenFor()
    await x.control('settings', { network: 'x', settings: { naming: 'post', tooLongStatus: 400 } })
    expect((await create(token, { text: 'a' })).body.data.edit_history_post_ids).toHaveLength(1)
    expect((await create(token, { text: 'a'.repeat(281) })).status).toBe(400)
    await x.control('settings', { network: 'x', settings: { credits: false } })
    expect((await create(token, { text: 'b' })).body.title).toBe('CreditsDepleted')
    expect((await x.control('settings', { network: 'x', settings: { colour: 1 } })).status).toBe(422)
  })

  test('the old name of a parameter, once it is gone, is dropped without a word', async () => {
    const token = await tokenFor()
    const { id } = (await create(token, { text: 'Champs' })).body.data
    const read = async (name: string) =>
      (await x.call('GET', `/networks/x/api/2/tweets?ids=${id}&${name}=created_at`, { token })).body.data[0]
    expect(await read('tweet.fields')).toHaveProperty('created_at')
    await x.control('settings', { network: 'x', settings: { dropsTweetFields: true } })
    expect(await read('tweet.fields')).not.toHaveProperty('created_at')
    expect(await read('post.fields')).toHaveProperty('created_at')
  })

  test('private figures for one’s own young posts only', async () => {
    const token = await tokenFor()
    const { id } = (await create(token, { text: 'Chiffres' })).body.data
    const read = (fields: string) =>
      x.call('GET', `/networks/x/api/2/tweets?ids=${id}&tweet.fields=${fields}`, { token })
    await x.control('clock', { advanceMs: 86_400_000 })
    const again = await tokenFor()
    const young = await x.call(
      'GET',
      `/networks/x/api/2/tweets?ids=${id}&tweet.fields=public_metrics,non_public_metrics`,
      { token: again },
    )
    expect(young.body.data[0]?.non_public_metrics.impression_count).toBe(
      young.body.data[0]?.public_metrics.impression_count,
    )
    expect(young.body.data[0]?.public_metrics.impression_count).toBeGreaterThan(50)
    await x.control('clock', { advanceMs: 30 * 86_400_000 })
    const old = await x.call('GET', `/networks/x/api/2/tweets?ids=${id}&tweet.fields=non_public_metrics`, {
      token: await tokenFor(),
    })
    expect([old.status, old.body.data, old.body.errors[0]?.title]).toEqual([
      200,
      undefined,
      'Field Authorization Error',
    ])
    expect((await read('colour')).status).toBe(401)
    const wrong = await x.call('GET', `/networks/x/api/2/tweets?ids=${id}&tweet.fields=colour`, {
      token: await tokenFor(),
    })
    expect(wrong.body.type).toBe('https://api.x.com/2/problems/invalid-request')
  })
})
