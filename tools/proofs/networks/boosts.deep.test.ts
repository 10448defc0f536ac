import { boostFaultsOf } from '@postelier/networks'
import { type BoostAdapter, boosts } from '@postelier/networks/adapters'
import { describe, expect, it } from 'vitest'
import { adapters } from '../../../packages/networks/src/adapters.ts'
import { boostsOver, dayMs } from './boosting.ts'
import { connectPerson, refusalOf } from './conformance.ts'
import { drive } from './drive.ts'
import { silences } from './every-fault.ts'
import { jobFor } from './stand-in.ts'
import { standInHere } from './stand-in-here.ts'

const standIn = await standInHere()
const { published, linked, boostJob, inAccount, run, expectMadeOnce, expectTruth } = boostsOver(standIn)

const creations = ['create-campaign', 'create-ad-set', 'create-creative', 'create-ad'] as const
/** The calls that change something, in their order, each with how many of its name go before. */
const changes = [
  ...creations.map((call) => [call, 0] as const),
  ...[0, 1, 2].map((before) => ['change-ads-object', before] as const),
]
const places = [['read-object', 0], ['list-campaigns', 0], ...changes, ['list-campaigns', 1]] as const

describe.each(['facebook', 'instagram'] as const)('boosting a post on %s', (network) => {
  it('is made asleep, woken at last, counted, and stopped', async () => {
    const out = await published(network)
    const { boosting, context } = out
    const cities = await boosting.cities(context, out.tokens, { text: 'Annecy', country: 'FR' })
    const interests = await boosting.interests(context, out.tokens, { text: 'Bread', language: 'fr' })
    expect([cities, interests]).toMatchObject([
      [{ name: 'Annecy', hint: expect.any(String) }],
      [{ name: 'Bread', hint: 'Food and drink' }],
    ])
    const job = boostJob(out, { cities, interests, gender: 'female' })
    const ran = await run(out, job)
    expect(ran.current).toMatchObject({ state: 'confirmed', finals: 1 })
    await expectTruth(out, ran, job, network)
    const ids = boosting.idsOf(ran.progress)
    if (!ids) throw new Error('Nothing is known to be made')
    const status = () => boosting.status(context, out.tokens, ids)
    const figures = () => boosting.figures(context, out.tokens, ids)
    expect(await status()).toEqual({ state: 'inReview', why: null })
    expect(await figures()).toMatchObject({ spend: 0, currency: null })
    await standIn.advance(dayMs)
    expect(await status()).toEqual({ state: 'running', why: null })
    const first = await figures()
    // Cents, and no more of them than a day may cost.
    expect(first.spend).toBeGreaterThan(400)
    expect(first.spend).toBeLessThanOrEqual(500)
    expect(first.currency).toBe('EUR')
    for (const one of [first.reach, first.impressions, first.clicks]) expect(one).toBeGreaterThan(0)
    await boosting.stop(context, out.tokens, ids)
    await boosting.stop(context, out.tokens, ids)
    expect(await status()).toEqual({ state: 'stopped', why: null })
    await standIn.advance(dayMs)
    expect((await figures()).spend).toBe(first.spend)
    await boosting.clean(context, job, ran.progress)
    await boosting.clean(context, job, ran.progress)
    expect(await status()).toEqual({ state: 'gone', why: null })
  })

  // The two differ in how a creative names its post: what is alike is met in full once.
  const kinds =
    network === 'facebook'
      ? [...silences, 'rate-limit', 'token-expired', 'token-revoked'].filter((kind) => kind !== 'slow')
      : ['after', 'cut-body', 'token-expired']
  it.each(kinds)('one campaign is awake, and it is known, through %s at each call', async (kind) => {
    for (const [call, skip] of places) {
      if (call === 'read-object' && network === 'instagram') continue
      const out = await published(network)
      const job = boostJob(out)
      const about = `${network}: ${kind} at ${call}, after ${skip}`
      await standIn.fault({ network: 'facebook', kind, call, skip, ms: 20_000 })
      const ran = await run(out, job)
      expect(ran.current.state, about).toBe('confirmed')
      await expectTruth(out, ran, job, about)
      await expectMadeOnce(out, job, about)
    }
  })

  it('one campaign is awake, whoever is killed at whichever step', async () => {
    const calm = await published(network)
    const { steps } = await run(calm, boostJob(calm))
    for (let step = 0; step < steps; step++)
      for (const wasTaken of [true, false]) {
        const out = await published(network)
        const job = boostJob(out)
        const ran = await run(out, job, { dies: { step, wasTaken } })
        expect(ran.current.state).toBe('confirmed')
        await expectTruth(out, ran, job, `killed at step ${step + 1}`)
        await expectMadeOnce(out, job, `killed at step ${step + 1}`)
      }
  })

  it.each(changes)('what %s refuses for good, after %i, leaves nothing there', async (call, skip) => {
    const out = await published(network)
    const job = boostJob(out)
    const input = { network: 'facebook', kind: 'refused', answer: '100/1885557' } as const
    await standIn.fault({ ...input, call, skip })
    const ran = await run(out, job)
    expect(ran.current).toMatchObject({
      state: 'rejected',
      refusal: { kind: 'validation', code: '100/1885557' },
    })
    await expectTruth(out, ran, job, `${call} refused`)
  })

  it('what was made in silence is taken away too, once the next step is refused', async () => {
    const out = await published(network)
    const job = boostJob(out)
    await standIn.fault({ network: 'facebook', kind: 'after', call: 'create-campaign' })
    await standIn.fault({ network: 'facebook', kind: 'refused', answer: '100', call: 'create-ad-set' })
    const ran = await run(out, job)
    expect(ran.current.state).toBe('rejected')
    await expectTruth(out, ran, job, 'silence, then a refusal')
    await expectMadeOnce(out, job, 'silence, then a refusal')
  })

  it('given up by whoever tries, it is cleaned away', async () => {
    const out = await published(network)
    const job = boostJob(out)
    await standIn.fault({ network: 'facebook', kind: '503', call: 'create-ad', count: 50 })
    const ran = await run(out, job)
    expect(ran.current).toMatchObject({ state: 'rejected', refusal: { kind: 'gaveUp' } })
    expect(await inAccount(out.tokens, job.advertAccount, 'campaigns')).toHaveLength(1)
    await out.boosting.clean(out.context, job, ran.progress)
    await expectTruth(out, ran, job, 'given up')
  })
})

describe('a boost', () => {
  it('made twice behind our back wakes once, and the other is swept away', async () => {
    const out = await published('facebook')
    const job = boostJob(out)
    // As after a list that showed nothing yet: the same name a second time, asleep.
    const name = `${job.label} (postelier-${job.delivery})`
    const query = new URLSearchParams({
      name,
      objective: 'OUTCOME_ENGAGEMENT',
      status: 'PAUSED',
      special_ad_categories: '[]',
      is_adset_budget_sharing_enabled: 'false',
      access_token: out.tokens.access,
    })
    const address = `${standIn.address}/networks/facebook/graph/v25.0/${job.advertAccount}/campaigns`
    const double = async () => void (await fetch(`${address}?${query}`, { method: 'POST' }))
    await double()
    await double()
    expect(await inAccount(out.tokens, job.advertAccount, 'campaigns')).toHaveLength(2)
    const ran = await run(out, job)
    await expectTruth(out, ran, job, 'doubled')
  })

  it('is told from another whose mark begins alike', async () => {
    const out = await published('facebook')
    const [one, other] = [boostJob(out), boostJob(out)].map((job, at) => ({
      ...job,
      delivery: `7${'0'.repeat(at)}`,
    }))
    if (!one || !other) throw new Error('Two were made')
    const first = await run(out, other)
    const second = await run(out, one)
    expect(second.current.externalId).not.toBe(first.current.externalId)
    expect(await inAccount(out.tokens, one.advertAccount, 'campaigns')).toHaveLength(2)
  })

  it.each([
    ['outcomeAwareness', {}],
    ['outcomeEngagement', {}],
    ['outcomeTraffic', { link: 'https://exemple.fr' }],
    ['outcomeLeads', { link: 'https://exemple.fr', pixel: '4711' }],
  ] as const)('may be for %s', async (objective, more) => {
    const out = await published('facebook')
    const job = boostJob(out, { objective, ...more })
    const least = await out.boosting.leastDailyBudget(out.context, out.tokens, {
      advertAccount: out.advertAccount,
      currency: 'EUR',
      objective,
    })
    expect(boostFaultsOf(job.boost, { now: out.context.now(), leastDailyBudget: least })).toEqual([])
    expect((await run(out, job)).current.state).toBe('confirmed')
  })

  it('below the least budget is a fault for both; in a currency without cents too', async () => {
    const out = await published('facebook')
    for (const [currency, least] of [
      ['EUR', 500],
      ['JPY', 750],
    ] as const) {
      await standIn.settings('facebook', { adCurrency: currency })
      const [account] = await out.boosting.adAccounts(out.context, out.tokens, null)
      expect(account?.currency).toBe(currency)
      const asked = { advertAccount: out.advertAccount, currency, objective: 'outcomeEngagement' } as const
      expect(await out.boosting.leastDailyBudget(out.context, out.tokens, asked)).toBe(least)
      const tooLow = await run(out, boostJob(out, { dailyBudget: least - 1 }))
      expect(tooLow.current).toMatchObject({ state: 'rejected', refusal: { code: '100/1885272' } })
      const ran = await run(out, boostJob(out, { dailyBudget: least }))
      const ids = out.boosting.idsOf(ran.progress)
      await standIn.advance(dayMs)
      const { spend, currency: counted } = await out.boosting.figures(
        out.context,
        out.tokens,
        ids ?? { campaign: '' },
      )
      expect([counted, spend > least * 0.8, spend <= least]).toEqual([currency, true, true])
    }
  })

  it('to a place or for a leaning that is none is known before anything is made', async () => {
    const { boosting, context, tokens, ...out } = await published('facebook')
    const { advertAccount } = out
    const countries = await boosting.countries(context, tokens)
    expect([countries.includes('FR'), countries.includes('KP')]).toEqual([true, false])
    const [annecy] = await boosting.cities(context, tokens, { text: 'Annecy', country: 'FR' })
    const whole = boostJob({ ...out, boosting, context, tokens }).boost
    const tried = (change: object) =>
      boosting.tryAudience(context, tokens, { advertAccount, boost: { ...whole, ...change } })
    await tried({})
    await tried({ cities: [annecy] })
    const nowhere = { id: '1', name: 'Nulle part' }
    for (const change of [
      { country: 'KP' },
      { country: 'XX' },
      { cities: [nowhere] },
      { interests: [nowhere] },
    ])
      expect(await refusalOf(() => tried(change))).toMatch(/^(validation|policy)$/)
    expect(await inAccount(tokens, advertAccount, 'campaigns')).toEqual([])
  })

  it('planned, over, rejected in review, or of a post that is gone: its state says so', async () => {
    const out = await published('facebook')
    const { boosting, context, tokens } = out
    const begin = new Date(context.now().getTime() + 2 * dayMs).toISOString()
    const ran = await run(out, boostJob(out, { beginAt: begin }))
    const ids = boosting.idsOf(ran.progress) ?? { campaign: '' }
    const state = async () => (await boosting.status(context, tokens, ids)).state
    await standIn.advance(60_000)
    expect(await state()).toBe('planned')
    await standIn.advance(2 * dayMs)
    expect(await state()).toBe('running')
    await standIn.settings('facebook', { adReview: 'reject' })
    expect(await boosting.status(context, tokens, ids)).toMatchObject({
      state: 'rejected',
      why: expect.stringContaining('misleading'),
    })
    await standIn.settings('facebook', { adReview: 'approve' })
    await adapters.facebook.remove(context, out.page, out.publication)
    expect(await boosting.status(context, tokens, ids)).toMatchObject({
      state: 'troubled',
      why: expect.stringContaining('deleted'),
    })
    const other = await published('facebook')
    const short = await run(other, boostJob(other))
    await standIn.advance(8 * dayMs)
    const over = other.boosting.idsOf(short.progress) ?? { campaign: '' }
    expect(await other.boosting.status(other.context, other.tokens, over)).toEqual({
      state: 'ended',
      why: null,
    })
  })

  it('of a story is refused before anything is made', async () => {
    await standIn.reset('instagram')
    const adapter = adapters.instagram
    const { page, tokens } = await connectPerson(standIn, adapter, 'camille-berthier')
    const context = standIn.context('instagram')
    const story = { format: 'story' as const, text: '', media: [await standIn.files.picture()] }
    const sender = { standIn, adapter, link: async () => page }
    const { id } = await drive(sender, jobFor(page, context.now(), story))
    const out = { ...(await linked('instagram', page, tokens)), publication: id ?? '' }
    const job = boostJob(out)
    expect((await run(out, job)).current).toMatchObject({ state: 'rejected', refusal: { kind: 'policy' } })
    expect(await inAccount(tokens, job.advertAccount, 'campaigns')).toEqual([])
  })

  it('accounts say what they are counted in, and why they cannot be used', async () => {
    const out = await published('facebook', 'hugo-marchand')
    const { boosting, context, tokens } = out
    expect(await boosting.adAccounts(context, tokens, null)).toMatchObject([
      { name: 'Les Fleurs de Solène', currency: 'EUR', unusable: null },
      { name: 'Ancien compte', unusable: 'disabled' },
      { name: 'Compte impayé', unusable: 'unpaid' },
    ])
    const [business] = await boosting.businesses(context, tokens)
    expect(business?.name).toBe('Entreprise de Hugo Marchand')
    expect(await boosting.adAccounts(context, tokens, business?.id ?? '')).toHaveLength(3)
    const unpaid = (await boosting.adAccounts(context, tokens, null))[2]
    const ran = await run(out, { ...boostJob(out), advertAccount: unpaid?.id ?? '' })
    expect(ran.current).toMatchObject({ state: 'rejected', refusal: { kind: 'policy' } })
  })

  it('nothing is advertised with an account that was linked in Instagram’s own window', async () => {
    await standIn.reset('instagram')
    const config = { login: 'instagram' }
    const { tokens } = await connectPerson(standIn, adapters.instagram, 'camille-berthier', { config })
    const boosting = boosts.instagram as BoostAdapter
    const context = standIn.context('instagram', config)
    expect(await boosting.businesses(context, tokens)).toEqual([])
    expect(await boosting.adAccounts(context, tokens, null)).toEqual([])
  })

  it('without the right to advertise, that right is what is missing', async () => {
    await standIn.reset('instagram')
    const config = { adScopes: '' }
    const { tokens } = await connectPerson(standIn, adapters.facebook, 'camille-berthier', { config })
    const boosting = boosts.facebook as BoostAdapter
    const context = standIn.context('facebook')
    expect(await refusalOf(() => boosting.adAccounts(context, tokens, null))).toBe('permissionMissing')
  })
})
