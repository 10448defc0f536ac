import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DemoNetworks, startDemoNetworks } from '../testing/demo-networks.ts'
import { type LinkedInAnswer, linkedinClient } from '../testing/linkedin-client.ts'
import { smallFilm } from '../testing/small-media.ts'
import { pagePictures } from './linkedin-assets.ts'
import { organizationUrn } from './linkedin-manner.ts'

let net: DemoNetworks<LinkedInAnswer>
beforeAll(async () => {
  net = await startDemoNetworks()
})
afterAll(() => net.close())
beforeEach(() => net.control('reset', {}))
const { dayMs, page, enc, signIn, rest, post, create, me, upload, picture, begin } = linkedinClient(() => net)

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
    const live = await net.posts('linkedin')
    expect(live.map(({ media }) => media.map(({ kind }) => kind))).toEqual([
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
    const bytes = smallFilm({ byteCount: 10_000_000 })
    const { video, uploadInstructions: parts } = await beginVideo(camille, bytes.length)
    expect(
      parts.map(({ firstByte, lastByte }: { firstByte: number; lastByte: number }) => [firstByte, lastByte]),
    ).toEqual([
      [0, 4_194_303],
      [4_194_304, 8_388_607],
      [8_388_608, 9_999_999],
    ])
    expect((await upload(parts[0]?.uploadUrl ?? '', Buffer.alloc(5))).status).toBe(400)
    const etags: (string | null)[] = []
    for (const { uploadUrl, firstByte, lastByte } of parts) {
      expect((await finalize(camille, video, etags)).status).toBe(400)
      etags.push((await upload(uploadUrl, bytes.subarray(firstByte, lastByte + 1))).headers.get('etag'))
    }
    expect((await finalize(camille, video, [...etags].reverse())).status).toBe(400)
    const status = async () => (await rest('GET', `videos/${enc(video)}`, camille)).body.status
    expect(await status()).toBe('WAITING_UPLOAD')
    const done = await finalize(camille, video, etags)
    expect([done.status, done.text, await status()]).toEqual([200, '', 'PROCESSING'])
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
      const bytes = smallFilm({ byteCount: sizeBytes })
      const { video, uploadInstructions: parts } = await beginVideo(camille, bytes.length)
      const { headers: given } = await upload(parts[0]?.uploadUrl ?? '', bytes)
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

test('a carousel’s pages are the pictures in its PDF, in their order', () => {
  const page = (n: number) => Buffer.from([0xff, 0xd8, 0xff, n, 0xff, 0xd9])
  const stream = (n: number) =>
    Buffer.concat([
      Buffer.from(`${n} 0 obj << /Filter /DCTDecode >> stream\n`),
      page(n),
      Buffer.from('\nendstream endobj '),
    ])
  expect(pagePictures(Buffer.concat([Buffer.from('%PDF-1.7 '), stream(1), stream(2)]))).toEqual([
    page(1),
    page(2),
  ])
  expect(pagePictures(Buffer.from('%PDF-1.7 nothing'))).toEqual([])
})
