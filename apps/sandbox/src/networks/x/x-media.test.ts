import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DemoNetworks, startDemoNetworks } from '../testing/demo-networks.ts'
import { smallFilm } from '../testing/small-media.ts'
import { type XAnswer, xClient } from '../testing/x-client.ts'

let x: DemoNetworks<XAnswer>
beforeAll(async () => {
  x = await startDemoNetworks()
})
afterAll(() => x.close())
beforeEach(() => x.control('reset', {}))
const { tokenFor, create, picture } = xClient(() => x)

describe('media', () => {
  const begin = (token: string, json: Record<string, unknown>) =>
    x.call('POST', '/networks/x/api/2/media/upload/initialize', { token, json })
  const append = (token: string, id: string, index: number, bytes: Buffer) => {
    const body = new FormData()
    body.set('segment_index', String(index))
    body.set('media', new Blob([new Uint8Array(bytes)]), 'part')
    return x.call('POST', `/networks/x/api/2/media/upload/${id}/append`, { token, body })
  }
  const finish = (token: string, id: string) =>
    x.call('POST', `/networks/x/api/2/media/upload/${id}/finalize`, { token })
  const status = (token: string, id: string) =>
    x.call('GET', `/networks/x/api/2/media/upload?command=STATUS&media_id=${id}`, { token })
  const uploaded = async (token: string) => {
    const media = picture().toString('base64')
    const { body } = await x.call('POST', '/networks/x/api/2/media/upload', {
      token,
      json: { media, media_category: 'tweet_image' },
    })
    return body.data as { id: string; media_key: string }
  }

  test('a picture in one call, with words for who cannot see it, in a post', async () => {
    const token = await tokenFor()
    const { id, media_key } = await uploaded(token)
    expect(media_key).toBe(`3_${id}`)
    await x.call('POST', '/networks/x/api/2/media/metadata', {
      token,
      json: { id, metadata: { alt_text: { text: 'Du pain' } } },
    })
    const made = await create(token, { text: 'Regardez', media: { media_ids: [id] } })
    expect(made.body.data.text).toMatch(/^Regardez https:\/\/t\.co\//)
    const [post] = await x.posts('x')
    expect(post?.media).toEqual([{ kind: 'image', file: expect.any(String), alt: 'Du pain' }])
    const file = await x.call('GET', `/networks/x/media/${post?.media[0]?.file}`)
    expect(file.headers.get('content-type')).toBe('image/png')
    const read = await x.call(
      'GET',
      `/networks/x/api/2/tweets?ids=${made.body.data.id}&tweet.fields=attachments&expansions=attachments.media_keys&media.fields=alt_text,url`,
      { token },
    )
    expect(read.body).toMatchObject({
      data: [{ attachments: { media_keys: [media_key] } }],
      includes: { media: [{ media_key, alt_text: 'Du pain' }] },
    })
  })

  test('a film in pieces, then processed, then posted', async () => {
    const token = await tokenFor()
    const bytes = smallFilm({ byteCount: 3_000_000 })
    const { id } = (
      await begin(token, {
        media_type: 'video/mp4',
        total_bytes: bytes.length,
        media_category: 'tweet_video',
      })
    ).body.data
    await append(token, id, 0, bytes.subarray(0, 1_000_000))
    await append(token, id, 2, bytes.subarray(2_000_000))
    expect((await finish(token, id)).status).toBe(400)
    await append(token, id, 1, bytes.subarray(1_000_000, 2_000_000))
    expect((await finish(token, id)).body.data.processing_info.state).toBe('pending')
    expect((await create(token, { media: { media_ids: [id] } })).status).toBe(400)
    await x.control('clock', { advanceMs: 1500 })
    expect((await status(token, id)).body.data.processing_info.state).toBe('succeeded')
    expect((await create(token, { media: { media_ids: [id] } })).status).toBe(201)
  })

  test('what is too long, too large, of another kind, another’s or a day old is refused', async () => {
    const token = await tokenFor()
    expect(
      (await begin(token, { media_type: 'video/mp4', total_bytes: 5, media_category: 'tweet_image' })).status,
    ).toBe(400)
    expect(
      (await begin(token, { media_type: 'image/png', total_bytes: 6_000_000, media_category: 'tweet_image' }))
        .status,
    ).toBe(400)
    expect(
      (await begin(token, { media_type: 'image/svg', total_bytes: 5, media_category: 'tweet_image' })).status,
    ).toBe(400)
    const { id } = await uploaded(token)
    expect(
      (await create(await tokenFor('garage-benali'), { media: { media_ids: [id] } })).body.errors[0]?.message,
    ).toBe('Your media IDs are invalid.')
    const long = smallFilm({ durationMs: 141_000 })
    const begun = (
      await begin(token, { media_type: 'video/mp4', total_bytes: long.length, media_category: 'tweet_video' })
    ).body.data
    await append(token, begun.id, 0, long)
    await finish(token, begun.id)
    await x.control('clock', { advanceMs: 2000 })
    expect((await create(token, { media: { media_ids: [begun.id] } })).body.detail).toContain(
      'longer than 2 minutes',
    )
    expect((await create(token, { media: { media_ids: [id, begun.id] } })).status).toBe(400)
    await x.control('clock', { advanceMs: 86_400_000 })
    expect((await create(await tokenFor(), { media: { media_ids: [id] } })).status).toBe(400)
  })

  test('processing fails late on demand, and of what is no film', async () => {
    const token = await tokenFor()
    for (const bytes of [smallFilm(), Buffer.from('no film at all')]) {
      if (bytes.length > 50) await x.control('faults', { network: 'x', kind: 'late-failure' })
      const { id } = (
        await begin(token, {
          media_type: 'video/mp4',
          total_bytes: bytes.length,
          media_category: 'tweet_video',
        })
      ).body.data
      await append(token, id, 0, bytes)
      expect((await finish(token, id)).status).toBe(200)
      await x.control('clock', { advanceMs: 1500 })
      expect((await status(token, id)).body.data.processing_info).toMatchObject({
        state: 'failed',
        error: { name: 'InvalidMedia' },
      })
    }
  })

  test('the older commands still work', async () => {
    const token = await tokenFor()
    const bytes = picture()
    const say = (fields: Record<string, string | Blob>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return x.call('POST', '/networks/x/api/2/media/upload', { token, body })
    }
    const { id } = (
      await say({
        command: 'INIT',
        media_type: 'image/png',
        total_bytes: String(bytes.length),
        media_category: 'tweet_image',
      })
    ).body.data
    expect(
      (
        await say({
          command: 'APPEND',
          media_id: id,
          segment_index: '0',
          media: new Blob([new Uint8Array(bytes)]),
        })
      ).status,
    ).toBe(204)
    expect((await say({ command: 'FINALIZE', media_id: id })).body.data.processing_info).toBeUndefined()
  })
})
