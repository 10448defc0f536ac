import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoNetworks, type Json, startDemoNetworks } from '../testing/demo-networks.ts'
import { type Connected, connectFacebook, type GraphClient } from '../testing/graph-client.ts'
import { smallJpeg } from '../testing/small-media.ts'

let networks: DemoNetworks
let connected: Connected
let user: GraphClient
let act: string
let page: GraphClient & { id: string; instagram?: string }
let story: string
const day = 86_400_000
const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400

beforeAll(async () => {
  networks = await startDemoNetworks()
  connected = await connectFacebook(networks)
  user = connected.user
  page = await connected.page('Boulangerie Berthier')
  const accounts = await user.get<{ data: { id: string }[] }>('/me/adaccounts', {
    fields: 'id,account_id,name,currency,account_status,min_daily_budget',
  })
  act = accounts.data[0]?.id ?? ''
  story = (await page.post<{ id: string }>(`/${page.id}/feed`, { message: 'À promouvoir' })).id
})
afterAll(() => networks.close())

const campaign = {
  name: 'c',
  objective: 'OUTCOME_ENGAGEMENT',
  special_ad_categories: [],
  status: 'PAUSED',
  is_adset_budget_sharing_enabled: false,
}
const targeting = { geo_locations: { countries: ['FR'] }, targeting_automation: { advantage_audience: 0 } }
const adset = {
  name: 's',
  daily_budget: 500,
  billing_event: 'IMPRESSIONS',
  optimization_goal: 'POST_ENGAGEMENT',
  destination_type: 'ON_POST',
  targeting,
  status: 'PAUSED',
  dsa_beneficiary: 'Berthier',
  dsa_payor: 'Berthier',
}
const make = async (edge: string, params: Json) =>
  (await user.post<{ id: string }>(`/${act}/${edge}`, params)).id
const refused = (edge: string, params: Json) => user.refusal('POST', `/${act}/${edge}`, params)

async function boost(more: { campaign?: Json; adset?: Json; story?: string } = {}) {
  const campaignId = await make('campaigns', { ...campaign, ...more.campaign })
  const adsetId = await make('adsets', { ...adset, campaign_id: campaignId, ...more.adset })
  const creativeId = await make('adcreatives', { name: 'k', object_story_id: more.story ?? story })
  const adId = await make('ads', {
    name: 'a',
    adset_id: adsetId,
    creative: { creative_id: creativeId },
    status: 'PAUSED',
  })
  return { campaignId, adsetId, creativeId, adId }
}
async function start({ campaignId, adsetId, adId }: { campaignId: string; adsetId: string; adId: string }) {
  for (const id of [adId, adsetId, campaignId]) await user.post(`/${id}`, { status: 'ACTIVE' })
}
const effective = async (id: string) =>
  (await user.get<{ effective_status: string }>(`/${id}`, { fields: 'effective_status' })).effective_status

describe('finding out', () => {
  test('accounts, businesses, pages and least budgets', async () => {
    expect(act).toMatch(/^act_\d+$/)
    const { data } = await user.get<{ data: { id: string }[] }>('/me/businesses', {
      fields: 'id,name,verification_status',
    })
    expect(await user.get(`/${data[0]?.id}/owned_ad_accounts`)).toMatchObject({ data: [{ id: act }] })
    expect(await user.get(`/${data[0]?.id}/owned_pages`, { fields: 'id,name' })).toMatchObject({
      data: [{ name: 'Boulangerie Berthier' }],
    })
    expect(await user.get(`/${act}/promote_pages`)).toMatchObject({ data: [{ id: page.id }] })
    expect(await user.get(`/${act}/instagram_accounts`)).toMatchObject({ data: [{ id: page.instagram }] })
    expect(await user.get(`/${act}/minimum_budgets`)).toMatchObject({
      data: [{ currency: 'EUR', min_daily_budget_imp: 100 }],
    })
    expect(
      await user.get(`/${story}`, {
        fields: 'is_eligible_for_promotion,promotable_id,allowed_advertising_objectives,promotion_status',
      }),
    ).toMatchObject({ is_eligible_for_promotion: true })
  })

  test('places, interests and sizes', async () => {
    const cities = await user.get<{ data: { key: string; name: string }[] }>('/search', {
      type: 'adgeolocation',
      q: 'anne',
      location_types: ['city'],
      country_code: 'FR',
    })
    expect(cities.data).toMatchObject([
      { name: 'Annecy', country_code: 'FR', type: 'city', supports_city: true },
    ])
    const countries = await user.get<{ data: Json[] }>('/search', {
      type: 'adgeolocation',
      q: '',
      location_types: ['country'],
      limit: 1000,
    })
    expect(countries.data).toContainEqual(expect.objectContaining({ key: 'FR', name: 'France' }))
    expect(countries.data.filter((one) => 'country_code' in one || one.type !== 'country')).toEqual([])
    expect(await user.get('/search', { type: 'adinterest', q: 'football' })).toMatchObject({
      data: [
        { id: '6003107902433', path: ['Interests', 'Sports and outdoors', 'Football'] },
        { name: 'Rugby football' },
      ],
    })
    expect(
      await user.get('/search', {
        type: 'adinterestvalid',
        interest_fbid_list: ['6003107902433', '6003999000001'],
      }),
    ).toMatchObject({ data: [{ valid: true }, { valid: false }] })
    expect(
      await user.refusal('GET', '/search', { type: 'adgeolocation', q: 'x', location_types: ['moon'] }),
    ).toMatchObject({ code: 100 })
    expect(await user.get(`/${act}/reachestimate`, { targeting_spec: targeting })).toMatchObject({
      data: { estimate_ready: true },
    })
  })
})

describe('a boost', () => {
  test('is made paused, reviewed, shown, and brings figures that grow and stop', async () => {
    const made = await boost({ adset: { end_time: inDays(8) } })
    expect(await effective(made.adId)).toBe('PAUSED')
    expect(
      await user.get(`/${made.adId}/insights`, { fields: 'impressions', date_preset: 'maximum' }),
    ).toEqual({ data: [] })
    await user.post(`/${made.adId}`, { status: 'ACTIVE' })
    expect(await effective(made.adId)).toBe('ADSET_PAUSED')
    await user.post(`/${made.adsetId}`, { status: 'ACTIVE' })
    expect(await effective(made.adId)).toBe('CAMPAIGN_PAUSED')
    await user.post(`/${made.campaignId}`, { status: 'ACTIVE' })
    expect(await effective(made.adId)).toBe('PENDING_REVIEW')
    await networks.control('clock', { advanceMs: day })
    expect(await effective(made.adId)).toBe('ACTIVE')
    const spend = async (id: string) => {
      const { data } = await user.get<{ data: { spend: string; impressions: string }[] }>(`/${id}/insights`, {
        fields: 'impressions,reach,spend,clicks,actions,cost_per_action_type',
        date_preset: 'maximum',
      })
      expect(data[0]?.impressions).toBeTypeOf('string')
      return Number(data[0]?.spend)
    }
    const first = await spend(made.adId)
    expect(first).toBeGreaterThan(4)
    expect(first).toBeLessThanOrEqual(5)
    await networks.control('clock', { advanceMs: day })
    const second = await spend(made.campaignId)
    expect(second).toBeGreaterThan(first * 1.9)
    await user.post(`/${made.adsetId}`, { status: 'PAUSED' })
    await networks.control('clock', { advanceMs: day })
    expect(await spend(made.adsetId)).toBeCloseTo(second, 1)
    const daily = await user.get<{ data: Json[] }>(`/${made.adId}/insights`, {
      fields: 'spend',
      date_preset: 'maximum',
      time_increment: 1,
    })
    expect(daily.data.length).toBeGreaterThan(1)
    const split = await user.get<{ data: Json[] }>(`/${act}/insights`, {
      fields: 'spend',
      date_preset: 'maximum',
      level: 'ad',
      breakdowns: 'publisher_platform',
    })
    expect(split.data.map(({ publisher_platform }) => publisher_platform)).toEqual(
      expect.arrayContaining(['facebook', 'instagram']),
    )
    const { report_run_id: report } = await user.post<{ report_run_id: string }>(`/${act}/insights`, {
      fields: 'spend',
      date_preset: 'maximum',
    })
    expect(await user.get(`/${report}`)).toMatchObject({ async_status: 'Job Completed' })
    expect(await user.get(`/${report}/insights`)).toMatchObject({ data: [{ spend: expect.any(String) }] })
  })

  test('is found by its name, and deleted', async () => {
    const made = await boost({ campaign: { name: 'postelier-7f3a' } })
    const filtering = [{ field: 'name', operator: 'CONTAIN', value: '7f3a' }]
    expect(await user.get(`/${act}/campaigns`, { filtering, fields: 'id,name,status' })).toMatchObject({
      data: [{ id: made.campaignId, status: 'PAUSED' }],
    })
    expect((await user.call('DELETE', `/${made.campaignId}`)).body).toEqual({ success: true })
    expect(await effective(made.adId)).toBe('PAUSED')
    expect(await user.get(`/${act}/campaigns`, { filtering })).toEqual({ data: [] })
    expect(await user.refusal('DELETE', `/${made.campaignId}`)).toMatchObject({
      code: 100,
      error_subcode: 33,
    })
  })

  test('checks without making anything', async () => {
    expect(
      await user.post(`/${act}/campaigns`, {
        ...campaign,
        name: 'never',
        execution_options: ['validate_only'],
      }),
    ).toEqual({ success: true })
    expect(
      await user.get(`/${act}/campaigns`, {
        filtering: [{ field: 'name', operator: 'EQUAL', value: 'never' }],
      }),
    ).toEqual({ data: [] })
  })

  test('may be rejected, and has issues when its post goes away', async () => {
    const other = (await page.post<{ id: string }>(`/${page.id}/feed`, { message: 'Bientôt parti' })).id
    const made = await boost({ story: other })
    await start(made)
    await networks.control('clock', { advanceMs: 60_000 })
    await page.call('DELETE', `/${other}`)
    expect(await user.get(`/${made.adId}`, { fields: 'effective_status,issues_info' })).toMatchObject({
      effective_status: 'WITH_ISSUES',
      issues_info: [{ error_code: 2490155 }],
    })
    await networks.control('settings', { network: 'facebook', settings: { adReview: 'reject' } })
    expect(
      await user.get(`/${made.adId}`, {
        fields: 'effective_status,ad_review_feedback,issues_info,failed_delivery_checks',
      }),
    ).toMatchObject({ effective_status: 'DISAPPROVED', ad_review_feedback: { global: expect.any(Object) } })
    await networks.control('settings', { network: 'facebook', settings: { adReview: 'approve' } })
  })
})

describe('refused', () => {
  const without = (params: Json, name: string) =>
    Object.fromEntries(Object.entries(params).filter(([key]) => key !== name))
  test.each<[string, Json, object]>([
    ['an objective of old', { ...campaign, objective: 'POST_ENGAGEMENT' }, { code: 100 }],
    ['no special categories', without(campaign, 'special_ad_categories'), { code: 100 }],
    ['an unknown category', { ...campaign, special_ad_categories: ['BREAD'] }, { code: 100 }],
    [
      'no word on sharing budgets',
      without(campaign, 'is_adset_budget_sharing_enabled'),
      { code: 100, error_subcode: 4834011 },
    ],
    ['no name', without(campaign, 'name'), { code: 100 }],
    ['an unknown status', { ...campaign, status: 'HAPPY' }, { code: 100 }],
  ])('a campaign with %s', async (_why, params, expected) => {
    expect(await refused('campaigns', params)).toMatchObject(expected)
  })

  test.each<[string, () => Json, object]>([
    ['too small a budget', () => ({ daily_budget: 100 }), { error_subcode: 1885272 }],
    ['an end in the past', () => ({ end_time: 1_600_000_000 }), { error_subcode: 1487033 }],
    ['a goal of another objective', () => ({ optimization_goal: 'LINK_CLICKS' }), { code: 100 }],
    ['a place that does not fit', () => ({ destination_type: 'MOON' }), { error_subcode: 2446509 }],
    ['nobody who pays', () => ({ dsa_payor: '' }), { error_subcode: 3858152 }],
    ['no targeting', () => ({ targeting: undefined }), { code: 100 }],
    [
      'a retired interest',
      () => ({ targeting: { ...targeting, interests: [{ id: '6003999000001' }] } }),
      { error_subcode: 1487694 },
    ],
    [
      'a restricted place',
      () => ({ targeting: { ...targeting, geo_locations: { countries: ['KP'] } } }),
      { error_subcode: 2641 },
    ],
    ['no campaign', () => ({ campaign_id: '1' }), { code: 100 }],
  ])('an ad set with %s', async (_why, more, expected) => {
    const campaign_id = await make('campaigns', campaign)
    expect(await refused('adsets', { ...adset, campaign_id, ...more() })).toMatchObject(expected)
  })

  test('a budget above and below', async () => {
    const campaign_id = await make('campaigns', { ...campaign, daily_budget: 1000 })
    expect(await refused('adsets', { ...adset, campaign_id })).toMatchObject({ error_subcode: 1885621 })
    expect(await make('adsets', { ...without(adset, 'daily_budget'), campaign_id })).toMatch(/^1202\d{14}$/)
  })

  test('an ad set too many in one campaign', async () => {
    const campaign_id = await make('campaigns', campaign)
    for (let n = 0; n < 200; n++) await make('adsets', { ...adset, campaign_id })
    expect(await refused('adsets', { ...adset, campaign_id })).toMatchObject({ error_subcode: 2695 })
  })

  test('a fifth change of budget in an hour', async () => {
    const { adsetId } = await boost()
    for (const daily_budget of [600, 700, 800, 900]) await user.post(`/${adsetId}`, { daily_budget })
    expect(await user.refusal('POST', `/${adsetId}`, { daily_budget: 1000 })).toMatchObject({
      code: 613,
      error_subcode: 1487632,
    })
    await networks.control('clock', { advanceMs: 3_700_000 })
    expect(await user.post(`/${adsetId}`, { daily_budget: 1000 })).toEqual({ success: true })
  })

  test('posts that cannot be shown', async () => {
    expect(await refused('adcreatives', { name: 'k', object_story_id: `${page.id}_1` })).toMatchObject({
      error_subcode: 1885557,
    })
    const gone = (await page.post<{ id: string }>(`/${page.id}/feed`, { message: 'Parti' })).id
    await page.call('DELETE', `/${gone}`)
    expect(await refused('adcreatives', { name: 'k', object_story_id: gone })).toMatchObject({
      error_subcode: 2490155,
    })
    expect(
      await refused('adcreatives', {
        name: 'k',
        source_instagram_media_id: '1',
        instagram_user_id: '1',
        instagram_actor_id: '1',
      }),
    ).toMatchObject({ error_subcode: 2446149 })
  })

  test('clicks on a post without a link, and a Page that is another', async () => {
    const creative_id = await make('adcreatives', { name: 'k', object_story_id: story })
    const traffic = await make('campaigns', { ...campaign, objective: 'OUTCOME_TRAFFIC' })
    const clicks = await make('adsets', {
      ...adset,
      campaign_id: traffic,
      destination_type: 'WEBSITE',
      optimization_goal: 'LINK_CLICKS',
    })
    expect(await refused('ads', { name: 'a', adset_id: clicks, creative: { creative_id } })).toMatchObject({
      error_subcode: 2446383,
    })
    const likes = await make('adsets', {
      ...adset,
      campaign_id: await make('campaigns', campaign),
      destination_type: 'ON_PAGE',
      optimization_goal: 'PAGE_LIKES',
      promoted_object: { page_id: '1' },
    })
    expect(await refused('ads', { name: 'a', adset_id: likes, creative: { creative_id } })).toMatchObject({
      error_subcode: 1885029,
    })
    expect(
      await refused('ads', { name: 'a', adset_id: likes, creative: { creative_id: '1' } }),
    ).toMatchObject({ code: 100 })
  })

  test('whoever may not: accounts, permissions, versions', async () => {
    const hugo = await connectFacebook(networks, { account: 'hugo-marchand' })
    const { data } = await hugo.user.get<{ data: { id: string; account_status: number }[] }>(
      '/me/adaccounts',
      { fields: 'account_status' },
    )
    const withStatus = (status: number) => data.find(({ account_status }) => account_status === status)?.id
    expect(await hugo.user.refusal('POST', `/${withStatus(2)}/campaigns`, campaign)).toMatchObject({
      error_subcode: 1404078,
    })
    expect(await hugo.user.refusal('POST', `/${withStatus(3)}/campaigns`, campaign)).toMatchObject({
      error_subcode: 1359188,
    })
    expect(await hugo.user.refusal('POST', `/${act}/campaigns`, campaign)).toMatchObject({
      code: 100,
      error_subcode: 33,
    })
    expect(await page.refusal('POST', `/${act}/campaigns`, campaign)).toMatchObject({ code: 200 })
    const less = await connectFacebook(networks, { scope: 'pages_show_list' })
    expect(await less.user.refusal('GET', '/me/adaccounts')).toMatchObject({ code: 200 })
    const old = await networks.fetch<{ error: Json }>(
      `/networks/facebook/graph/v24.0/${act}/campaigns?access_token=${user.token}`,
      { method: 'POST' },
    )
    expect(old.body.error).toMatchObject({ code: 2635 })
    const unsaid = {
      ...adset,
      campaign_id: await make('campaigns', campaign),
      targeting: { geo_locations: { countries: ['FR'] } },
    }
    const newest = await networks.fetch<{ error: Json }>(`/networks/facebook/graph/v26.0/${act}/adsets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
      body: JSON.stringify(unsaid),
    })
    expect(newest.body.error).toMatchObject({ error_subcode: 1870227 })
  })
})

test('a post on Instagram is promoted through the account of its page', async () => {
  const { id } = await page.post<{ id: string }>(`/${page.instagram}/media`, {
    image_url: networks.host('a.jpg', smallJpeg()),
    caption: 'Insta',
  })
  await page.get(`/${id}`, { fields: 'status_code' })
  const media = await page.post<{ id: string }>(`/${page.instagram}/media_publish`, { creation_id: id })
  const creative = {
    name: 'k',
    source_instagram_media_id: media.id,
    instagram_user_id: page.instagram,
    object_id: page.id,
  }
  expect(await make('adcreatives', creative)).toMatch(/^1202\d{14}$/)
  expect(
    await page.get(`/${media.id}`, { fields: 'boost_eligibility_info{eligible_to_boost}' }),
  ).toMatchObject({ boost_eligibility_info: { eligible_to_boost: true } })
  const hugo = await connectFacebook(networks, { account: 'hugo-marchand' })
  const accounts = await hugo.user.get<{ data: { id: string }[] }>('/me/adaccounts')
  expect(await hugo.user.refusal('POST', `/${accounts.data[0]?.id}/adcreatives`, creative)).toMatchObject({
    error_subcode: 1815199,
  })
})
