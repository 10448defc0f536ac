import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { days } from '../../platform/clock.ts'
import { newBuyer, runJob } from '../../testing/buyer.ts'
import { givePlan } from '../../testing/people.ts'
import { putClockBack, type TestServer, testServer } from '../../testing/test-platform.ts'
import { giveCredits, installPacks } from '../billing/index.ts'
import { remindBuyers } from './jobs/remind-buyers.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
})

const buyer = () => newBuyer(server)

describe('what is about to happen is told once, and only to whom it happens', () => {
  afterEach(putClockBack)

  const dayIn = (count: number) =>
    new Date(server.clock.now().getTime() + days(count)).toISOString().slice(0, 10)
  const kinds = ['planEnds', 'giftEnds', 'creditsEnd', 'debitAhead']
  /** The job twice, as after a restart. */
  async function toldTo(address: string) {
    await runJob(server, remindBuyers)
    await runJob(server, remindBuyers)
    return (await server.mailsTo(address)).filter(({ kind }) => kinds.includes(kind))
  }
  async function withPlan(means: 'card' | 'debit' = 'card', email?: string) {
    const one = await buyer()
    await one.put({ kind: 'plan', packId: one.plan('Start'), frequency: 'monthly' })
    const asked = (await one.pay(means, undefined, email)).body.payment
    const onItsWay = means === 'debit' ? await one.becomes(asked.id, 'processing') : null
    await one.becomes(asked.id, 'succeeded')
    return Object.assign(one, { onItsWay })
  }
  const kindsOf = (mails: readonly { kind: string }[]) => mails.map(({ kind }) => kind)

  it('that a plan that was left ends, a week before; not while it goes on or a given one follows', async () => {
    const [left, stays, given] = [await withPlan(), await withPlan(), await withPlan()]
    for (const one of [left, given])
      await one.browser.call('POST /api/users/{id}/subscription/leave', {
        params: one.params,
        body: { reasons: [], keptNetworks: [] },
      })
    await givePlan(server, given.customer.id, dayIn(300))
    server.clock.advance(days(20))
    expect(await toldTo(left.customer.email)).toEqual([])
    server.clock.advance(days(4))
    const mails = await toldTo(left.customer.email)
    expect(mails).toMatchObject([{ kind: 'planEnds', language: 'fr', words: { plan: 'Start' } }])
    expect(await toldTo(stays.customer.email)).toEqual([])
    expect(await toldTo(given.customer.email)).toEqual([])
  })

  it('that a given plan ends, in the person’s language; not beside one that is paid for', async () => {
    const [alone, paying] = [await buyer(), await withPlan()]
    for (const { customer } of [alone, paying]) await givePlan(server, customer.id, dayIn(9))
    await alone.browser.call('POST /api/me/account/change-language', { body: { lang: 'en' } })
    expect(await toldTo(alone.customer.email)).toEqual([])
    server.clock.advance(days(3))
    expect(await toldTo(alone.customer.email)).toMatchObject([
      { kind: 'giftEnds', language: 'en', words: { plan: 'Growth' } },
    ])
    expect(await toldTo(paying.customer.email)).toEqual([])
  })

  it('that credits end, each lot once, two weeks before; not those that are spent or never end', async () => {
    const one = await buyer()
    const give = (amount: number, inDays: number | null) =>
      runCommand(server.platform, system('test'), 'test', giveCredits, {
        accountId: one.customer.id,
        amount,
        bucket: 'gift',
        expiresAt: inDays === null ? null : new Date(server.clock.now().getTime() + days(inDays)),
        reason: 'gift',
        reference: '',
        idempotencyKey: `told-${inDays}`,
      })
    for (const [amount, inDays] of [
      [12, 16],
      [7, 20],
      [50, null],
    ] as const)
      await give(amount, inDays)
    expect(await toldTo(one.customer.email)).toEqual([])
    server.clock.advance(days(3))
    expect((await toldTo(one.customer.email)).map(({ words }) => words?.credits)).toEqual(['12 crédits'])
    server.clock.advance(days(4))
    const told = await toldTo(one.customer.email)
    expect(told.map(({ words }) => words?.credits)).toEqual(['12 crédits', '7 crédits'])
  })

  it('that a debit is taken: its amount, day, mandate and creditor, to the address that was given for it', async () => {
    const address = `compta-${Math.random()}@verdier.example`
    const one = await withPlan('debit', address)
    const first = (await server.mailsTo(one.customer.email)).find(({ kind }) => kind === 'paymentOnItsWay')
    expect(first?.words).toMatchObject({ mandate: 'PST-1', date: expect.stringMatching(/\d{4}$/) })
    expect(one.onItsWay?.outcome?.debit).toMatchObject({
      by: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      mandate: 'PST-1',
      creditor: first?.words?.creditor,
    })
    server.clock.advance(days(15))
    expect(await toldTo(address)).toEqual([])
    server.clock.advance(days(3))
    const mails = await toldTo(address)
    expect(mails).toMatchObject([{ kind: 'debitAhead', words: { mandate: 'PST-1', plan: 'Start' } }])
    expect(String(mails[0]?.words?.amount)).toContain('34,80')
    expect(mails[0]?.words?.creditor).not.toBe('')
    expect(kindsOf(await toldTo(one.customer.email))).toEqual([])
    const byCard = await withPlan()
    server.clock.advance(days(20))
    expect(kindsOf(await toldTo(byCard.customer.email))).not.toContain('debitAhead')
  })
})
