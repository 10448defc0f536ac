import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DemoNetworks, type Json, startDemoNetworks } from '../testing/demo-networks.ts'
import { smallFilm } from '../testing/small-media.ts'
import { minute, tiktokOn } from '../testing/tiktok-client.ts'

let networks: DemoNetworks
beforeEach(async () => {
  networks = await startDemoNetworks()
})
afterEach(() => networks.close())

const { settings, advance, connect, whole, init, put, post, finalized } = tiktokOn(() => networks)

describe('a film', () => {
  test('in chunks is taken in order, processed, out, and later given its id', async () => {
    const client = await connect()
    const film = smallFilm({ byteCount: 12_500_000 })
    const { data } = await init(client, {
      source: 'FILE_UPLOAD',
      video_size: film.length,
      chunk_size: 5_000_000,
      total_chunk_count: 2,
    })
    expect(data.publish_id).toMatch(/^v_pub_file~v2-1\.\d+$/)
    expect((await put(data.upload_url, film.subarray(5_000_000), 5_000_000, film.length)).status).toBe(416)
    const first = await put(data.upload_url, film.subarray(0, 5_000_000), 0, film.length)
    expect([first.status, first.headers.get('content-range')]).toEqual([206, 'bytes 0-4999999/12500000'])
    expect(await client.status(data.publish_id)).toMatchObject({
      status: 'PROCESSING_UPLOAD',
      uploaded_bytes: 5_000_000,
    })
    expect((await put(data.upload_url, film.subarray(0, 5_000_000), 0, film.length)).status).toBe(416)
    expect((await put(data.upload_url, film.subarray(5_000_000), 5_000_000, film.length)).status).toBe(201)
    const seen = []
    for (let n = 0; n < 6; n++) {
      const answer = await fetch(`${networks.address}/networks/tiktok/api/v2/post/publish/status/fetch/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ publish_id: data.publish_id }),
      })
      const text = await answer.text()
      seen.push([
        /"status":"(\w+)"/.exec(text)?.[1],
        /"publicaly_available_post_id":\[(\d*)\]/.exec(text)?.[1],
      ])
    }
    expect(seen.map(([status]) => status)).toEqual([
      'PROCESSING_UPLOAD',
      'PROCESSING_UPLOAD',
      'PUBLISH_COMPLETE',
      'PUBLISH_COMPLETE',
      'PUBLISH_COMPLETE',
      'PUBLISH_COMPLETE',
    ])
    expect(seen.map(([, id]) => id !== '')).toEqual([false, false, false, false, false, true])
    expect(BigInt(seen.at(-1)?.[1] ?? 0) > 2n ** 53n).toBe(true)
  })

  test('is refused in the upload for bad headers, an unknown or an old address', async () => {
    const client = await connect()
    const film = smallFilm()
    const { data } = await init(client, whole(film.length))
    expect((await put(data.upload_url, film, 0, film.length, { 'content-type': 'text/plain' })).status).toBe(
      400,
    )
    expect((await put(data.upload_url, film, 0, film.length, { 'content-range': 'all of it' })).status).toBe(
      400,
    )
    expect(
      (await put(data.upload_url.replace(/upload_id=\d+/, 'upload_id=1'), film, 0, film.length)).status,
    ).toBe(404)
    expect(
      (await put(data.upload_url.replace(/upload_token=[^&]+/, 'upload_token=x'), film, 0, film.length))
        .status,
    ).toBe(403)
    await advance(61 * minute)
    expect((await put(data.upload_url, film, 0, film.length)).status).toBe(403)
  })

  test('is pulled from a verified host, without detours', async () => {
    const client = await connect()
    const pull = (video_url: string) => init(client, { source: 'PULL_FROM_URL', video_url })
    const made = await pull(networks.host('v.mp4', smallFilm()))
    expect(made.data.publish_id).toMatch(/^v_pub_url~/)
    expect(await client.status(made.data.publish_id)).toMatchObject({ status: 'PROCESSING_DOWNLOAD' })
    expect((await finalized(client, made.data.publish_id)).status).toBe('PUBLISH_COMPLETE')
    const detour = await pull(networks.host('r.mp4', { redirect: networks.host('v.mp4', smallFilm()) }))
    expect(await finalized(client, detour.data.publish_id)).toMatchObject({
      status: 'FAILED',
      fail_reason: 'video_pull_failed',
    })
    expect(await pull('https://example.test/v.mp4')).toMatchObject({
      http: 403,
      error: { code: 'url_ownership_unverified' },
    })
    await settings({ verifiedHosts: ['example.test'] })
    expect((await pull('http://example.test/v.mp4')).error.code).toBe('url_ownership_unverified')
  })

  test.each<[string, Json, string]>([
    ['too short', { durationMs: 2000 }, 'duration_check_failed'],
    ['too long', { durationMs: 301_000 }, 'duration_check_failed'],
    ['too small', { width: 320, height: 320 }, 'picture_size_check_failed'],
    ['no film', { brand: 'none' }, 'file_format_check_failed'],
  ])('%s fails in its status', async (_why, input, reason) => {
    const client = await connect()
    const film = input.brand === 'none' ? Buffer.from('no film, only words, though many') : smallFilm(input)
    expect(await finalized(client, await post(client, film))).toMatchObject({
      status: 'FAILED',
      fail_reason: reason,
    })
  })

  test('fails for any documented reason on demand', async () => {
    const client = await connect()
    await networks.control('faults', {
      network: 'tiktok',
      kind: 'late-failure',
      call: 'create-video',
      answer: 'spam_risk_text',
    })
    expect(await finalized(client, await post(client))).toMatchObject({
      status: 'FAILED',
      fail_reason: 'spam_risk_text',
    })
    for (const code of [
      'spam_risk_user_banned_from_posting',
      'reached_active_user_cap',
      'app_version_check_failed',
      'internal_error',
    ]) {
      await networks.control('faults', {
        network: 'tiktok',
        kind: 'refused',
        call: 'create-video',
        answer: code,
      })
      await advance(minute)
      expect((await init(client, whole(1000))).error.code).toBe(code)
    }
  })

  test('as a draft goes to the inbox, five in a day', async () => {
    const client = await connect()
    const film = smallFilm()
    const draft = () => client.post('/post/publish/inbox/video/init/', { source_info: whole(film.length) })
    const { data } = await draft()
    expect(data.publish_id).toMatch(/^v_inbox_file~/)
    await put(data.upload_url, film, 0, film.length)
    expect((await finalized(client, data.publish_id)).status).toBe('SEND_TO_USER_INBOX')
    for (let n = 0; n < 4; n++) await draft()
    await advance(minute)
    expect((await draft()).error.code).toBe('spam_risk_too_many_pending_share')
  })
})
