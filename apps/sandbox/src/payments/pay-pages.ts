// The provider's pages: where somebody pays by card or signs a mandate, and where their bank asks.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Html, html } from '../look/html.ts'
import { sendPage } from './layout.ts'
import type { Method, Payment, PaymentDesk } from './payment-desk.ts'
import { asNumber, expiryOf, isIban, testAccounts, testCards } from './test-means.ts'
import { money, type Words } from './words.ts'

const one = z.object({ id: z.string().max(200) })
type Faults = Partial<Record<'card' | 'expires' | 'code' | 'iban', string>>

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

type Tried = { readonly paid: Payment } | { readonly faults: readonly (keyof Faults)[] }

function payWith(desk: PaymentDesk, payment: Payment, fields: Record<string, string>): Tried {
  const { kept } = fields
  if (kept !== undefined) return { paid: desk.payByKept(payment.id, kept) ?? payment }
  return payment.means === 'card' ? payCard(desk, payment, fields) : payDebit(desk, payment, fields)
}

function payCard(desk: PaymentDesk, payment: Payment, fields: Record<string, string>): Tried {
  const { card = '', expires: day = '', code = '' } = fields
  const number = asNumber(card)
  const expires = expiryOf(day, new Date())
  const faults: (keyof Faults)[] = []
  if (!(number in testCards)) faults.push('card')
  if (!expires) faults.push('expires')
  if (!/^\d{3,4}$/.test(code.trim())) faults.push('code')
  if (faults.length > 0 || !expires) return { faults }
  return { paid: desk.payByCard(payment.id, { number, expires }) ?? payment }
}

function payDebit(desk: PaymentDesk, payment: Payment, fields: Record<string, string>): Tried {
  const { iban: typed = '' } = fields
  const iban = asNumber(typed)
  return isIban(iban) ? { paid: desk.payByDebit(payment.id, iban) ?? payment } : { faults: ['iban'] }
}

interface Wrong {
  readonly faults: readonly (keyof Faults)[]
  readonly typed: Readonly<Record<string, string>>
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
      const wrong: Faults = {
        card: words.wrongCard,
        expires: words.wrongExpires,
        code: words.wrongCode,
        iban: words.wrongIban,
      }
      const said = (name: keyof Faults): Html =>
        faults.includes(name) ? html`<small class="problem" role="alert">${wrong[name]}</small>` : html``
      // One wrong digit is mended, not all of them typed again; the code on the back is never shown.
      const kept = (name: keyof Faults): string => (name === 'code' ? '' : (typed[name] ?? ''))
      return html`${payment.failure !== null && html`<p class="problem refused" role="alert">${words.failures[payment.failure]} ${words.tryAgain[payment.means]}</p>`}
        ${methods.length > 0 && keptList(words, payment, methods)}
        <form method="post">${payment.means === 'card' ? cardFields(words, { said, kept }) : debitFields(payment, words, { said, kept })}
          <button class="primary">${words[payment.means === 'card' ? 'pay' : 'sign'](money(words, payment.cents))}</button>
          <a class="back" href="${payment.returnUrl}">${words.back}</a>
        </form>${payment.means === 'card' ? cardList(words) : accountList(words)}`
    },
  })
}

interface Answers {
  readonly said: (name: keyof Faults) => Html
  readonly kept: (name: keyof Faults) => string
}

function cardFields(words: Words, { said, kept }: Answers): Html {
  return html`<div class="field"><label for="card">${words.card}</label><input id="card" name="card" inputmode="numeric" autocomplete="off" value="${kept('card')}" required>${said('card')}</div>
    <div class="pair"><div class="field"><label for="expires">${words.expires}</label><input id="expires" name="expires" placeholder="${words.expiresHint}" autocomplete="off" value="${kept('expires')}" required>${said('expires')}</div>
    <div class="field"><label for="code">${words.code}</label><input id="code" name="code" inputmode="numeric" autocomplete="off" maxlength="4" required>${said('code')}</div></div>`
}

function debitFields({ holder }: Payment, words: Words, { said, kept }: Answers): Html {
  return html`<p class="holder"><span>${words.holder}</span><strong>${holder}</strong></p>
    <div class="field"><label for="iban">${words.iban}</label><input id="iban" name="iban" autocomplete="off" value="${kept('iban')}" required>${said('iban')}</div>
    <p class="mandate">${words.mandate}</p>`
}

const keptList = (words: Words, { means, cents }: Payment, methods: readonly Method[]): Html =>
  html`<form method="post" class="kept">${methods.map(
    ({ id, label }) =>
      html`<button name="kept" value="${id}">${words.payKept(money(words, cents), label)}</button>`,
  )}<p class="or">${words.orAnother[means]}</p></form>`

const cardList = (words: Words): Html =>
  html`<details><summary>${words.testCards}</summary><ul class="means">${Object.entries(testCards).map(
    ([number, { brand, does }]) =>
      html`<li><code>${number}</code><span>${brand}, ${words.cardDoes[does]}</span><button type="button" data-fill="card" data-value="${number}">${words.use}</button></li>`,
  )}</ul></details>`

const accountList = (words: Words): Html =>
  html`<details><summary>${words.testAccounts}</summary><ul class="means">${Object.entries(testAccounts).map(
    ([iban, does]) =>
      html`<li><code>${iban}</code><span>${words.debitDoes[does]}</span><button type="button" data-fill="iban" data-value="${iban}">${words.use}</button></li>`,
  )}</ul></details>`
