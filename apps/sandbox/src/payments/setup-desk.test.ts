import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EventSender } from './event-sender.ts'
import { KeptMeans } from './kept-means.ts'
import { readMeans } from './means-fields.ts'
import { PaymentDesk } from './payment-desk.ts'
import { SetupDesk, type StartSetup } from './setup-desk.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const desks = () => {
  const events = new EventSender()
  events.manner = 'never'
  const means = new KeptMeans(folder)
  return {
    means,
    setups: new SetupDesk(folder, means, events),
    payments: new PaymentDesk(folder, means, events),
  }
}
const asked = (key: string, means: 'card' | 'debit' = 'card'): StartSetup => ({
  key,
  means,
  payer: `payer-${key}`,
  holder: 'Hélène Verdier',
  email: '',
  returnUrl: 'http://localhost/back',
  eventsUrl: 'http://localhost/events',
})
const card = (number: string) => ({ number, expires: '2039-12' })

describe('a card that is added without paying', () => {
  test('is asked for once under a key, and refused or kept as its number says', () => {
    const { setups, means } = desks()
    const { id } = setups.start(asked('once'))
    expect(setups.start(asked('once')).id).toBe(id)
    expect(setups.addCard(id, card('4000000000000002'))).toMatchObject({
      state: 'failed',
      failure: 'declined',
    })
    expect(setups.addCard(id, card('4242424242424242'))?.state).toBe('succeeded')
    expect([setups.cancel(id)?.state, means.ofPayer('payer-once').length]).toEqual(['succeeded', 1])
    // Written down before the answer went out.
    expect(desks().setups.read(id)?.state).toBe('succeeded')
  })

  test('whose bank asks is kept with the person’s word, and pays by itself from then on', () => {
    const { setups, payments } = desks()
    const no = setups.start(asked('no'))
    setups.addCard(no.id, card('4000000000003220'))
    expect(setups.answer(no.id, false)).toMatchObject({ state: 'failed', failure: 'authenticationFailed' })
    const yes = setups.start(asked('yes'))
    expect(setups.addCard(yes.id, card('4000000000003220'))).toMatchObject({
      state: 'action',
      methodId: null,
    })
    const { methodId = null } = setups.answer(yes.id, true) ?? {}
    const renewal = {
      ...asked('renewal'),
      cents: 3_480,
      description: 'Start',
      method: methodId,
      isPresent: false,
    }
    expect(payments.start(renewal).state).toBe('succeeded')
    expect(payments.kept({ payer: 'payer-yes', means: 'card' }).map((one) => one.label)).toEqual([
      'Visa •••• 3220',
    ])
  })

  test('is not taken by a number, a date or an IBAN that cannot be', () => {
    const typed = { card: '4242 4242 4242 4241', expires: '13/39', code: '12' }
    expect(readMeans('card', typed)).toEqual({ faults: ['card', 'expires', 'code'] })
    expect(readMeans('debit', { iban: 'FR15 2004 1010 0505 0001 3M02 606' })).toEqual({ faults: ['iban'] })
    const { setups, means } = desks()
    const { id } = setups.start(asked('mandate', 'debit'))
    const kept = setups.addAccount(id, 'FR1420041010050500013M02606')
    expect(means.get(kept?.methodId ?? '')).toMatchObject({
      label: 'FR •••• 2606',
      mandate: expect.any(String),
    })
  })
})
