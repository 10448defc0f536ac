import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DemoNetworks, startDemoNetworks } from '../testing/demo-networks.ts'
import { type LinkedInAnswer, linkedinClient, noStatistics } from '../testing/linkedin-client.ts'
import { organizationUrn } from './linkedin-manner.ts'

let net: DemoNetworks<LinkedInAnswer>
beforeAll(async () => {
  net = await startDemoNetworks()
})
afterAll(() => net.close())
beforeEach(() => net.control('reset', {}))
const { dayMs, page, enc, signIn, rest, post, create, me } = linkedinClient(() => net)

describe('posts', () => {
  test('are answered by a header and nothing else, found again, edited, deleted twice', async () => {
    const camille = await signIn()
    const made = await create(camille, post(page, 'Pain du jour \\(chaud\\) #levain'))
    const urn = made.headers.get('x-restli-id') ?? ''
    expect([made.status, made.text, urn]).toEqual([
      201,
      '',
      expect.stringMatching(/^urn:li:(share|ugcPost):\d{19}$/),
    ])
    const list = await rest(
      'GET',
      `posts?q=author&author=${enc(page)}&sortBy=LAST_MODIFIED`,
      camille,
      undefined,
      { 'x-restli-method': 'FINDER' },
    )
    expect(list.body.elements[0]).toMatchObject({
      id: urn,
      commentary: 'Pain du jour \\(chaud\\) #levain',
      lifecycleState: 'PUBLISHED',
    })
    const shown = await net.call('GET', `/networks/linkedin/www/feed/update/${urn}/`)
    expect(shown.headers.get('location')).toContain('/networks/linkedin/posts/')
    const [live] = await net.posts('linkedin')
    expect(live).toMatchObject({ text: 'Pain du jour (chaud) #levain', page: 'boulangerie-berthier' })
    const edit = (more: Record<string, string>) =>
      rest('POST', `posts/${enc(urn)}`, camille, { patch: { $set: { commentary: 'Autre' } } }, more)
    expect([(await edit({})).status, (await edit({ 'x-restli-method': 'PARTIAL_UPDATE' })).status]).toEqual([
      400, 204,
    ])
    expect((await rest('GET', `posts/${enc(urn)}`, camille)).body).toMatchObject({
      commentary: 'Autre',
      lifecycleStateInfo: { isEditedByAuthor: true },
    })
    const remove = () => rest('DELETE', `posts/${enc(urn)}`, camille)
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204])
    expect((await rest('GET', `posts/${enc(urn)}`, camille)).status).toBe(404)
  })

  test('are cut at a bracket nobody escaped', async () => {
    const camille = await signIn()
    const made = await create(camille, post(page, 'Ouvert (même lundi)'))
    const { body } = await rest('GET', `posts/${enc(made.headers.get('x-restli-id') ?? '')}`, camille)
    expect([made.status, body.commentary]).toEqual([201, 'Ouvert '])
  })

  test('the same again is a duplicate and names the first; after deletion it is not, unless ghosts count', async () => {
    const camille = await signIn()
    const first = (await create(camille, post(page, 'Bonjour'))).headers.get('x-restli-id') ?? ''
    const again = await create(camille, post(page, 'Bonjour'))
    expect([again.status, again.body.errorDetails.inputErrors[0]?.code]).toEqual([422, 'DUPLICATE_POST'])
    expect(again.body.message).toContain(`Content is a duplicate of ${first}`)
    expect((await create(camille, post(await me(camille), 'Bonjour'))).status).toBe(201)
    await rest('DELETE', `posts/${enc(first)}`, camille)
    await net.control('settings', { network: 'linkedin', settings: { ghostDuplicates: true } })
    expect((await create(camille, post(page, 'Bonjour'))).status).toBe(422)
    await net.control('settings', { network: 'linkedin', settings: { ghostDuplicates: false } })
    expect((await create(camille, post(page, 'Bonjour'))).status).toBe(201)
  })

  test.each([
    ['no author', { author: undefined }, 400, 'MISSING_FIELD'],
    ['an author of another type', { author: 'urn:li:group:1' }, 400, 'INVALID_URN_TYPE'],
    ['an author that does not exist', { author: 'urn:li:organization:1' }, 400, 'INVALID_URN_ID'],
    ['somebody else', { author: 'urn:li:person:other' }, 403, 'ACCESS_DENIED'],
    ['a page without a role', { author: organizationUrn('garage-benali') }, 403, 'ACCESS_DENIED'],
    ['a page one may only read', { author: organizationUrn('salon-de-the-berthier') }, 403, 'ACCESS_DENIED'],
    ['a page for connections', { visibility: 'CONNECTIONS' }, 400, 'INVALID_VALUE_FOR_FIELD'],
    ['3001 characters', { commentary: 'a'.repeat(3001) }, 400, 'INVALID_VALUE_FOR_FIELD'],
    ['a draft', { lifecycleState: 'DRAFT' }, 400, 'INVALID_VALUE_FOR_FIELD'],
    ['an unknown field', { scheduledAt: 1 }, 400, 'FIELD_NOT_RECOGNIZED'],
    [
      'one picture as several',
      { content: { multiImage: { images: [{ id: 'urn:li:image:a' }] } } },
      400,
      'INVALID_VALUE_FOR_FIELD',
    ],
    [
      'a picture that is not there',
      { content: { media: { id: 'urn:li:image:none' } } },
      400,
      'INVALID_URN_ID',
    ],
    [
      'two kinds of content',
      { content: { media: { id: 'urn:li:image:a' }, article: { source: 'https://a.fr', title: 'A' } } },
      400,
      'INVALID_VALUE_FOR_FIELD',
    ],
    ['a link without a title', { content: { article: { source: 'https://a.fr' } } }, 400, 'MISSING_FIELD'],
    [
      'a poll of one',
      { content: { poll: { question: 'Q', options: [{ text: 'a' }], settings: { duration: 'ONE_DAY' } } } },
      400,
      'INVALID_VALUE_FOR_FIELD',
    ],
  ])('%s is refused', async (_what, change, status, code) => {
    const answer = await create(await signIn(), post(page, 'Bonjour', change))
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('members’ own posts cannot be read back; without the scope nothing is posted', async () => {
    const camille = await signIn()
    const author = await me(camille)
    const urn = (await create(camille, post(author, 'À moi'))).headers.get('x-restli-id') ?? ''
    expect((await rest('GET', `posts/${enc(urn)}`, camille)).status).toBe(403)
    expect((await rest('GET', `posts?q=author&author=${enc(author)}`, camille)).status).toBe(403)
    const bare = await signIn('camille-berthier', { scope: 'openid' })
    expect((await create(bare, post(author, 'Encore'))).status).toBe(403)
  })

  test('a hundred and fifty a day, again after midnight', async () => {
    await net.control('settings', { network: 'linkedin', settings: { postsPerDay: 2 } })
    const camille = await signIn()
    const statuses = []
    for (const text of ['a', 'b', 'c']) statuses.push((await create(camille, post(page, text))).status)
    expect(statuses).toEqual([201, 201, 429])
    await net.control('clock', { advanceMs: dayMs })
    expect((await create(camille, post(page, 'c'))).status).toBe(201)
  })
})

describe('comments and figures', () => {
  test('are written and read with scopes of their own', async () => {
    const camille = await signIn()
    const urn = (await create(camille, post(page, 'Avec commentaire'))).headers.get('x-restli-id') ?? ''
    const without = await signIn('camille-berthier', {
      scope: 'w_member_social rw_organization_admin w_organization_social r_organization_social',
    })
    const comment = { actor: page, object: urn, message: { text: 'Lien' } }
    const written = await rest('POST', `socialActions/${enc(urn)}/comments`, without, comment)
    expect([written.status, written.body.message]).toEqual([
      403,
      'Not enough permissions to access: partnerApiSocialActions.CREATE',
    ])
    expect((await rest('GET', `socialActions/${enc(urn)}/comments`, without)).status).toBe(403)
    expect((await rest('GET', `socialActions/${enc(urn)}`, without)).status).toBe(403)
    expect((await rest('POST', `socialActions/${enc(urn)}/comments`, camille, comment)).status).toBe(201)
    const own = (await create(camille, post(await me(camille), 'À moi'))).headers.get('x-restli-id') ?? ''
    // What is said to a person is read with a scope nobody is given.
    const mine = { actor: await me(camille), object: own, message: { text: 'Moi' } }
    expect((await rest('POST', `socialActions/${enc(own)}/comments`, camille, mine)).status).toBe(201)
    expect((await rest('GET', `socialActions/${enc(own)}/comments`, camille)).status).toBe(403)
  })

  test('a first comment, once the post can be commented on', async () => {
    const camille = await signIn()
    await net.control('settings', { network: 'linkedin', settings: { commentLagMs: 5000 } })
    const urn = (await create(camille, post(page, 'Bonjour'))).headers.get('x-restli-id') ?? ''
    const comment = (text: string) =>
      rest('POST', `socialActions/${enc(urn)}/comments`, camille, {
        actor: page,
        object: urn,
        message: { text },
      })
    expect((await comment('Lien')).body).toMatchObject({ status: 404, message: 'Unable to obtain activity' })
    await net.control('clock', { advanceMs: 5000 })
    expect((await comment('a'.repeat(1251))).status).toBe(400)
    const made = await comment('Lien (sans échappement)')
    expect(made).toMatchObject({ status: 201, body: { message: { text: 'Lien (sans échappement)' } } })
    expect((await rest('GET', `socialActions/${enc(urn)}/comments`, camille)).body.elements).toHaveLength(1)
    expect(
      (await rest('DELETE', `socialActions/${enc(urn)}/comments/${made.body.id}?actor=${enc(page)}`, camille))
        .status,
    ).toBe(204)
    expect((await rest('GET', `socialActions/${enc(urn)}`, camille)).body.target).toBe(urn)
  })

  test('a page’s figures for its administrators, without rows of zeros', async () => {
    const camille = await signIn()
    const urn = (await create(camille, post(page, 'Chiffres'))).headers.get('x-restli-id') ?? ''
    const list = urn.includes('ugcPost') ? 'ugcPosts' : 'shares'
    const path = `organizationalEntityShareStatistics?q=organizationalEntity&organizationalEntity=${enc(page)}&${list}=List(${enc(urn)})`
    expect((await rest('GET', path, camille)).body.elements).toEqual([])
    await net.control('clock', { advanceMs: 2 * dayMs })
    const [row] = (await rest('GET', path, camille)).body.elements
    const { impressionCount, clickCount, likeCount, commentCount, shareCount, engagement } =
      row?.totalShareStatistics ?? noStatistics
    expect(row?.totalShareStatistics.uniqueImpressionsCount).toBeGreaterThan(0)
    expect(engagement).toBeCloseTo((clickCount + likeCount + commentCount + shareCount) / impressionCount)
    const range = `timeIntervals=(timeRange:(start:${Date.now()},end:${Date.now() + 2 * dayMs}),timeGranularityType:DAY)`
    const days = (await rest('GET', `${path}&${range}`, camille)).body.elements
    expect([days.length, days[0]?.totalShareStatistics.uniqueImpressionsCount]).toEqual([2, undefined])
    expect((await rest('GET', path, await signIn('hugo-marchand'))).status).toBe(403)
  })

  test('followers by the new name of the edge; members by theirs', async () => {
    const camille = await signIn()
    const size = (edge: string) => rest('GET', `networkSizes/${enc(page)}?edgeType=${edge}`, camille)
    expect((await size('COMPANY_FOLLOWED_BY_MEMBER')).body).toEqual({ firstDegreeSize: 2480 })
    expect((await size('CompanyFollowedByMember')).status).toBe(400)
    expect((await rest('GET', 'memberFollowersCount?q=me', camille)).body.elements).toEqual([
      { memberFollowersCount: 412 },
    ])
    const urn = (await create(camille, post(await me(camille), 'À moi'))).headers.get('x-restli-id') ?? ''
    await net.control('clock', { advanceMs: dayMs })
    const entity = `(${urn.includes('ugcPost') ? 'ugc' : 'share'}:${enc(urn)})`
    const analytics = await rest(
      'GET',
      `memberCreatorPostAnalytics?q=entity&entity=${entity}&queryType=IMPRESSION&aggregation=TOTAL`,
      camille,
    )
    expect(analytics.body.elements[0]).toMatchObject({ metricType: 'IMPRESSION', count: expect.any(Number) })
    const daily = await rest(
      'GET',
      `memberCreatorPostAnalytics?q=me&queryType=MEMBERS_REACHED&aggregation=DAILY`,
      camille,
    )
    expect(daily.status).toBe(400)
  })
})
