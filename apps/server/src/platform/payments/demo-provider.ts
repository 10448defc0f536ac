import { createHmac, timingSafeEqual } from 'node:crypto'
import { paymentFailures } from '@postelier/contract/purchases'
import { z } from 'zod'
import { onlyServers } from '../outside/reach.ts'
import { sendRequest } from '../outside/send-request.ts'
import { WebRefusal } from '../outside/web-refusal.ts'
import {
  type PaymentProvider,
  type ProviderPayment,
  type ProviderSetup,
  ProviderSilent,
  ProviderUnknown,
} from './payment-provider.ts'

const method = z.object({
  reference: z.string(),
  means: z.enum(['card', 'debit']),
  label: z.string(),
  expires: z.string().nullable(),
  mandate: z.string().nullable(),
  fingerprint: z.string().nullable(),
})
const paymentShape = z.object({
  reference: z.string(),
  state: z.enum(['action', 'processing', 'succeeded', 'failed', 'cancelled', 'returned']),
  cents: z.number().int(),
  refundedCents: z.number().int(),
  failure: z.enum(paymentFailures).nullable(),
  url: z.url().nullable(),
  method: method.nullable(),
})
const foundShape = z.object({ payment: paymentShape.nullable() })
const setupShape = z.object({
  reference: z.string(),
  state: z.enum(['action', 'processing', 'succeeded', 'failed', 'cancelled']),
  failure: z.enum(paymentFailures).nullable(),
  url: z.url().nullable(),
  method: method.nullable(),
})
const foundSetupShape = z.object({ setup: setupShape.nullable() })
const payerShape = z.object({ reference: z.string() })
const eventShape = z.object({ id: z.string().max(200), reference: z.string().max(200) })

/** How the demo services sign what they send. Everything there is of this machine: the word is no secret. */
const signedWith = 'postelier-demo'
export const signatureHeader = 'x-demo-signature'
const limitMs = 15_000
const mostBytes = 200_000

/** The demo services' provider: its own pages for a card and a mandate, and nobody's money. */
export function demoProvider(sandboxUrl: string): PaymentProvider {
  const base = `${sandboxUrl.replace(/\/+$/, '')}/payments/v1`
  const reach = onlyServers([new URL(base).origin], [new URL(base).origin])

  async function ask<T>(path: string, schema: z.ZodType<T>, body?: object): Promise<T> {
    try {
      const answer = await sendRequest({
        address: `${base}${path}`,
        reach,
        timeLimitMs: limitMs,
        mostBytes,
        ...(body === undefined
          ? {}
          : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      const parts: Buffer[] = []
      for await (const part of answer.body) parts.push(part)
      if (answer.status === 404) throw new ProviderUnknown(path)
      if (answer.status < 200 || answer.status > 299) throw new ProviderSilent(`answered ${answer.status}`)
      return schema.parse(JSON.parse(Buffer.concat(parts).toString('utf8')))
    } catch (reason) {
      if (reason instanceof ProviderSilent) throw reason
      if (reason instanceof WebRefusal || reason instanceof SyntaxError || reason instanceof z.ZodError)
        throw new ProviderSilent(`${path}: ${reason.message}`, { cause: reason })
      throw reason
    }
  }
  const payment = async (path: string, body?: object): Promise<ProviderPayment> => ({
    ...(await ask(path, paymentShape, body)),
    clientSecret: null,
  })
  const setup = async (path: string, body?: object): Promise<ProviderSetup> => ({
    ...(await ask(path, setupShape, body)),
    clientSecret: null,
  })
  const setupAt = (reference: string) => `/setups/${encodeURIComponent(reference)}`
  const one = (reference: string) => `/payments/${encodeURIComponent(reference)}`

  return {
    name: 'demo',
    publicKey: null,
    createPayer: async (payer) => (await ask('/payers', payerShape, payer)).reference,
    startPayment: (input) => payment('/payments', input),
    async findPayment({ key }) {
      const { payment: found } = await ask(`/payments?key=${encodeURIComponent(key)}`, foundShape)
      return found && { ...found, clientSecret: null }
    },
    readPayment: (reference) => payment(one(reference)),
    cancelPayment: (reference) => payment(`${one(reference)}/cancel`, {}),
    startSetup: (input) => setup('/setups', input),
    async findSetup({ key }) {
      const { setup: found } = await ask(`/setups?key=${encodeURIComponent(key)}`, foundSetupShape)
      return found && { ...found, clientSecret: null }
    },
    readSetup: (reference) => setup(setupAt(reference)),
    cancelSetup: (reference) => setup(`${setupAt(reference)}/cancel`, {}),
    refund: ({ reference, ...refund }) => payment(`${one(reference)}/refunds`, refund),
    removeMethod: async (reference) => {
      await ask(`/methods/${encodeURIComponent(reference)}/remove`, z.object({}), {})
    },
    removePayer: async (reference) => {
      await ask(`/payers/${encodeURIComponent(reference)}/remove`, z.object({}), {})
    },
    readEvent(body, headers) {
      const given = headers[signatureHeader]
      const own = createHmac('sha256', signedWith).update(body).digest()
      const theirs = Buffer.from(typeof given === 'string' ? given : '', 'hex')
      if (theirs.length !== own.length || !timingSafeEqual(theirs, own)) return null
      const parsed = eventShape.safeParse(parsedJson(body))
      return parsed.success ? parsed.data : null
    },
  }
}

function parsedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch (reason) {
    if (reason instanceof SyntaxError) return null
    throw reason
  }
}
