// The provider's pages: where somebody pays by card or signs a mandate, and where their bank asks.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Html, html } from '../look/html.ts'
import type { Method } from './kept-means.ts'
import { sendPage } from './layout.ts'
import { type Field, meansFields, readMeans, testMeans, type Wrong } from './means-fields.ts'
import type { Payment, PaymentDesk } from './payment-desk.ts'
import { money, type Words } from './words.ts'

const one = z.object({ id: z.string().max(200) })

export function payRoutes(app: FastifyInstance, desk: PaymentDesk): void {
  const show = (request: FastifyRequest, reply: FastifyReply, payment: Payment, wrong?: Wrong) =>
    showForm(request, reply, { payment, kept: desk.kept(payment), ...wrong })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )
  app.get('/payments/pay/:id', (request, reply) => {
    const payment = desk.read(one.parse(request.params).id)
    if (!payment) return reply.code(404).send()
    if (payment.asksFor !== undefined && payment.state === 'action')
      return reply.redirect(`/payments/pay/${payment.id}/bank`)
    return show(request, reply, payment)
  })
  app.post('/payments/pay/:id', (request, reply) => {
    const payment = desk.read(one.parse(request.params).id)
    if (!payment) return reply.code(404).send()
    const fields = z.record(z.string(), z.string()).catch({}).parse(request.body)
    const after = payWith(desk, payment, fields)
    if ('faults' in after) return show(request, reply, payment, { faults: after.faults, typed: fields })
    const { paid } = after
    if (paid.asksFor !== undefined && paid.state === 'action')
      return reply.redirect(`/payments/pay/${paid.id}/bank`, 303)
    if (paid.state === 'failed') return show(request, reply, paid)
    return reply.redirect(paid.returnUrl, 303)
  })
  app.get('/payments/pay/:id/bank', (request, reply) => {
    const payment = desk.read(one.parse(request.params).id)
    if (!payment) return reply.code(404).send()
    if (payment.asksFor === undefined || payment.state !== 'action')
      return reply.redirect(`/payments/pay/${payment.id}`)
    return sendPage(request, reply, {
      title: (words) => words.bankTitle,
      kind: 'pay',
      about: payment.description,
      locale: payment.locale,
      body: (words) => html`<form method="post" class="bank">
        <p>${words.bankWhy(money(words, payment.cents))}</p>
        <button class="primary" name="decision" value="yes">${words.confirm}</button>
        <button name="decision" value="no">${words.refuse}</button></form>`,
    })
  })
  app.post('/payments/pay/:id/bank', (request, reply) => {
    const { decision } = z.object({ decision: z.string() }).catch({ decision: 'no' }).parse(request.body)
    const payment = desk.answer(one.parse(request.params).id, decision === 'yes')
    if (!payment) return reply.code(404).send()
    return payment.state === 'failed' ? show(request, reply, payment) : reply.redirect(payment.returnUrl, 303)
  })
}

type Tried = { readonly paid: Payment } | { readonly faults: readonly Field[] }

function payWith(desk: PaymentDesk, payment: Payment, fields: Record<string, string>): Tried {
  const { kept } = fields
  if (kept !== undefined) return { paid: desk.payByKept(payment.id, kept) ?? payment }
  return payByForm(desk, payment, fields)
}

function payByForm(desk: PaymentDesk, payment: Payment, fields: Record<string, string>): Tried {
  const typed = readMeans(payment.means, fields)
  if ('faults' in typed) return typed
  const paid =
    'iban' in typed ? desk.payByDebit(payment.id, typed.iban) : desk.payByCard(payment.id, typed.card)
  return { paid: paid ?? payment }
}

interface Shown extends Partial<Wrong> {
  readonly payment: Payment
  readonly kept: readonly Method[]
}

function showForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { payment, kept: methods, faults = [], typed = {} }: Shown,
): FastifyReply {
  return sendPage(request, reply, {
    title: (words) => words.payTitle(money(words, payment.cents)),
    kind: 'pay',
    about: payment.description,
    locale: payment.locale,
    body: (words) => {
      if (payment.state !== 'action' && payment.state !== 'failed')
        return html`<p>${words.done}</p><p><a class="button primary" href="${payment.returnUrl}">${words.goOn}</a></p>`
      return html`${payment.failure !== null && html`<p class="problem refused" role="alert">${words.failures[payment.failure]} ${words.tryAgain[payment.means]}</p>`}
        ${methods.length > 0 && keptList(words, payment, methods)}
        <form method="post">${meansFields(payment, words, { faults, typed })}
          <button class="primary">${words[payment.means === 'card' ? 'pay' : 'sign'](money(words, payment.cents))}</button>
          <a class="back" href="${payment.returnUrl}">${words.back}</a>
        </form>${testMeans(payment, words)}`
    },
  })
}

const keptList = (words: Words, { means, cents }: Payment, methods: readonly Method[]): Html =>
  html`<form method="post" class="kept">${methods.map(
    ({ id, label }) =>
      html`<button name="kept" value="${id}">${words.payKept(money(words, cents), label)}</button>`,
  )}<p class="or">${words.orAnother[means]}</p></form>`
