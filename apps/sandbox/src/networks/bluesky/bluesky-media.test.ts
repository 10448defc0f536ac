import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawPng } from '../../look/png.ts'
import { type BlueskyAnswer, blueskyClient } from '../testing/bluesky-client.ts'
import { type DemoNetworks, startDemoNetworks } from '../testing/demo-networks.ts'
import { smallFilm } from '../testing/small-media.ts'

let sky: DemoNetworks<BlueskyAnswer>
beforeAll(async () => {
  sky = await startDemoNetworks()
})
afterAll(() => sky.close())
beforeEach(() => sky.control('reset', {}))
const { did, handle, rkey, ask, tokenFor, upload, post, put } = blueskyClient(() => sky)

describe('blobs and videos', () => {
  const images = (image: unknown) => ({
    embed: {
      $type: 'app.bsky.embed.images',
      images: [{ image, alt: 'Du pain', aspectRatio: { width: 4, height: 3 } }],
    },
  })

  test('a picture is uploaded, named in a post, and seen', async () => {
    const token = await tokenFor()
    const { blob } = (
      await upload(
        token,
        drawPng(8, 6, () => [200, 100, 50]),
        'text/plain',
      )
    ).body
    expect(blob).toMatchObject({
      $type: 'blob',
      mimeType: 'image/png',
      ref: { $link: expect.stringMatching(/^bafkrei/) },
    })
    const { uri } = (await put(token, post('Regardez', images(blob)))).body
    const [seen] = (await ask('app.bsky.feed.getPosts', { uris: uri }, undefined, 'appview')).body.posts
    expect(seen).toMatchObject({
      author: { handle },
      embed: { $type: 'app.bsky.embed.images#view', images: [{ alt: 'Du pain' }] },
    })
    const address = new URL(seen?.embed.images[0]?.fullsize ?? '').pathname
    expect((await sky.call('GET', address)).headers.get('content-type')).toBe('image/png')
    const shown = await sky.call('GET', `/networks/bluesky/www/profile/${did}/post/${rkey}`)
    expect(shown.headers.get('location')).toContain('/networks/bluesky/posts/')
  })

  test('what was not uploaded, is too big or of another kind is refused', async () => {
    const token = await tokenFor()
    const unknown = { $type: 'blob', ref: { $link: 'bafkreino' }, mimeType: 'image/png', size: 5 }
    expect((await put(token, post('a', images(unknown)))).body).toEqual({
      error: 'BlobNotFound',
      message: 'Could not find blob: bafkreino',
    })
    await sky.control('settings', { network: 'bluesky', settings: { imageBytes: 10, uploadBytes: 100_000 } })
    const { blob } = (
      await upload(
        token,
        drawPng(8, 6, () => [1, 2, 3]),
      )
    ).body
    expect((await put(token, post('a', images(blob)))).body.message).toContain(
      `blob too big (maximum 10, got ${blob.size})`,
    )
    const clip = (await upload(token, smallFilm(), 'video/mp4')).body.blob
    expect((await put(token, post('a', images(clip)))).body.message).toContain(
      'Expected "image/*" (got "video/mp4")',
    )
    expect(
      (await put(token, post('a', images({ ...blob, mimeType: 'image/jpeg', size: 9 })))).body.error,
    ).toBe('InvalidMimeType')
    const large = await upload(token, Buffer.alloc(100_001))
    expect([large.status, large.body.error]).toEqual([413, 'PayloadTooLarge'])
  })

  const auth = async (token: string, lxm: string, aud = `did:web:${new URL(sky.address).host}`) =>
    (
      await ask(
        'com.atproto.server.getServiceAuth',
        { aud, lxm, exp: String(Math.floor(Date.now() / 1000) + 1800) },
        token,
      )
    ).body.token as string
  const send = (token: string, bytes: Buffer) =>
    sky.call('POST', `/networks/bluesky/video/xrpc/app.bsky.video.uploadVideo?did=${did}&name=v.mp4`, {
      token,
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'video/mp4' },
    })
  const job = async (jobId: string) =>
    (await ask('app.bsky.video.getJobStatus', { jobId }, undefined, 'video')).body.jobStatus

  test('a film goes through its states, and into a post', async () => {
    const token = await tokenFor()
    const limits = await ask(
      'app.bsky.video.getUploadLimits',
      {},
      await auth(token, 'app.bsky.video.getUploadLimits', 'did:web:video.bsky.app'),
      'video',
    )
    expect(limits.body).toMatchObject({ canUpload: true, remainingDailyVideos: 25 })
    const service = await auth(token, 'com.atproto.repo.uploadBlob')
    const { jobId, state } = (await send(service, smallFilm())).body
    expect(state).toBe('JOB_STATE_CREATED')
    await sky.control('clock', { advanceMs: 1000 })
    expect(await job(jobId)).toMatchObject({ state: 'JOB_STATE_SCANNING', progress: expect.any(Number) })
    await sky.control('clock', { advanceMs: 1000 })
    const { blob, state: last } = await job(jobId)
    expect(last).toBe('JOB_STATE_COMPLETED')
    const embed = {
      $type: 'app.bsky.embed.video',
      video: blob,
      alt: 'Le four',
      aspectRatio: { width: 16, height: 9 },
    }
    expect((await put(token, post('Film', { embed }))).status).toBe(200)
    const again = await send(service, smallFilm())
    expect([again.status, again.body]).toEqual([
      409,
      expect.objectContaining({ error: 'already_exists', jobId }),
    ])
  })

  test('a film too long, of another kind, or failing on demand; a token for something else', async () => {
    const token = await tokenFor()
    const service = await auth(token, 'com.atproto.repo.uploadBlob')
    await sky.control('faults', { network: 'bluesky', kind: 'late-failure' })
    const jobs = [
      await send(service, smallFilm({ durationMs: 5_000 })),
      await send(service, smallFilm({ durationMs: 181_000 })),
      await send(service, Buffer.from('no film')),
    ]
    await sky.control('clock', { advanceMs: 2000 })
    for (const { body } of jobs) expect((await job(body.jobId)).state).toBe('JOB_STATE_FAILED')
    expect((await send(await auth(token, 'com.atproto.repo.getRecord'), smallFilm())).status).toBe(401)
    expect(
      (await send(await auth(token, 'com.atproto.repo.uploadBlob', 'did:web:elsewhere.example'), smallFilm()))
        .body.error,
    ).toBe('BadJwtAudience')
    expect((await send(`${service}x`, smallFilm())).status).toBe(401)
    const far = await ask(
      'com.atproto.server.getServiceAuth',
      { aud: did, lxm: 'a', exp: String(Math.floor(Date.now() / 1000) + 7200) },
      token,
    )
    expect(far.body.error).toBe('BadExpiration')
  })
})
