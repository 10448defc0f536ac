import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { zoneOf } from '../look/zone.ts'
import { faultKinds, type MailFaults } from './mail-faults.ts'
import type { MailStore } from './mail-store.ts'
import { mailBody, mailboxPage, pageSize } from './page.ts'
import { wordsFor } from './words.ts'

const whole = z.coerce.number().int().min(0)
const listQuery = z.object({
  to: z.string().max(320).default(''),
  offset: whole.default(0),
  limit: whole.min(1).max(500).default(pageSize),
})
const pageQuery = z.object({
  to: z.string().max(320).catch(''),
  offset: whole.catch(0),
  body: z.enum(['html', 'text']).catch('html'),
})
const idParam = z.object({ id: z.string() })
const faultBody = z.object({ kind: z.enum(faultKinds), count: whole.max(100) })

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
/** A mail may show its pictures and its own styles; it runs nothing and talks to nobody. */
const bodyPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'"

// The faces of the product when its web app is installed beside us; without it the page falls back on the system's.
const fonts: Record<string, string> = {
  text: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  display: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
}
const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The sandbox's mailbox: its page, the JSON that tests read mails from, and faults to plan. */
export function mailboxRoutes(app: FastifyInstance, store: MailStore, faults: MailFaults): void {
  const script = asset('./assets/mailbox.js')
  const style = asset('../look/tokens.css') + asset('./assets/mailbox.css')

  app.get('/', (_request, reply) => reply.redirect('/mailbox'))
  app.get('/mailbox', (request, reply) => showPage(request, reply))
  app.get('/mailbox/:id', (request, reply) => showPage(request, reply, idParam.parse(request.params).id))

  app.get('/mailbox/:id/body', (request, reply) => {
    const mail = store.find(idParam.parse(request.params).id)
    void reply.type('text/html; charset=utf-8').header('content-security-policy', bodyPolicy)
    return reply.code(mail ? 200 : 404).send(mail ? mailBody(mail) : '')
  })

  app.get('/mailbox/messages', (request, reply) => {
    const query = listQuery.safeParse(request.query)
    if (!query.success) return refuse(reply, query.error)
    return reply.send({ success: true, data: store.list(query.data) })
  })
  app.delete('/mailbox/messages', (_request, reply) => {
    store.clear()
    return reply.send({ success: true })
  })
  app.post('/mailbox/faults', (request, reply) => {
    const fault = faultBody.safeParse(request.body)
    if (!fault.success) return refuse(reply, fault.error)
    faults.set(fault.data.kind, fault.data.count)
    return reply.send({ success: true, faults: faults.left() })
  })

  app.get('/mailbox/events', (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write('retry: 1000\n\n')
    const tell = () => reply.raw.write('event: change\ndata: {}\n\n')
    store.changes.on('change', tell)
    request.raw.on('close', () => store.changes.off('change', tell))
  })

  app.get('/mailbox/mailbox.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  )
  app.get('/mailbox/mailbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get<{ Params: { name: string } }>('/mailbox/fonts/:name.woff2', (request, reply) => {
    const path = fontPath(request.params.name)
    if (!path) return reply.code(404).send()
    return reply.type('font/woff2').header('cache-control', 'max-age=86400').send(createReadStream(path))
  })

  function showPage(request: FastifyRequest, reply: FastifyReply, id?: string) {
    const query = pageQuery.parse(request.query)
    const open = id === undefined ? {} : { open: store.find(id) ?? null }
    const page = store.list({ ...query, limit: pageSize })
    const words = wordsFor(request.headers['accept-language'])
    return reply
      .code(open.open === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': pagePolicy,
        vary: 'accept-language, cookie',
        'cache-control': 'no-store',
      })
      .send(
        mailboxPage({
          words,
          zone: zoneOf(request, 'Europe/Paris'),
          page,
          faults: faults.left(),
          ...query,
          ...open,
        }),
      )
  }
}

function refuse(reply: FastifyReply, error: z.ZodError) {
  const message = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  return reply.code(422).send({ success: false, error: { code: 'invalid', message } })
}

function fontPath(name: string): string | undefined {
  const file = Object.hasOwn(fonts, name) ? fonts[name] : undefined
  if (!file) return undefined
  try {
    const path = fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`))
    return existsSync(path) ? path : undefined
  } catch {
    // Not installed: the system's faces do.
    return undefined
  }
}
