import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Html, html } from '../look/html.ts'
import { type EventSender, manners } from './event-sender.ts'
import { assetRoutes, sendPage } from './layout.ts'
import type { Payment, PaymentDesk } from './payment-desk.ts'
import type { SetupDesk } from './setup-desk.ts'
import { money, type Words } from './words.ts'

const one = z.object({ id: z.string().max(200) })
const settings = z.object({
  manner: z.enum(manners).optional(),
  silent: z.coerce.number().int().min(0).max(1_000).optional(),
  settleSeconds: z.coerce.number().int().min(0).max(100_000).optional(),
})
const mostShown = 50

interface Parts {
  readonly desk: PaymentDesk
  readonly setups: SetupDesk
  readonly events: EventSender
  readonly faults: { silent: number }
}

/** What a bank would do, by a button; for tests the same by their requests. */
export function panelRoutes(app: FastifyInstance, { desk, setups, events, faults }: Parts): void {
  assetRoutes(app)
  for (const [name, act] of [
    ['settle', (id: string) => desk.settle(id)],
    ['refuse', (id: string) => desk.refuse(id)],
    ['take-back', (id: string) => desk.takeBack(id)],
    ['refund-fails', (id: string) => desk.refundFails(id)],
  ] as const)
    app.post(`/payments/bank/:id/${name}`, (request, reply) => {
      const payment = act(one.parse(request.params).id)
      if (!payment) return reply.code(404).send({})
      return wantsPage(request.headers.accept)
        ? reply.redirect('/payments', 303)
        : reply.send({ state: payment.state })
    })
  app.post('/payments/settings', (request, reply) => {
    const input = settings.safeParse(request.body)
    if (!input.success) return reply.code(422).send({})
    const { manner, silent, settleSeconds } = input.data
    if (manner) events.manner = manner
    if (silent !== undefined) faults.silent = silent
    if (settleSeconds !== undefined) desk.settleMs = settleSeconds * 1000
    return wantsPage(request.headers.accept) ? reply.redirect('/payments', 303) : reply.send({})
  })
  app.get('/payments/list', () => ({ data: desk.payments() }))
  app.get('/payments/setups', () => ({ data: setups.setups() }))
  app.get('/payments', (request, reply) =>
    sendPage(request, reply, {
      title: (words) => words.title,
      kind: 'panel',
      body: (words) => html`<p class="about">${words.about}</p>
        <section id="payments"><h2>${words.payments}</h2>${list(desk, words)}${setupList(setups, words)}</section>
        <section class="settings"><h2>${words.events}</h2><form method="post" action="/payments/settings">
          <div class="field"><label for="manner">${words.manner}</label><select id="manner" name="manner">${manners.map((manner) => html`<option value="${manner}" ${manner === events.manner && html`selected`}>${words.manners[manner]}</option>`)}</select></div>
          <div class="field"><label for="silent">${words.silent}</label><input id="silent" name="silent" type="number" min="0" value="${faults.silent}"></div>
          <div class="field"><label for="settle">${words.settleMs}</label><input id="settle" name="settleSeconds" type="number" min="0" value="${desk.settleMs / 1000}"></div>
          <button class="primary">${words.save}</button></form>
          <h3>${words.told}</h3><ul class="told">${events
            .notes()
            .slice(-10)
            .reverse()
            .map(
              (note) => html`<li><code>${note.reference}</code> <span>${note.status ?? '–'}</span></li>`,
            )}</ul></section>`,
    }),
  )
}

const wantsPage = (accept = '') => accept.includes('text/html')

function list(desk: PaymentDesk, words: Words): Html {
  const latest = desk.payments().slice(-mostShown).reverse()
  if (latest.length === 0) return html`<p class="why">${words.none}</p>`
  const hour = new Intl.DateTimeFormat(words.locale, { dateStyle: 'short', timeStyle: 'short' })
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${words.payments}"><table>
    <thead><tr><th>${words.when}</th><th>${words.what}</th><th>${words.amount}</th><th>${words.state}</th><th>${words.actions}</th></tr></thead>
    <tbody>${latest.map((payment) => row(payment, words, hour))}</tbody></table></div>`
}

/** What was added without paying; nothing where nobody did. */
function setupList(desk: SetupDesk, words: Words): Html {
  const latest = desk.setups().slice(-mostShown).reverse()
  if (latest.length === 0) return html``
  const hour = new Intl.DateTimeFormat(words.locale, { dateStyle: 'short', timeStyle: 'short' })
  return html`<h2>${words.setups}</h2><div class="scroll" tabindex="0" role="group" aria-label="${words.setups}"><table>
    <thead><tr><th>${words.when}</th><th>${words.setupWhat}</th><th>${words.state}</th></tr></thead>
    <tbody>${latest.map(
      ({ id, createdAt, means, holder, state }) =>
        html`<tr><td>${hour.format(new Date(createdAt))}</td><td>${words.setupMeans[means]}, ${holder}<br><small>${id}</small></td>
    <td><span class="badge" data-state="${state}">${words.setupStates[state]}</span></td></tr>`,
    )}</tbody></table></div>`
}

function row(payment: Payment, words: Words, hour: Intl.DateTimeFormat): Html {
  const press = (name: string, label: string) =>
    html`<form method="post" action="/payments/bank/${payment.id}/${name}"><button>${label}</button></form>`
  return html`<tr><td>${hour.format(new Date(payment.createdAt))}</td><td>${payment.description}<br><small>${payment.id}</small></td>
    <td>${money(words, payment.cents)}</td><td><span class="badge" data-state="${payment.state}">${words.states[payment.state]}</span></td>
    <td class="acts">${payment.state === 'processing' && html`${press('settle', words.settle)}${press('refuse', words.refuseDebit)}`}${payment.state === 'succeeded' && payment.means === 'debit' && press('take-back', words.takeBack)}${payment.refundedCents > 0 && press('refund-fails', words.refundFails)}</td></tr>`
}
