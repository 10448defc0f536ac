import type { Buyer, Seller } from '@postelier/contract/bills'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { BillAnswer } from '../../platform/bill-platform/bill-platform.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { bill, billSending } from './bills.tables.ts'
import { sendBills } from './flows/send-bills.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const from = '2098-01-01'
const buyerIn = (country: string, siret: string): Buyer => ({
  ...{ name: 'Four', person: '', address: '3, rue du Four', zipCode: '69001', city: 'Lyon', country, siret },
  ...{ vatNumber: '', email: 'four@example.org', language: 'fr' },
})
const seller: Seller = {
  ...{
    name: 'Postelier',
    brand: 'Postelier',
    legalForm: '',
    capital: '',
    address: '',
    zipCode: '',
    city: '',
  },
  ...{ siren: '903417251', vatNumber: 'FR82903417251', rcsCity: '', email: '', phone: '', host: '' },
  ...{ publicationDirector: '', creditorId: '' },
}
const inFrance = buyerIn('FR', '90341725100012')

async function billed(sequence: number, { issuedOn, buyer }: { issuedOn: string; buyer: Buyer }) {
  const id = newDigitsId()
  const number = `E2098-${sequence}`
  await server.platform.db.insert(bill).values({
    ...{ id, number, series: 'E', year: 2098, sequence, kind: 'bill', accountId: 1, paymentId: id },
    ...{ issuedOn, issuedAt: new Date(`${issuedOn}T10:00:00Z`), dueOn: issuedOn, language: 'fr', buyer },
    ...{ seller, lines: [], means: 'card' },
    ...{ amounts: { net: 100, reduction: 0, taxPercent: 20, tax: 20, gross: 120 }, grossCents: 120 },
  })
  return { id, number }
}

it('bills to French businesses go out once, from the day on, and what came of them is kept', async () => {
  const { db } = server.platform
  const wanted = await billed(1, { issuedOn: '2098-03-01', buyer: inFrance })
  const wrong = await billed(2, { issuedOn: '2098-03-02', buyer: inFrance })
  await billed(3, { issuedOn: '2098-03-03', buyer: buyerIn('DE', '') })
  await billed(4, { issuedOn: '2097-12-31', buyer: inFrance })
  await billed(5, { issuedOn: '2098-03-04', buyer: buyerIn('FR', '') })

  const asked: string[] = []
  let answers: (name: string) => BillAnswer = () => ({ state: 'silent' })
  const billPlatform = {
    send: async ({ number, file }: { number: string; file: Buffer }) => {
      asked.push(`${number} ${file.subarray(0, 5)}`)
      return answers(number)
    },
    look: async (reference: string) => {
      asked.push(`? ${reference}`)
      return answers(reference)
    },
  }
  const round = async () => {
    asked.length = 0
    server.clock.advance(121_000)
    await sendBills(server.platform, { billPlatform, from, signal: new AbortController().signal })
    return asked.slice()
  }
  const both = [`${wanted.number} %PDF-`, `${wrong.number} %PDF-`]
  expect(await round()).toEqual(both)
  // Whoever got no answer waits behind one that was never asked about.
  const late = await billed(6, { issuedOn: '2098-03-05', buyer: inFrance })
  expect(await round()).toEqual([`${late.number} %PDF-`, ...both])
  await db.update(billSending).set({ state: 'taken' }).where(eq(billSending.billId, late.id))
  answers = (number) => ({ state: 'sent', reference: `flow ${number}` })
  expect(await round()).toEqual(both)
  answers = (reference) =>
    reference.endsWith('2') ? { state: 'refused', reason: 'Not in the directory' } : { state: 'taken' }
  expect(await round()).toEqual([`? flow ${wanted.number}`, `? flow ${wrong.number}`])
  expect(await round()).toEqual([])
  const kept = await db
    .select({ state: billSending.state, reason: billSending.reason })
    .from(billSending)
    .innerJoin(bill, eq(bill.id, billSending.billId))
    .where(inArray(bill.id, [wanted.id, wrong.id]))
    .orderBy(bill.sequence)
  expect(kept).toEqual([
    { state: 'taken', reason: '' },
    { state: 'refused', reason: 'Not in the directory' },
  ])
})

it('of two rounds at once one sends a bill, and the other leaves it', async () => {
  const { db } = server.platform
  const one = await billed(7, { issuedOn: '2099-01-01', buyer: inFrance })
  let count = 0
  const send = async (): Promise<BillAnswer> => {
    count += 1
    return count === 1 ? { state: 'sent', reference: 'flow' } : { state: 'refused', reason: 'duplicate' }
  }
  const billPlatform = { send, look: send }
  const { signal } = new AbortController()
  const round = () => sendBills(server.platform, { billPlatform, from: '2099-01-01', signal })
  await Promise.all([round(), round()])
  const [row] = await db.select().from(billSending).where(eq(billSending.billId, one.id))
  expect([count, row?.state, row?.reference]).toEqual([1, 'sent', 'flow'])
})

it('one the platform has since a round that died is asked about until it is known what came of it', async () => {
  const { db } = server.platform
  const one = await billed(8, { issuedOn: '2100-01-01', buyer: inFrance })
  const answers: BillAnswer[] = [
    { state: 'sent', reference: '' },
    { state: 'silent' },
    { state: 'sent', reference: 'flow' },
    { state: 'refused', reason: 'SIRET unknown' },
  ]
  const asked: string[] = []
  const answer = (what: string) => {
    asked.push(what)
    return Promise.resolve(answers.shift() ?? { state: 'silent' as const })
  }
  const billPlatform = {
    send: () => answer('send'),
    look: (reference: string) => answer(`look ${reference}`),
  }
  const { signal } = new AbortController()
  const states: unknown[] = []
  for (const _ of [1, 2, 3, 4, 5]) {
    server.clock.advance(121_000)
    await sendBills(server.platform, { billPlatform, from: '2100-01-01', signal })
    states.push((await db.select().from(billSending).where(eq(billSending.billId, one.id)))[0]?.state)
  }
  expect(asked).toEqual(['send', 'send', 'send', 'look flow'])
  expect(states).toEqual(['sent', 'sent', 'sent', 'refused', 'refused'])
})
