import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ProviderSilent, ProviderUnknown } from './payment-provider.ts'
import { stripeProvider } from './stripe-provider.ts'

interface Heard {
  readonly path: string
  readonly key: string | undefined
  readonly form: URLSearchParams
}
let answer: { status: number; body: unknown } | 'hang up'
const heard: Heard[] = []
const server = createServer(async (request, reply) => {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  heard.push({
    path: request.url ?? '',
    key: keyOf(request),
    form: new URLSearchParams(Buffer.concat(parts).toString('utf8')),
  })
  if (answer === 'hang up') return request.socket.destroy()
  reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})
const keyOf = ({ headers }: IncomingMessage) => {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())

const provider = () =>
  stripeProvider({
    secretKey: 'sk_test_1',
    publicKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })

const intent = (more: object) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 9_480,
  client_secret: 'pi_1_secret',
  last_payment_error: null,
  latest_charge: null,
  next_action: null,
  payment_method: null,
  status: 'requires_payment_method',
  ...more,
})
const start = {
  key: 'payment-7',
  cents: 9_480,
  means: 'card',
  payer: 'cus_1',
  holder: 'Hélène Verdier',
  email: 'helene@example.org',
  method: null,
  isPresent: true,
  keeps: true,
  description: 'Postelier 7',
  locale: 'fr',
  returnUrl: 'https://postelier.example/me/credits/payment/7',
  eventsUrl: 'https://postelier.example/api/payments/events/stripe',
} as const

it('asks for a payment under our own key, and gives the form what it needs', async () => {
  answer = { status: 200, body: intent({}) }
  expect(await provider().startPayment(start)).toMatchObject({
    reference: 'pi_1',
    state: 'action',
    cents: 9_480,
    clientSecret: 'pi_1_secret',
  })
  const { path, key, form } = heard.at(-1) as Heard
  expect([path, key]).toEqual(['/v1/payment_intents', 'payment-7'])
  expect(Object.fromEntries(form)).toMatchObject({ amount: '9480', currency: 'eur', customer: 'cus_1' })
})

it('reads each state as what it means here', async () => {
  const card = { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2039 } }
  const cases: [object, object][] = [
    [
      { status: 'succeeded', payment_method: card },
      { state: 'succeeded', method: { label: 'Visa •••• 4242', expires: '2039-04' } },
    ],
    [{ status: 'succeeded', latest_charge: { disputed: true, amount_refunded: 0 } }, { state: 'returned' }],
    [
      { status: 'succeeded', latest_charge: { disputed: false, amount_refunded: 500 } },
      { refundedCents: 500 },
    ],
    [
      {
        status: 'succeeded',
        latest_charge: {
          disputed: false,
          amount_refunded: 1_200,
          refunds: {
            has_more: false,
            data: [
              { amount: 700, status: 'failed' },
              { amount: 500, status: 'pending' },
            ],
          },
        },
      },
      { refundedCents: 500 },
    ],
    [{ status: 'processing' }, { state: 'processing', clientSecret: null }],
    [{ status: 'canceled' }, { state: 'cancelled' }],
    [
      { last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' } },
      { state: 'failed', failure: 'insufficientFunds' },
    ],
    [
      {
        status: 'requires_action',
        next_action: { redirect_to_url: { url: 'https://hooks.stripe.com/3ds' } },
      },
      { state: 'action', url: 'https://hooks.stripe.com/3ds' },
    ],
  ]
  for (const [body, seen] of cases) {
    answer = { status: 200, body: intent(body) }
    expect(await provider().readPayment('pi_1')).toMatchObject(seen)
  }
})

it('takes a refused card for an answer, and says of everything else that nothing is known', async () => {
  const refused = intent({ last_payment_error: { code: 'expired_card' } })
  answer = {
    status: 402,
    body: { error: { type: 'card_error', code: 'expired_card', message: 'No', payment_intent: refused } },
  }
  expect(await provider().startPayment({ ...start, method: 'pm_1' })).toMatchObject({
    state: 'failed',
    failure: 'expiredCard',
  })
  answer = { status: 500, body: { error: { type: 'api_error', message: 'Down' } } }
  await expect(provider().readPayment('pi_1')).rejects.toBeInstanceOf(ProviderSilent)
  answer = 'hang up'
  await expect(provider().readPayment('pi_1')).rejects.toBeInstanceOf(ProviderSilent)
})

const setup = (more: object) => ({
  id: 'seti_1',
  object: 'setup_intent',
  client_secret: 'seti_1_secret',
  last_setup_error: null,
  mandate: null,
  metadata: { key: 'setup-7' },
  next_action: null,
  payment_method: null,
  status: 'requires_payment_method',
  ...more,
})
const startSetup = {
  key: 'setup-7',
  means: 'debit',
  payer: 'cus_1',
  holder: 'Hélène Verdier',
  email: 'helene@example.org',
  locale: 'fr',
  returnUrl: 'https://postelier.example/me/credits?methods=7',
  eventsUrl: 'https://postelier.example/api/payments/events/stripe',
} as const

it('asks for a card or an account to be kept, for when nobody is there', async () => {
  answer = { status: 200, body: setup({}) }
  expect(await provider().startSetup(startSetup)).toMatchObject({
    reference: 'seti_1',
    state: 'action',
    clientSecret: 'seti_1_secret',
  })
  const { path, key, form } = heard.at(-1) as Heard
  expect([path, key]).toEqual(['/v1/setup_intents', 'setup-7'])
  expect(Object.fromEntries(form)).toMatchObject({
    customer: 'cus_1',
    usage: 'off_session',
    'allowed_payment_method_types[0]': 'sepa_debit',
  })
})

it('reads each state of what is added as what it means here', async () => {
  const card = {
    id: 'pm_1',
    card: { brand: 'visa', last4: '3220', exp_month: 4, exp_year: 2039, fingerprint: 'fp_1' },
  }
  const account = { id: 'pm_2', sepa_debit: { country: 'FR', last4: '2606', fingerprint: 'fp_2' } }
  const cases: [object, object][] = [
    [
      { status: 'succeeded', payment_method: card },
      { state: 'succeeded', clientSecret: null, method: { label: 'Visa •••• 3220', fingerprint: 'fp_1' } },
    ],
    [
      { status: 'succeeded', payment_method: account, mandate: 'mandate_1' },
      { method: { label: 'FR •••• 2606', mandate: 'mandate_1', fingerprint: 'fp_2' } },
    ],
    [{ status: 'processing' }, { state: 'processing', clientSecret: null, method: null }],
    [{ status: 'canceled' }, { state: 'cancelled' }],
    [
      { last_setup_error: { code: 'setup_intent_authentication_failure' } },
      { state: 'failed', failure: 'authenticationFailed', clientSecret: 'seti_1_secret' },
    ],
    [
      { last_setup_error: { code: 'card_declined', decline_code: 'expired_card' }, payment_method: card },
      { state: 'failed', failure: 'expiredCard', method: null },
    ],
    [
      {
        status: 'requires_action',
        next_action: { redirect_to_url: { url: 'https://hooks.stripe.com/3ds' } },
      },
      { state: 'action', url: 'https://hooks.stripe.com/3ds' },
    ],
  ]
  for (const [body, seen] of cases) {
    answer = { status: 200, body: setup(body) }
    expect(await provider().readSetup('seti_1')).toMatchObject(seen)
  }
  answer = { status: 200, body: { object: 'list', has_more: false, data: [setup({})] } }
  expect(await provider().findSetup({ key: 'setup-8', payer: 'cus_1', since: new Date() })).toBeNull()
})

it('takes a refused card that is added for an answer, and what is not known there for nothing', async () => {
  const refused = setup({ last_setup_error: { code: 'card_declined' } })
  answer = {
    status: 402,
    body: { error: { type: 'card_error', code: 'card_declined', message: 'No', setup_intent: refused } },
  }
  expect(await provider().startSetup(startSetup)).toMatchObject({ state: 'failed', failure: 'declined' })
  const missing = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such setupintent' }
  answer = { status: 404, body: { error: missing } }
  await expect(provider().cancelSetup('seti_1')).rejects.toBeInstanceOf(ProviderUnknown)
  answer = 'hang up'
  await expect(provider().readSetup('seti_1')).rejects.toBeInstanceOf(ProviderSilent)
})

it('hears only what they signed, and of which payment it is', () => {
  const now = new Date()
  const body = Buffer.from(
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'charge.dispute.created',
      data: { object: { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1' } },
    }),
  )
  const at = Math.floor(now.getTime() / 1000)
  const sign = (secret: string) => createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const headers = (secret: string) => ({ 'stripe-signature': `t=${at},v1=${sign(secret)}` })
  expect(provider().readEvent(body, headers('whsec_1'), now)).toEqual({ id: 'evt_1', reference: 'pi_1' })
  expect(provider().readEvent(body, headers('whsec_2'), now)).toBeNull()
  expect(provider().readEvent(body, {}, now)).toBeNull()
  const added = Buffer.from(
    JSON.stringify({
      id: 'evt_2',
      object: 'event',
      type: 'setup_intent.succeeded',
      data: { object: { id: 'seti_1', object: 'setup_intent' } },
    }),
  )
  const signature = createHmac('sha256', 'whsec_1').update(`${at}.${added}`).digest('hex')
  expect(provider().readEvent(added, { 'stripe-signature': `t=${at},v1=${signature}` }, now)).toEqual({
    id: 'evt_2',
    reference: 'seti_1',
  })
})
