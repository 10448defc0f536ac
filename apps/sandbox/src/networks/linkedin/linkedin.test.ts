import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawPng } from '../../look/png.ts'
import { film, type OpenNetworks, openNetworks } from '../testing/open-networks.ts'
import { organizationUrn } from './linkedin-manner.ts'

let net: OpenNetworks
beforeAll(async () => {
  net = await openNetworks()
})
afterAll(() => net.close())
beforeEach(() => net.control('reset', {}))

const redirect_uri = 'http://localhost:4000/back'
const scope =
  'openid profile email w_member_social r_basicprofile rw_organization_admin w_organization_social r_organization_social r_member_postAnalytics r_member_profileAnalytics'
const headers = { 'linkedin-version': '202607', 'x-restli-protocol-version': '2.0.0' }
const client = { client_id: 'postelier', client_secret: 'secret' }
const dayMs = 86_400_000
const page = organizationUrn('boulangerie-berthier')
const enc = encodeURIComponent

const authorize = (more: Record<string, string> = {}) =>
  `/linkedin/www/oauth/v2/authorization?${new URLSearchParams({ response_type: 'code', client_id: 'postelier', redirect_uri, state: 'st', scope, ...more })}`
const codeFor = async (account: string, more: Record<string, string> = {}) =>
  (await net.consent(authorize(more), { account })).searchParams.get('code') ?? ''
const token = (form: Record<string, string>) =>
  net.call('POST', '/linkedin/www/oauth/v2/accessToken', { form: { ...client, ...form } })
const exchange = (code: string) => token({ grant_type: 'authorization_code', code, redirect_uri })
const signIn = async (account = 'camille-berthier', more: Record<string, string> = {}) =>
  (await exchange(await codeFor(account, more))).body.access_token as string
const rest = (
  method: string,
  path: string,
  accessToken: string,
  json?: unknown,
  more: Record<string, string> = {},
) =>
  net.call(method, `/linkedin/api/rest/${path}`, {
    token: accessToken,
    headers: { ...headers, ...more },
    ...(json !== undefined && { json }),
  })
const post = (author: string, commentary: string, more: Record<string, unknown> = {}) => ({
  author,
  commentary,
  visibility: 'PUBLIC',
  distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
  lifecycleState: 'PUBLISHED',
  isReshareDisabledByAuthor: false,
  ...more,
})
const create = (accessToken: string, json: unknown) => rest('POST', 'posts', accessToken, json)
const me = async (accessToken: string) =>
  `urn:li:person:${(await net.call('GET', '/linkedin/api/v2/userinfo', { token: accessToken })).body.sub}`
/** Upload addresses come whole. */
const upload = (address: string, bytes: Buffer) =>
  net.call('PUT', new URL(address).pathname.replace('/networks', ''), {
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  })
const picture = () => drawPng(40, 30, (a, b) => [a, b, 90])
const begin = async (kind: 'image' | 'document', owner: string, accessToken: string) =>
  (
    await rest('POST', `${kind}s?action=initializeUpload`, accessToken, {
      initializeUploadRequest: { owner },
    })
  ).body.value

describe('signing in', () => {
  test('a code once, a token for sixty days, the same refresh token counting down', async () => {
    const code = await codeFor('camille-berthier')
    const { body } = await exchange(code)
    expect(body).toMatchObject({
      expires_in: 5_184_000,
      refresh_token_expires_in: 31_536_000,
      token_type: 'Bearer',
      scope: scope.replaceAll(' ', ','),
    })
    expect(JSON.parse(atob(body.id_token.split('.')[1])).name).toBe('Camille Berthier')
    const twice = await exchange(code)
    expect([twice.status, twice.body.error]).toEqual([400, 'invalid_request'])
    await net.control('clock', { advanceMs: 60 * dayMs })
    expect(
      (await net.call('GET', '/linkedin/api/v2/userinfo', { token: body.access_token })).body,
    ).toMatchObject({ status: 401, serviceErrorCode: 65_602 })
    const fresh = await token({ grant_type: 'refresh_token', refresh_token: body.refresh_token })
    expect(fresh.body).toMatchObject({ refresh_token: body.refresh_token, expires_in: 5_184_000 })
    expect(fresh.body.refresh_token_expires_in).toBeLessThanOrEqual(305 * 86_400)
    await net.control('clock', { advanceMs: 306 * dayMs })
    expect((await token({ grant_type: 'refresh_token', refresh_token: body.refresh_token })).body.error).toBe(
      'invalid_grant',
    )
  })

  test('refusing, a scope the application was not given, an address that is none', async () => {
    expect(
      (await net.consent(authorize(), { account: 'nadia-benali', decision: 'refuse' })).searchParams.get(
        'error',
      ),
    ).toBe('user_cancelled_authorize')
    const foreign = await net.call('GET', authorize({ scope: 'r_member_social' }))
    expect(new URL(foreign.headers.get('location') ?? '').searchParams.get('error')).toBe(
      'unauthorized_scope_error',
    )
    expect((await net.call('GET', authorize({ redirect_uri: 'http://elsewhere.example/' }))).status).toBe(400)
    expect((await token({ grant_type: 'authorization_code', code: 'x', client_secret: '' })).body.error).toBe(
      'invalid_client',
    )
  })

  test('no partner, no refresh; the other separator; a token that is too fresh', async () => {
    await net.control('settings', {
      network: 'linkedin',
      settings: { partner: false, scopeSeparator: ' ', freshTokenMs: 2000 },
    })
    const { body } = await exchange(await codeFor('camille-berthier'))
    expect([body.refresh_token, body.scope]).toEqual([undefined, scope])
    const userinfo = () => net.call('GET', '/linkedin/api/v2/userinfo', { token: body.access_token })
    expect((await userinfo()).body.serviceErrorCode).toBe(65_601)
    await net.control('clock', { advanceMs: 2000 })
    expect((await userinfo()).body).toMatchObject({
      name: 'Camille Berthier',
      email: 'camille-berthier@exemple.fr',
    })
  })

  test('introspected, revoked', async () => {
    const accessToken = await signIn()
    const introspect = () =>
      net.call('POST', '/linkedin/www/oauth/v2/introspectToken', { form: { ...client, token: accessToken } })
    expect((await introspect()).body).toMatchObject({ active: true, status: 'active', auth_type: '3L' })
    await net.call('POST', '/linkedin/www/oauth/v2/revoke', { form: { ...client, token: accessToken } })
    expect((await introspect()).body.status).toBe('revoked')
    expect((await net.call('GET', '/linkedin/api/v2/userinfo', { token: accessToken })).body).toMatchObject({
      status: 401,
      code: 'REVOKED_ACCESS_TOKEN',
    })
  })
})

describe('every call of the versioned API', () => {
  test('asks for its version, its protocol, a token, and encoded URNs', async () => {
    const accessToken = await signIn()
    const acls = (more: Record<string, string>) =>
      net.call('GET', '/linkedin/api/rest/organizationAcls?q=roleAssignee', {
        token: accessToken,
        headers: more,
      })
    const missing = await acls({})
    expect([missing.status, missing.body.code]).toEqual([400, 'VERSION_MISSING'])
    const dead = await acls({ ...headers, 'linkedin-version': '202507' })
    expect([dead.status, dead.body.message]).toEqual([426, 'Requested version 20250701 is not active'])
    expect((await acls({ 'linkedin-version': '202607' })).status).toBe(400)
    expect(
      (await net.call('GET', '/linkedin/api/rest/organizationAcls?q=roleAssignee', { headers })).body.message,
    ).toBe('Empty oauth2_access_token')
    expect((await rest('GET', 'posts?q=author', 'nonsense')).body.code).toBe('INVALID_ACCESS_TOKEN')
    expect((await rest('GET', `posts?q=author&author=${page}`, accessToken)).status).toBe(400)
    expect((await rest('GET', 'organizationsLookup?ids=List%281%29', accessToken)).status).toBe(400)
    expect((await rest('GET', 'nothing', accessToken)).status).toBe(404)
  })

  test('throttles for the day without saying until when', async () => {
    await net.control('faults', { network: 'linkedin', call: 'list-pages', kind: 'rate-limit' })
    const {
      status,
      body,
      headers: given,
    } = await rest('GET', 'organizationAcls?q=roleAssignee', await signIn())
    expect([status, body.message, given.get('retry-after')]).toEqual([
      429,
      'Resource level throttle APPLICATION DAY limit for calls to this resource is reached.',
      null,
    ])
  })
})

describe('pages', () => {
  test('are listed with their roles, in parts; withdrawn ones are not approved', async () => {
    const hugo = await signIn('hugo-marchand')
    const list = (query: string) => rest('GET', `organizationAcls?q=roleAssignee${query}`, hugo)
    const all = (await list('&state=APPROVED')).body
    expect([all.paging.total, all.elements.map(({ role }: { role: string }) => role)]).toEqual([
      4,
      ['CONTENT_ADMINISTRATOR', 'CONTENT_ADMINISTRATOR', 'ANALYST', 'ADMINISTRATOR'],
    ])
    expect((await list('&state=APPROVED&start=3&count=2')).body.elements).toHaveLength(1)
    expect((await list('&role=ADMINISTRATOR')).body.elements).toHaveLength(1)
    const nadia = await signIn('nadia-benali')
    expect(
      (await rest('GET', 'organizationAcls?q=roleAssignee&state=APPROVED', nadia)).body.elements,
    ).toHaveLength(1)
    expect(
      (await rest('GET', 'organizationAcls?q=roleAssignee&state=REVOKED', nadia)).body.elements,
    ).toHaveLength(1)
    const bare = await signIn('hugo-marchand', { scope: 'openid w_member_social' })
    expect((await rest('GET', 'organizationAcls?q=roleAssignee', bare)).body).toMatchObject({
      status: 403,
      serviceErrorCode: 100,
    })
  })

  test('tell their name and logo to those with a role', async () => {
    const camille = await signIn()
    const id = page.split(':').at(-1)
    const { body } = await rest('GET', `organizations/${id}`, camille)
    expect(body).toMatchObject({ $URN: page, localizedName: 'Boulangerie Berthier' })
    const logo = await rest('GET', `images/${enc(body.logoV2.original)}`, camille)
    expect(logo.body.downloadUrl).toContain('/networks/avatars/boulangerie-berthier.png')
    expect((await rest('GET', `organizations/${id}`, await signIn('nadia-benali'))).status).toBe(403)
    expect((await rest('GET', 'organizations/1', camille)).status).toBe(404)
    expect(
      (await rest('GET', `organizationsLookup?ids=List(${id},1)`, camille)).body.results[id ?? ''].vanityName,
    ).toBe('boulangerieberthier')
  })
})

describe('posts', () => {
  test('are answered by a header and nothing else, found again, edited, deleted twice', async () => {
    const camille = await signIn()
    const made = await create(camille, post(page, 'Pain du jour \\(chaud\\) #levain'))
    const urn = made.headers.get('x-restli-id') ?? ''
    expect([made.status, made.body, urn]).toEqual([
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
    const shown = await net.call('GET', `/linkedin/www/feed/update/${urn}/`.replace(/\/$/, ''))
    expect(shown.headers.get('location')).toContain('/networks/linkedin/posts/')
    const [live] = (await net.call('GET', '/posts?network=linkedin')).body.data
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
    expect([again.status, again.body.errorDetails.inputErrors[0].code]).toEqual([422, 'DUPLICATE_POST'])
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

describe('uploads', () => {
  test('a picture, several pictures, a document, a link with its picture', async () => {
    const camille = await signIn()
    const ids: string[] = []
    for (let n = 0; n < 2; n++) {
      const { image, uploadUrl } = await begin('image', page, camille)
      const early = await create(camille, post(page, 'Trop tôt', { content: { media: { id: image } } }))
      expect(early.body.code).toBe('INVALID_VALUE_FOR_FIELD')
      expect((await upload(uploadUrl, picture())).status).toBe(201)
      ids.push(image)
    }
    expect((await rest('GET', `images/${enc(ids[0] ?? '')}`, camille)).body.status).toBe('PROCESSING')
    const [one, two] = ids.map((id) => ({ id, altText: 'Du pain' }))
    expect((await create(camille, post(page, 'Une', { content: { media: one } }))).status).toBe(201)
    expect(
      (await create(camille, post(page, 'Deux', { content: { multiImage: { images: [one, two] } } }))).status,
    ).toBe(201)
    const { document, uploadUrl } = await begin('document', page, camille)
    await upload(uploadUrl, Buffer.from('%PDF-1.7 demo'))
    expect(
      (
        await create(
          camille,
          post(page, 'Carrousel', { content: { media: { id: document, title: 'Nos pains' } } }),
        )
      ).status,
    ).toBe(201)
    const article = { source: 'https://exemple.fr/pain', title: 'Le pain', thumbnail: ids[0] }
    expect((await create(camille, post(page, 'Lien', { content: { article } }))).status).toBe(201)
    await net.control('clock', { advanceMs: 1500 })
    expect((await rest('GET', `images/${enc(ids[0] ?? '')}`, camille)).body).toMatchObject({
      status: 'AVAILABLE',
      downloadUrl: expect.any(String),
    })
    const live = (await net.call('GET', '/posts?network=linkedin')).body.data
    expect(live.map(({ media }: { media: { kind: string }[] }) => media.map(({ kind }) => kind))).toEqual([
      [],
      ['document'],
      ['image', 'image'],
      ['image'],
    ])
  })

  test('a member’s picture can be posted and not read; another owner’s cannot be posted', async () => {
    const camille = await signIn()
    const { image, uploadUrl } = await begin('image', await me(camille), camille)
    await upload(uploadUrl, picture())
    expect((await rest('GET', `images/${enc(image)}`, camille)).status).toBe(403)
    expect((await create(camille, post(page, 'a', { content: { media: { id: image } } }))).status).toBe(400)
    expect(
      (await create(camille, post(await me(camille), 'a', { content: { media: { id: image } } }))).status,
    ).toBe(201)
    const other = { initializeUploadRequest: { owner: organizationUrn('garage-benali') } }
    expect((await rest('POST', 'images?action=initializeUpload', camille, other)).status).toBe(403)
  })

  test('an upload address dies', async () => {
    const { uploadUrl } = await begin('image', page, await signIn())
    await net.control('clock', { advanceMs: dayMs + 1 })
    expect((await upload(uploadUrl, picture())).status).toBe(401)
  })

  const beginVideo = async (accessToken: string, fileSizeBytes: number) =>
    (
      await rest('POST', 'videos?action=initializeUpload', accessToken, {
        initializeUploadRequest: {
          owner: page,
          fileSizeBytes,
          uploadCaptions: false,
          uploadThumbnail: false,
        },
      })
    ).body.value
  const finalize = (accessToken: string, video: string, uploadedPartIds: (string | null)[]) =>
    rest('POST', 'videos?action=finalizeUpload', accessToken, {
      finalizeUploadRequest: { video, uploadToken: '', uploadedPartIds },
    })

  test('a film in parts of 4 MiB, its ETags in order, through its states into a post', async () => {
    const camille = await signIn()
    const bytes = film({ sizeBytes: 10_000_000 })
    const { video, uploadInstructions: parts } = await beginVideo(camille, bytes.length)
    expect(
      parts.map(({ firstByte, lastByte }: { firstByte: number; lastByte: number }) => [firstByte, lastByte]),
    ).toEqual([
      [0, 4_194_303],
      [4_194_304, 8_388_607],
      [8_388_608, 9_999_999],
    ])
    expect((await upload(parts[0].uploadUrl, Buffer.alloc(5))).status).toBe(400)
    const etags: (string | null)[] = []
    for (const { uploadUrl, firstByte, lastByte } of parts) {
      expect((await finalize(camille, video, etags)).status).toBe(400)
      etags.push((await upload(uploadUrl, bytes.subarray(firstByte, lastByte + 1))).headers.get('etag'))
    }
    expect((await finalize(camille, video, [...etags].reverse())).status).toBe(400)
    const status = async () => (await rest('GET', `videos/${enc(video)}`, camille)).body.status
    expect(await status()).toBe('WAITING_UPLOAD')
    const done = await finalize(camille, video, etags)
    expect([done.status, done.body, await status()]).toEqual([200, '', 'PROCESSING'])
    expect((await create(camille, post(page, 'Film', { content: { media: { id: video } } }))).status).toBe(
      400,
    )
    await net.control('clock', { advanceMs: 1500 })
    expect(await status()).toBe('AVAILABLE')
    const made = await create(
      camille,
      post(page, 'Film', { content: { media: { id: video, title: 'Le four' } } }),
    )
    expect(made.headers.get('x-restli-id')).toMatch(/^urn:li:ugcPost:/)
    expect((await rest('GET', `videos/${enc(video)}`, await signIn('nadia-benali'))).body.message).toContain(
      'forbidden',
    )
  })

  test('a film that is too small or fails on demand fails late', async () => {
    const camille = await signIn()
    for (const [sizeBytes, kind] of [
      [1000, undefined],
      [100_000, 'late-failure'],
    ] as const) {
      const bytes = film({ sizeBytes })
      const { video, uploadInstructions: parts } = await beginVideo(camille, bytes.length)
      const { headers: given } = await upload(parts[0].uploadUrl, bytes)
      if (kind) await net.control('faults', { network: 'linkedin', call: 'initialize-video', kind })
      expect((await finalize(camille, video, [given.get('etag')])).status).toBe(200)
      await net.control('clock', { advanceMs: 1500 })
      expect((await rest('GET', `videos/${enc(video)}`, camille)).body).toMatchObject({
        status: 'PROCESSING_FAILED',
        processingFailureReason: expect.any(String),
      })
    }
  })
})

describe('comments and figures', () => {
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
    expect([made.status, made.body.message.text]).toEqual([201, 'Lien (sans échappement)'])
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
      row.totalShareStatistics
    expect(row.totalShareStatistics.uniqueImpressionsCount).toBeGreaterThan(0)
    expect(engagement).toBeCloseTo((clickCount + likeCount + commentCount + shareCount) / impressionCount)
    const range = `timeIntervals=(timeRange:(start:${Date.now()},end:${Date.now() + 2 * dayMs}),timeGranularityType:DAY)`
    const days = (await rest('GET', `${path}&${range}`, camille)).body.elements
    expect([days.length, days[0].totalShareStatistics.uniqueImpressionsCount]).toEqual([2, undefined])
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
