import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { days } from '../../platform/clock.ts'
import { newSubscriber, runJob } from '../../testing/buyer.ts'
import { newIdentity } from '../../testing/linker.ts'
import { givePlan } from '../../testing/people.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { consentAs } from '../../testing/test-networks.ts'
import { putClockBack, type TestServer, testPayments, testServer } from '../../testing/test-platform.ts'
import { installPacks } from '../billing/index.ts'
import { billingDay } from '../bills/index.ts'
import { endGifts } from './jobs/end-gifts.ts'
import { remindBuyers } from './jobs/remind-buyers.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
})

const run = (job: Parameters<typeof runJob>[1]) => runJob(server, job)

describe('a plan', () => {
  afterEach(putClockBack)
  const subscribed = (name?: string, means?: 'card' | 'debit') => newSubscriber(server, name, means)

  async function linkLinkedIn(one: Awaited<ReturnType<typeof newSubscriber>>) {
    const begun = await one.browser.call('POST /api/users/{id}/networks/{network}/begin', {
      params: { ...one.params, network: 'linkedin' },
      body: { back: '/' },
    })
    const name = newIdentity()
    await one.browser.call('POST /api/networks/finish', {
      body: { network: 'linkedin', query: consentAs(begun.body.url, name, [name]) },
    })
  }

  it('that was left while its debit was on its way does not last unpaid', async () => {
    const one = await subscribed('Start', 'debit')
    await one.browser.call('POST /api/users/{id}/subscription/leave', {
      params: one.params,
      body: { reasons: [], keptNetworks: [] },
    })
    await one.becomes(one.asked.id, 'failed')
    await one.after(1)
    expect(await one.subscription()).toMatchObject({ subscription: null, limits: null })
  })

  it('that was left lasts to its end, and asks for nothing more', async () => {
    const one = await subscribed()
    await one.browser.call('POST /api/users/{id}/subscription/leave', {
      params: one.params,
      body: { reasons: [{ question: 'Pourquoi\u00a0?', answers: ['Trop cher'] }], keptNetworks: [] },
    })
    expect((await one.subscription()).subscription?.state).toBe('ending')
    expect((await server.mailsTo(one.customer.email)).map(({ kind }) => kind)).toContain('planLeft')
    await one.after(31)
    expect((await one.subscription()).subscription).toBeNull()
    expect(await one.bills()).toHaveLength(1)
  })

  it('that ends keeps the network that was chosen; what was to go elsewhere is unscheduled and told, never lost', async () => {
    const one = await subscribed()
    const ready = await readyPost(server, 'Le pain sort du four !', one.customer)
    await givePlan(server, one.customer.id, null)
    await linkLinkedIn(one)
    await ready.validate()
    const day = new Date(server.clock.now().getTime() + days(45)).toISOString().slice(0, 10)
    expect((await ready.schedule(`${day}T09:00`)).status).toBe(200)
    const at = { params: one.params, query: {} }
    const meant = (await one.browser.call('GET /api/users/{id}/subscription/leave', at)).body
    expect(meant).toMatchObject({ most: 1, kept: ['x'], unscheduled: 0 })
    expect(meant.steps).toMatchObject([{ limits: null, credits: 0 }])
    expect(meant.networks).toContainEqual({ network: 'linkedin', posts: 0, unscheduled: 1 })
    await one.browser.call('POST /api/users/{id}/subscription/leave', {
      ...at,
      body: { reasons: [], keptNetworks: ['linkedin'] },
    })
    expect((await ready.task()).status).toBe('publicationWaiting')
    await one.after(31)
    const read = (
      await one.browser.call('GET /api/users/{id}/tasks/{taskPublicId}', {
        params: { ...one.params, taskPublicId: ready.post },
      })
    ).body.task
    expect(read.status).toBe('validated')
    expect(read.publishAt).not.toBeNull()
    const notices = await one.browser.call('GET /api/users/{id}/notices', { ...at, query: {} })
    expect(notices.body.data.items[0]).toMatchObject({
      kind: 'networksNarrowed',
      words: { kept: 'LinkedIn', left: 'X', count: '1' },
    })
    expect((await server.mailsTo(one.customer.email)).at(-1)?.kind).toBe('networksNarrowed')
    expect((await one.subscription()).used.networks).toBe(1)
  })

  it('by a debit that is refused again and again ends after the same days of grace', async () => {
    const one = await subscribed('Start', 'debit')
    await one.becomes(one.asked.id, 'succeeded')
    for (const step of [31, 3, 4, 8]) {
      await one.after(step)
      for (const { reference, state } of testPayments.payments.values())
        if (state === 'processing') testPayments.become(reference, 'failed')
      await one.after(0)
    }
    expect((await one.subscription()).subscription).toBeNull()
  })

  it('is tried three times when its card says no, and ends after its grace', async () => {
    const one = await subscribed()
    testPayments.alone = 'failed'
    const tries: (string | undefined)[] = []
    for (const step of [31, 3, 4, 8]) {
      await one.after(step)
      tries.push((await one.subscription()).subscription?.state)
    }
    testPayments.alone = 'succeeded'
    expect(tries).toEqual(['late', 'late', 'late', undefined])
    expect(await one.bills()).toHaveLength(1)
  })

  it('that was given and is over leaves the networks there is room for, those first that were chosen once', async () => {
    const one = await subscribed()
    const ready = await readyPost(server, 'Le pain sort du four !', one.customer)
    const until = billingDay(new Date(server.clock.now().getTime() + days(40)))
    await givePlan(server, one.customer.id, until)
    await linkLinkedIn(one)
    await ready.validate()
    const day = billingDay(new Date(server.clock.now().getTime() + days(45)))
    expect((await ready.schedule(`${day}T09:00`)).status).toBe(200)
    const { steps } = (
      await one.browser.call('GET /api/users/{id}/subscription/leave', { params: one.params, query: {} })
    ).body
    expect(steps).toMatchObject([
      { limits: { networks: 4 }, credits: 0 },
      {
        from: new Date(Date.parse(until) + days(1)).toISOString(),
        limits: null,
      },
    ])
    await one.browser.call('POST /api/users/{id}/subscription/leave', {
      params: one.params,
      body: { reasons: [], keptNetworks: ['linkedin'] },
    })
    await one.after(36)
    expect(await one.subscription()).toMatchObject({ subscription: null, used: { networks: 2 } })
    await run(remindBuyers)
    const told = (await server.mailsTo(one.customer.email)).at(-1)
    expect(told).toMatchObject({ kind: 'giftEnds', words: { networks: expect.stringContaining('LinkedIn') } })
    await one.after(6)
    for (const _ of [1, 2]) await run(endGifts)
    expect((await one.subscription()).used.networks).toBe(1)
    const read = await one.browser.call('GET /api/users/{id}/tasks/{taskPublicId}', {
      params: { ...one.params, taskPublicId: ready.post },
    })
    expect(read.body.task.status).toBe('validated')
    const mails = (await server.mailsTo(one.customer.email)).filter(({ kind }) => kind === 'networksNarrowed')
    expect(mails).toMatchObject([{ words: { kept: 'LinkedIn', left: 'X', count: '1' } }])
  })
})
