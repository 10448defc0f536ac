// The control of the demo networks, for tests and for the panel: faults, clock, settings, what was called, what is live.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { NetworkSandbox } from './network-sandbox.ts'
import { bytesOf, jsonOf } from './shared/bodies.ts'
import { faultKinds } from './shared/faults.ts'
import { networks } from './shared/names.ts'
import { plainPicture } from './shared/people.ts'

const network = z.enum(networks)
const whole = z.coerce.number().int().min(0)
const fault = z.strictObject({
  network,
  kind: z.enum(faultKinds),
  call: z.string().min(1).optional(),
  account: z.string().min(1).optional(),
  answer: z.string().max(200).optional(),
  count: whole.max(100_000).default(1),
  skip: whole.default(0),
  ms: whole.max(366 * 86_400_000).default(1500),
})
const callsQuery = z.object({
  network: network.optional(),
  call: z.string().optional(),
  since: whole.optional(),
})
const postsQuery = z.object({
  network: network.optional(),
  account: z.string().optional(),
  page: z.string().optional(),
})
const clock = z.strictObject({ advanceMs: whole.max(20 * 366 * 86_400_000) })
const settings = z.strictObject({ network, settings: z.record(z.string(), z.unknown()) })
const grants = z.strictObject({ network, account: z.string(), how: z.enum(['expired', 'revoked']) })
const reset = z.strictObject({ network: network.optional() })
const page = z.strictObject({ page: z.string(), role: z.enum(['admin', 'content', 'analyst', 'former']) })
const id = z.string().regex(/^[a-z0-9-]{1,60}$/)
const person = z.strictObject({
  id,
  givenName: z.string().min(1),
  familyName: z.string().min(1),
  headline: z.string().default(''),
  followers: whole.default(100),
  premium: z.boolean().default(false),
  private: z.boolean().default(false),
  pages: z.array(page).default([]),
})
const newPage = z.strictObject({
  id,
  name: z.string().min(1),
  about: z.string().default(''),
  followers: whole.default(100),
})
const days = z.number().min(0).max(400)
const past = z.strictObject({
  network,
  posts: z
    .array(
      z.strictObject({
        key: z.string().min(1).max(80),
        account: z.string(),
        page: z.string().optional(),
        text: z.string(),
        atMs: z.number().min(0),
      }),
    )
    .max(500),
  /** How old they were when their figures are told of. */
  ages: z.array(days).max(20).default([]),
})
const pastPicture = z.strictObject({
  network,
  ids: z.array(z.string()).max(500),
  picture: z.base64(),
  alt: z.string().default(''),
})
/** Of somebody or something nobody drew. */
const unseen = ({ id }: { id: string }) => ({ handle: id.replaceAll('-', ''), picture: plainPicture })

export function controlRoutes(app: FastifyInstance, sandbox: NetworkSandbox): void {
  app.get('/networks/faults', () => ({ success: true, data: sandbox.faults.left() }))
  app.post('/networks/faults', (request, reply) => {
    const input = fault.safeParse(jsonOf(request))
    if (!input.success) return refuse(reply, input.error)
    return reply.send({ success: true, data: sandbox.faults.arm(input.data) })
  })
  app.delete('/networks/faults', () => {
    sandbox.faults.clear()
    return { success: true }
  })

  app.get('/networks/calls', (request, reply) => {
    const query = callsQuery.safeParse(request.query)
    if (!query.success) return refuse(reply, query.error)
    return reply.send({ success: true, data: sandbox.calls.list(query.data) })
  })
  app.get('/networks/posts', (request, reply) => {
    const query = postsQuery.safeParse(request.query)
    if (!query.success) return refuse(reply, query.error)
    const { network, account, page } = query.data
    const data = sandbox
      .offices()
      .filter((office) => (network ?? office.network) === office.network)
      .flatMap((office) => {
        office.manner.finalize?.(request)
        return office.live().map((post) => office.shown(request, post))
      })
      .filter((post) => (account ?? post.account) === post.account && (page ?? post.page) === post.page)
    return reply.send({ success: true, data })
  })

  /** What was published there before these networks were, in the order of its time; where a network keeps such. */
  app.post('/networks/past', (request, reply) => {
    const input = past.safeParse(jsonOf(request))
    if (!input.success) return refuse(reply, input.error)
    const { network, posts, ages } = input.data
    const office = sandbox.office(network)
    const data = posts.flatMap((one) => {
      const post = office?.keepPast(one)
      if (!office || !post) return []
      const figures = ages.flatMap((age) => {
        const ageMs = age * 86_400_000
        return post.createdAtMs + ageMs > office.now()
          ? []
          : [{ atMs: post.createdAtMs + ageMs, figures: office.figuresAt(post, ageMs) }]
      })
      const { id, remoteId } = post
      return [{ key: one.key, id, remoteId, url: office.addressOf(request, post), figures }]
    })
    return reply.send({ success: true, data })
  })
  app.post('/networks/past/pictures', (request, reply) => {
    const input = pastPicture.safeParse(jsonOf(request))
    if (!input.success) return refuse(reply, input.error)
    const { network, ids, picture, alt } = input.data
    const bytes = Buffer.from(picture, 'base64')
    const shown = ids.filter((id) => sandbox.office(network)?.showPast(id, bytes, alt))
    return reply.send({ success: true, data: { shown: shown.length } })
  })

  app.get('/networks/clock', () => ({ success: true, data: time(sandbox) }))
  app.post('/networks/clock', (request, reply) => {
    const input = clock.safeParse(jsonOf(request))
    if (!input.success) return refuse(reply, input.error)
    sandbox.clock.advance(input.data.advanceMs)
    return reply.send({ success: true, data: time(sandbox) })
  })

  app.get('/networks/settings', () => ({
    success: true,
    data: Object.fromEntries(sandbox.offices().map((office) => [office.network, office.settings()])),
  }))
  app.post('/networks/settings', (request, reply) => {
    const input = settings.safeParse(jsonOf(request))
    if (!input.success) return refuse(reply, input.error)
    const office = sandbox.office(input.data.network)
    const wrong = office ? office.changeSettings(input.data.settings) : 'this network is not open'
    if (!office || wrong) return sayWrong(reply, wrong ?? '')
    return reply.send({ success: true, data: office.settings() })
  })

  app.get('/networks/people', () => ({
    success: true,
    data: { people: sandbox.people.all(), pages: sandbox.pages.all() },
  }))
  app.post('/networks/people', (request, reply) => {
    const input = person.safeParse(jsonOf(request))
    if (!input.success) return refuse(reply, input.error)
    const added = { ...input.data, ...unseen(input.data), email: `${input.data.id}@exemple.fr` }
    return reply.send({ success: true, data: sandbox.people.put(added) })
  })
  app.post('/networks/pages', (request, reply) => {
    const input = newPage.safeParse(jsonOf(request))
    if (!input.success) return refuse(reply, input.error)
    return reply.send({ success: true, data: sandbox.pages.put({ ...input.data, ...unseen(input.data) }) })
  })
  /** A person takes their consent back on the network's side, or their access tokens end early. */
  app.post('/networks/grants', (request, reply) => {
    const input = grants.safeParse(jsonOf(request))
    if (!input.success) return refuse(reply, input.error)
    const ended = sandbox.office(input.data.network)?.endGrants(input.data.account, input.data.how) ?? 0
    return reply.send({ success: true, data: { ended } })
  })

  app.post('/networks/reset', (request, reply) => {
    const input = reset.safeParse(bytesOf(request).length > 0 ? jsonOf(request) : {})
    if (!input.success) return refuse(reply, input.error)
    sandbox.reset(input.data.network)
    return reply.send({ success: true })
  })
}

const time = ({ clock }: NetworkSandbox) => ({
  now: new Date(clock.now()).toISOString(),
  aheadMs: clock.aheadMs,
})

function refuse(reply: FastifyReply, error: z.ZodError) {
  return sayWrong(reply, error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
}

const sayWrong = (reply: FastifyReply, message: string) =>
  reply.code(422).send({ success: false, error: { code: 'invalid', message } })
