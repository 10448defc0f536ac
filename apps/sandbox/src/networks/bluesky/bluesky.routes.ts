// Bluesky as the AT Protocol's lexicons of August 2026 describe it: the service with the accounts' repositories, the AppView, the
// video service, the directory of DIDs, and the two pages of bsky.app a business needs.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html } from '../../look/html.ts'
import type { NetworkOffice } from '../network-office.ts'
import type { NetworkSandbox } from '../network-sandbox.ts'
import { peopleApart, sendPage } from '../pages/layout.ts'
import { paramsOf } from '../shared/bodies.ts'
import { refuseUnknownCalls } from '../shared/fault-hooks.ts'
import { nameOf } from '../shared/people.ts'
import { accountNamed, blueskyManner, handleOf } from './bluesky-manner.ts'
import { readCalls } from './bluesky-reads.ts'
import { repoCalls } from './bluesky-repo.ts'
import { appPassword, didDocument, sessionCalls } from './bluesky-sessions.ts'
import { videoCalls } from './bluesky-video.ts'
import { didOf } from './identifiers.ts'
import { publicId, Repositories } from './repositories.ts'
import type { Xrpc } from './xrpc.ts'

const base = '/networks/bluesky'

export function blueskyRoutes(app: FastifyInstance, sandbox: NetworkSandbox): void {
  const office = sandbox.open(blueskyManner(() => office))
  const repositories = new Repositories(office)
  const host =
    (...paths: string[]): Xrpc =>
    (method, url, handler, traits = {}) => {
      for (const path of paths)
        app.route({
          method,
          url: `${path}/xrpc/${url}`,
          ...office.call(url, traits),
          handler: async (request, reply) => handler(request, reply),
        })
    }
  // Clients of the protocol know services at the root of an address only, so the service is there too.
  const service = host(`${base}/pds`, '')
  sessionCalls(office, service)
  repoCalls(office, repositories, service)
  // The service hands a reader's questions on to the AppView.
  readCalls(office, host(`${base}/appview`, `${base}/pds`, ''))
  videoCalls(office, repositories, host(`${base}/video`))
  for (const path of ['pds', 'appview', 'video']) refuseUnknownCalls(app, office, `${base}/${path}`)
  refuseUnknownCalls(app, office, '/xrpc')

  app.get(`${base}/plc/:did`, office.call('resolve-did'), (request, reply) => {
    const { did } = paramsOf(request)
    const person = office.accounts().find(({ id }) => didOf(id) === did)
    if (!person) return reply.code(404).send({ message: `DID not registered: ${did}` })
    return reply.send(didDocument(request, person))
  })
  app.get(`${base}/www/profile/:actor/post/:rkey`, (request, reply) => {
    const { actor = '', rkey = '' } = paramsOf(request)
    const person = accountNamed(office, actor)
    const post = person && office.postById(publicId(didOf(person.id), rkey))
    return post ? reply.redirect(office.addressOf(request, post)) : reply.code(404).send()
  })
  app.get(`${base}/www/settings/app-passwords`, (request, reply) => passwordPage(office, request, reply))
}

/** What a person would make in their settings: an app password for each account. */
const passwordPage = (office: NetworkOffice, request: FastifyRequest, reply: FastifyReply) =>
  sendPage(request, reply, {
    title: 'Bluesky',
    network: 'bluesky',
    kind: 'passwords',
    body: (
      words,
    ) => html`<main><div class="sheet"><h2>${words.appPasswords}</h2><p class="why">${words.appPasswordsWhy}</p>
      ${peopleApart(
        office.accounts(),
        words,
        (person) => html`<li><img src="/networks/avatars/${person.id}.png" alt="" width="36" height="36">
          <span><b>${nameOf(person)}</b><small>${handleOf(person)}</small></span><code class="password">${appPassword(office, person)}</code></li>`,
      )}</div></main>`,
  })
