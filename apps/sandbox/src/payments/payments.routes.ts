// A payment provider, stood in for: its interface for our server, its pages for people, and a panel for whoever tries things.
//
// POST /payments/v1/{payers,payments,setups} · GET /payments/v1/payments/{id} · POST …/{cancel,refunds} · POST /payments/v1/methods/{id}/remove
// POST /payments/v1/setups/{id}/cancel · GET /payments/v1/setups/{id}
// Pages: /payments (panel), /payments/setup/{id} (a card or an account is added), /payments/pay/{id} (card or mandate), /payments/pay/{id}/bank (the bank's question).
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { EventSender } from './event-sender.ts'
import { KeptMeans, type Method } from './kept-means.ts'
import { panelRoutes } from './panel.ts'
import { payRoutes } from './pay-pages.ts'
import { type Payment, PaymentDesk } from './payment-desk.ts'
import { isOpen, type Setup, SetupDesk } from './setup-desk.ts'
import { setupRoutes } from './setup-pages.ts'

const start = z.object({
  key: z.string().min(1).max(200),
  cents: z.number().int().min(1).max(100_000_000),
  means: z.enum(['card', 'debit']),
  payer: z.string().max(200),
  holder: z.string().max(200),
  email: z.string().max(300),
  method: z.string().max(200).nullable(),
  isPresent: z.boolean(),
  description: z.string().max(300),
  locale: z.enum(['fr', 'en']).optional(),
  returnUrl: z.url(),
  eventsUrl: z.url(),
})
const startSetup = start.pick({
  key: true,
  means: true,
  payer: true,
  holder: true,
  email: true,
  locale: true,
  returnUrl: true,
  eventsUrl: true,
})
const refund = z.object({ key: z.string().min(1).max(200), cents: z.number().int().min(1) })
const wanted = z.object({ key: z.string().min(1).max(200) })
const payer = z.object({ key: z.string().min(1).max(200) })
const one = z.object({ id: z.string().max(200) })

export function paymentsRoutes(app: FastifyInstance, dataFolder: string): void {
  void app.register(async (scope) => {
    const events = new EventSender()
    const folder = join(dataFolder, 'payments')
    const means = new KeptMeans(folder)
    const desk = new PaymentDesk(folder, means, events)
    const setups = new SetupDesk(folder, means, events)
    const faults = { silent: 0 }

    const shown = (payment: Payment, base: string) => ({
      reference: payment.id,
      state: payment.state,
      cents: payment.cents,
      refundedCents: payment.refundedCents,
      failure: payment.failure,
      url:
        payment.state === 'action' || payment.state === 'failed'
          ? `${base}/payments/pay/${payment.id}`
          : null,
      method: shownMethod(means.get(payment.methodId)),
    })
    const shownSetup = (setup: Setup, base: string) => ({
      reference: setup.id,
      state: setup.state,
      failure: setup.failure,
      url: isOpen(setup) ? `${base}/payments/setup/${setup.id}` : null,
      method: shownMethod(means.get(setup.methodId)),
    })
    const answerSetup = (reply: FastifyReply, setup: Setup | undefined, base: string) =>
      setup ? reply.send(shownSetup(setup, base)) : reply.code(404).send({})
    const answer = (reply: FastifyReply, payment: Payment | undefined, base: string) =>
      payment ? reply.send(shown(payment, base)) : reply.code(404).send({})

    scope.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith('/payments/v1/') || faults.silent === 0) return
      faults.silent -= 1
      reply.hijack()
      request.raw.socket.destroy()
    })
    scope.post('/payments/v1/payers', (request, reply) => {
      const input = payer.safeParse(request.body)
      return input.success ? { reference: desk.payer(input.data.key) } : reply.code(422).send({})
    })
    scope.post('/payments/v1/payers/:id/remove', (request) => {
      desk.removePayer(one.parse(request.params).id)
      return {}
    })
    scope.post('/payments/v1/payments', (request, reply) => {
      const input = start.safeParse(request.body)
      if (!input.success) return reply.code(422).send({ faults: input.error.issues })
      return answer(reply, desk.start(input.data), baseOf(request))
    })
    scope.get('/payments/v1/payments', (request, reply) => {
      const asked = wanted.safeParse(request.query)
      if (!asked.success) return reply.code(422).send({})
      const found = desk.under(asked.data.key)
      return { payment: found ? shown(found, baseOf(request)) : null }
    })
    scope.get('/payments/v1/payments/:id', (request, reply) =>
      answer(reply, desk.read(one.parse(request.params).id), baseOf(request)),
    )
    scope.post('/payments/v1/payments/:id/cancel', (request, reply) =>
      answer(reply, desk.cancel(one.parse(request.params).id), baseOf(request)),
    )
    scope.post('/payments/v1/payments/:id/refunds', (request, reply) => {
      const input = refund.safeParse(request.body)
      if (!input.success) return reply.code(422).send({})
      return answer(reply, desk.refund(one.parse(request.params).id, input.data), baseOf(request))
    })
    scope.post('/payments/v1/setups', (request, reply) => {
      const input = startSetup.safeParse(request.body)
      if (!input.success) return reply.code(422).send({ faults: input.error.issues })
      return answerSetup(reply, setups.start(input.data), baseOf(request))
    })
    scope.get('/payments/v1/setups', (request, reply) => {
      const asked = wanted.safeParse(request.query)
      if (!asked.success) return reply.code(422).send({})
      const found = setups.under(asked.data.key)
      return { setup: found ? shownSetup(found, baseOf(request)) : null }
    })
    scope.get('/payments/v1/setups/:id', (request, reply) =>
      answerSetup(reply, setups.read(one.parse(request.params).id), baseOf(request)),
    )
    scope.post('/payments/v1/setups/:id/cancel', (request, reply) =>
      answerSetup(reply, setups.cancel(one.parse(request.params).id), baseOf(request)),
    )
    scope.post('/payments/v1/methods/:id/remove', (request, reply) =>
      means.remove(one.parse(request.params).id) ? reply.send({}) : reply.code(404).send({}),
    )
    payRoutes(scope, desk)
    setupRoutes(scope, setups)
    panelRoutes(scope, { desk, setups, events, faults })
  })
}

const shownMethod = (method: Method | undefined) =>
  method
    ? {
        reference: method.id,
        means: method.means,
        label: method.label,
        expires: method.expires,
        mandate: method.mandate,
        fingerprint: method.fingerprint ?? null,
      }
    : null

const baseOf = ({ protocol, host }: { protocol: string; host: string }) => `${protocol}://${host}`
