import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoNetworks, type Json, startDemoNetworks } from '../testing/demo-networks.ts'
import { graphClient, redirectUri } from '../testing/graph-client.ts'
import { smallJpeg } from '../testing/small-media.ts'

let networks: DemoNetworks
const day = 86_400_000
beforeAll(async () => {
  networks = await startDemoNetworks()
})
afterAll(() => networks.close())

const picture = () => networks.host('a.jpg', smallJpeg(1080, 1350))

describe('Instagram’s own login', () => {
  const dialog = {
    client_id: '77',
    redirect_uri: redirectUri,
    response_type: 'code',
    state: 's',
    scope:
      'instagram_business_basic,instagram_business_content_publish,instagram_business_manage_comments,instagram_business_manage_insights',
  }
  const path = '/networks/instagram/www/oauth/authorize'
  const exchange = (code: string) =>
    fetch(`${networks.address}/networks/instagram/api/oauth/access_token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: '77',
        client_secret: 's',
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code,
      }),
    })
  const graph = <Body = Json>(address: string, params: Record<string, string>) =>
    networks.fetch<Body>(`/networks/instagram/graph${address}?${new URLSearchParams(params)}`)
  const codeNow = async () => {
    const back = await networks.consent(path, dialog, 'account=yannick-le-goff&decision=accept')
    expect(back.hash).toBe('#_')
    return back.searchParams.get('code') ?? ''
  }

  test('gives a bare number beyond 2^53, or wraps it; a code is good once', async () => {
    const code = await codeNow()
    const text = await (await exchange(code)).text()
    expect(text).toMatch(/"user_id":17841\d{12},/)
    expect(await (await exchange(code)).json()).toEqual({
      error_type: 'OAuthException',
      code: 400,
      error_message: expect.stringContaining('used'),
    })
    await networks.control('settings', { network: 'instagram', settings: { wrapExchange: true } })
    expect(await (await exchange(await codeNow())).json()).toMatchObject({
      data: [{ user_id: expect.stringMatching(/^17841/) }],
    })
    await networks.control('settings', { network: 'instagram', settings: { wrapExchange: false } })
    expect((await networks.consent(path, dialog, 'decision=refuse')).searchParams.get('error')).toBe(
      'access_denied',
    )
  })

  test('publishes as the other does, without deletion or totals; its tokens are renewed', async () => {
    const { access_token } = (await (await exchange(await codeNow())).json()) as { access_token: string }
    const long = (
      await graph<{ access_token: string; expires_in: number }>('/access_token', {
        grant_type: 'ig_exchange_token',
        client_secret: 's',
        access_token,
      })
    ).body
    expect(long.expires_in).toBeGreaterThan(5_000_000)
    const client = graphClient(networks, long.access_token, '/networks/instagram/graph')
    const profile = await client.get<{ id: string; user_id: string }>('/me', {
      fields:
        'user_id,username,name,account_type,profile_picture_url,followers_count,follows_count,media_count',
    })
    expect(profile).toMatchObject({ username: 'atelierlegoff', account_type: 'BUSINESS' })
    expect(profile.id).not.toBe(profile.user_id)
    const { id } = await client.post<{ id: string }>(`/${profile.user_id}/media`, { image_url: picture() })
    await client.get(`/${id}`, { fields: 'status_code' })
    const media = await client.post<{ id: string }>(`/${profile.user_id}/media_publish`, { creation_id: id })
    expect(await client.refusal('DELETE', `/${media.id}`)).toMatchObject({ code: 100, error_subcode: 33 })
    expect(await client.refusal('GET', `/${media.id}/insights`, { metric: 'total_views' })).toMatchObject({
      code: 100,
    })
    const refresh = () =>
      graph<Json>('/refresh_access_token', {
        grant_type: 'ig_refresh_token',
        access_token: long.access_token,
      })
    expect((await refresh()).body.error).toMatchObject({ code: 100 })
    await networks.control('clock', { advanceMs: day })
    expect((await refresh()).body).toMatchObject({
      token_type: 'bearer',
      permissions: expect.stringContaining('instagram_business_basic'),
    })
    await networks.control('clock', { advanceMs: 61 * day })
    expect((await refresh()).body.error).toMatchObject({ code: 190, error_subcode: 463 })
  })
})
