// The provider's pages on which a card or an account is added, and where the bank asks about it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { html } from '../look/html.ts'
import { sendPage } from './layout.ts'
import { meansFields, readMeans, testMeans, type Wrong } from './means-fields.ts'
import { isOpen, type Setup, type SetupDesk } from './setup-desk.ts'

const one = z.object({ id: z.string().max(200) })
const asksBank = ({ asksFor, state }: Setup): boolean => asksFor !== undefined && state === 'action'

export function setupRoutes(app: FastifyInstance, desk: SetupDesk): void {
  app.get('/payments/setup/:id', (request, reply) => {
    const setup = desk.read(one.parse(request.params).id)
    if (!setup) return reply.code(404).send()
    return asksBank(setup)
      ? reply.redirect(`/payments/setup/${setup.id}/bank`)
      : showForm(request, reply, setup)
  })
  app.post('/payments/setup/:id', (request, reply) => {
    const setup = desk.read(one.parse(request.params).id)
    if (!setup) return reply.code(404).send()
    const fields = z.record(z.string(), z.string()).catch({}).parse(request.body)
    const typed = readMeans(setup.means, fields)
    if ('faults' in typed) return showForm(request, reply, setup, { faults: typed.faults, typed: fields })
    const tried =
      ('iban' in typed ? desk.addAccount(setup.id, typed.iban) : desk.addCard(setup.id, typed.card)) ?? setup
    if (asksBank(tried)) return reply.redirect(`/payments/setup/${tried.id}/bank`, 303)
    return tried.state === 'failed' ? showForm(request, reply, tried) : reply.redirect(tried.returnUrl, 303)
  })
  app.get('/payments/setup/:id/bank', (request, reply) => {
    const setup = desk.read(one.parse(request.params).id)
    if (!setup) return reply.code(404).send()
    if (!asksBank(setup)) return reply.redirect(`/payments/setup/${setup.id}`)
    return sendPage(request, reply, {
      title: (words) => words.bankTitle,
      kind: 'pay',
      locale: setup.locale,
      body: (words) => html`<form method="post" class="bank">
        <p>${words.bankWhyKeep}</p>
        <button class="primary" name="decision" value="yes">${words.confirm}</button>
        <button name="decision" value="no">${words.refuse}</button></form>`,
    })
  })
  app.post('/payments/setup/:id/bank', (request, reply) => {
    const { decision } = z.object({ decision: z.string() }).catch({ decision: 'no' }).parse(request.body)
    const setup = desk.answer(one.parse(request.params).id, decision === 'yes')
    if (!setup) return reply.code(404).send()
    return setup.state === 'failed' ? showForm(request, reply, setup) : reply.redirect(setup.returnUrl, 303)
  })
}

function showForm(
  request: FastifyRequest,
  reply: FastifyReply,
  setup: Setup,
  wrong: Wrong = { faults: [], typed: {} },
): FastifyReply {
  const { means, failure, locale, returnUrl } = setup
  return sendPage(request, reply, {
    title: (words) => words.addTitle[means],
    kind: 'pay',
    about: (words) => words.addWhy[means],
    locale,
    body: (words) =>
      isOpen(setup)
        ? html`${failure !== null && html`<p class="problem refused" role="alert">${words.addFailures[failure]} ${words.addAgain[means]}</p>`}
          <form method="post">${meansFields(setup, words, wrong)}
            <button class="primary">${words.add[means]}</button>
            <a class="back" href="${returnUrl}">${words.backUnchanged}</a>
          </form>${testMeans(setup, words)}`
        : html`<p>${words.addDone}</p><p><a class="button primary" href="${returnUrl}">${words.goOn}</a></p>`,
  })
}
