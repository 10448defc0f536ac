import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { html } from '../../look/html.ts'
import type { NetworkSandbox } from '../network-sandbox.ts'
import { paramsOf } from '../shared/bodies.ts'
import { type Network, networks } from '../shared/names.ts'
import { sendPage, titles } from './layout.ts'
import { hoursOf } from './moments.ts'
import { overview } from './overview.ts'
import { postCard } from './post-card.ts'
import type { Words } from './words.ts'

const pageSize = 30
const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const isNetwork = (name: string | undefined): name is Network => networks.some((known) => known === name)

/** Serves what people see of the demo networks: the overview, each network's feed, a post, and their style sheets. */
export function pageRoutes(app: FastifyInstance, sandbox: NetworkSandbox): void {
  const sheets = ['networks', 'post', 'feeds', 'consent', 'overview'].map((name) =>
    asset(`./assets/${name}.css`),
  )
  const style = asset('../../look/tokens.css') + sheets.join('')
  const script = asset('./assets/networks.js')
  app.get('/networks/networks.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/networks/networks.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  )

  app.get('/networks', (request, reply) =>
    sendPage(request, reply, {
      title: 'Demo networks',
      kind: 'overview',
      nowMs: sandbox.clock.now(),
      body: (_words, viewer) => overview(sandbox, viewer),
    }),
  )
  app.get('/networks/avatars/:file', (request, reply) => {
    const id = (paramsOf(request).file ?? '').replace(/\.png$/, '')
    const office = sandbox.offices()[0]
    if (!office || (!office.person(id) && !office.page(id))) return reply.code(404).send()
    return reply.type('image/png').header('cache-control', 'max-age=3600').send(office.avatarBytes(id))
  })

  app.get('/networks/:network', (request, reply) => {
    const { network } = paramsOf(request)
    if (!isNetwork(network)) return reply.code(404).send()
    const office = sandbox.office(network)
    office?.manner.finalize?.(request)
    const posts = office?.live() ?? []
    return sendPage(request, reply, {
      title: titles[network],
      network,
      kind: 'feed',
      nowMs: sandbox.clock.now(),
      body: (words, viewer) =>
        posts.length === 0 || !office
          ? empty(words)
          : html`<main><p class="total">${words.posts(posts.length)} · ${hoursOf(viewer)}</p>${posts.slice(0, pageSize).map((post) => postCard(office, office.shown(request, post), viewer, false))}</main>`,
    })
  })
  app.get('/networks/:network/posts/:id', (request, reply) => {
    const { network, id = '' } = paramsOf(request)
    if (!isNetwork(network)) return reply.code(404).send()
    const office = sandbox.office(network)
    const found = office?.postById(id)
    const post = found && !found.deletedAtMs ? found : undefined
    return sendPage(request, reply, {
      title: titles[network],
      network,
      kind: 'one',
      status: post ? 200 : 404,
      nowMs: sandbox.clock.now(),
      body: (words, viewer) =>
        html`<main>${office && post ? html`<p class="total">${hoursOf(viewer)}</p>${postCard(office, office.shown(request, post), viewer, true)}` : html`<p class="big">${words.gone}</p>`}
          <p class="back"><a href="/networks/${network}">${words.back}</a></p></main>`,
    })
  })
  app.get('/networks/:network/media/:file', (request, reply) => {
    const { network, file = '' } = paramsOf(request)
    const media = isNetwork(network) ? sandbox.office(network)?.media : undefined
    const [known, bytes] = [media?.get(file), media?.read(file)]
    if (!known || !bytes) return reply.code(404).send()
    // What somebody uploaded runs nothing here.
    return reply
      .type(known.mime)
      .headers({
        'cache-control': 'max-age=86400',
        'x-content-type-options': 'nosniff',
        'content-security-policy': 'sandbox',
      })
      .send(bytes)
  })
}

const empty = (words: Words) =>
  html`<main class="empty"><p class="big">${words.noPosts}</p><p>${words.noPostsWhy}</p></main>`
