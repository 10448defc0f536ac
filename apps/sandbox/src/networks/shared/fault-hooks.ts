// Where faults bite: before a named call's handler, or on its answer. Networks' own code knows nothing of it.
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NetworkOffice } from '../network-office.ts'
import type { NetworkSandbox } from '../network-sandbox.ts'
import { bytesOf, contentTypeOf, formOf, jsonOf } from './bodies.ts'
import type { Fault } from './faults.ts'
import { callOf } from './named-call.ts'
import { Refusal } from './refusal.ts'

export function hookFaults(app: FastifyInstance, sandbox: NetworkSandbox): void {
  app.decorateRequest('fault', undefined)
  app.decorateRequest('recorded', undefined)

  app.addHook('preHandler', async (request, reply) => {
    const call = callOf(request)
    const office = call && sandbox.office(call.network)
    if (!call || !office) return undefined
    const accounts = office.manner.accountsOf(request)
    const coming = {
      network: call.network,
      call: call.name,
      accounts,
      publishes: call.publishes ?? false,
      processes: call.processes ?? false,
      page: call.page ?? false,
    }
    const fault = sandbox.faults.take(coming)
    request.fault = fault
    request.recorded = sandbox.calls.add({
      at: new Date(sandbox.clock.now()).toISOString(),
      network: call.network,
      method: request.method,
      path: request.url,
      call: call.name,
      account: accounts[0] ?? null,
      sent: sentBy(request),
      status: null,
      effect: null,
      fault: fault?.kind ?? null,
    })
    if (!fault) return undefined
    if (fault.kind === 'cut-body') return cut(request, reply)
    if (fault.kind === 'before') throw office.manner.refusal.internal()
    if (fault.kind === 'rate-limit') throw office.manner.refusal.rateLimited(fault, sandbox.clock.now())
    if (fault.kind === 'refused') throw named(office, fault)
    if (fault.kind === 'duplicate') throw office.manner.refusal.duplicate(request)
    if (fault.kind === '502' || fault.kind === '503' || fault.kind === '504')
      return gatewayPage(reply, Number(fault.kind))
    if (fault.kind === 'token-expired' || fault.kind === 'token-revoked')
      for (const account of accounts)
        office.endGrants(account, fault.kind === 'token-expired' ? 'expired' : 'revoked')
    return undefined
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const call = callOf(request)
    const office = call && sandbox.office(call.network)
    if (!office) return payload
    for (const [name, value] of Object.entries(office.manner.headers?.(request) ?? {}))
      if (!reply.hasHeader(name)) void reply.header(name, value)
    const answer =
      request.fault?.kind === 'refused-after'
        ? replaceBy(reply, named(office, request.fault))
        : await damage(request, reply, payload)
    if (request.recorded) request.recorded.status = reply.statusCode
    return answer
  })

  app.setErrorHandler((error, request, reply) => {
    const call = callOf(request)
    const refusal =
      error instanceof Refusal ? error : call && sandbox.office(call.network)?.manner.refusal.internal()
    // Whoever hangs up in the middle of asking is answered nothing, and is no failure of ours.
    const isGone = request.raw.destroyed && !request.raw.complete
    if (!(error instanceof Refusal) && !isGone) request.log.error({ err: error }, 'a demo network failed')
    if (!refusal) return reply.code(500).send({ success: false })
    void reply.code(refusal.status).headers(refusal.headers)
    if (typeof refusal.body === 'string') return reply.send(refusal.body)
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(refusal.body))
  })
}

/** What the network has nothing at, under one of its hosts. */
export function refuseUnknownCalls(app: FastifyInstance, office: NetworkOffice, basePath: string): void {
  app.all(`${basePath}/*`, office.call('unknown'), (request) => {
    throw office.manner.refusal.unknownCall(request)
  })
}

const named = (office: NetworkOffice, { answer = '' }: Fault): Refusal =>
  office.manner.refusal.named?.(answer) ?? office.manner.refusal.internal()

function replaceBy(reply: FastifyReply, { status, headers, body }: Refusal): string {
  void reply.code(status).headers(headers).type('application/json; charset=utf-8')
  reply.removeHeader('content-length')
  return typeof body === 'string' ? body : JSON.stringify(body)
}

async function damage(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const kind = request.fault?.kind
  if (kind === 'after') {
    request.raw.socket.destroy()
    return payload
  }
  if (kind === 'slow') await wait(request.fault?.ms ?? 0)
  if (kind === 'after-500' || kind === 'after-502' || kind === '202') {
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
    if (kind === '202') {
      void reply.code(202)
      return ''
    }
    const status = Number(kind.slice('after-'.length))
    void reply.code(status).type('text/html; charset=utf-8')
    return gatewayHtml(status)
  }
  if (kind === 'broken' || kind === 'cut-body-done') {
    const whole =
      typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.from(payload) : Buffer.alloc(0)
    const half = whole.subarray(0, Math.floor(whole.length / 2))
    reply.removeHeader('content-length')
    if (kind === 'broken') return whole.length > 0 ? half : Buffer.from('{"da')
    void reply.header('content-length', String(Math.max(2, whole.length)))
    return brokenOff(request, whole.length > 1 ? half : Buffer.from(' '))
  }
  return payload
}

/** So much of an answer, and then the line is dead. */
const brokenOff = (request: FastifyRequest, part: Buffer): Readable =>
  Readable.from(
    (async function* () {
      yield part
      // What was said is on its way before nothing more is.
      await wait(5)
      request.raw.socket.destroy()
    })(),
  )

function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

const titles: Record<number, string> = {
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Time-out',
}
const gatewayHtml = (status: number): string =>
  `<html>\r\n<head><title>${status} ${titles[status]}</title></head>\r\n<body>\r\n<center><h1>${status} ${titles[status]}</h1></center>\r\n</body>\r\n</html>\r\n`

const gatewayPage = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(gatewayHtml(status))

const secrets = /secret|password|token|code$|verifier|assertion|Jwt$/i

function sentBy(request: FastifyRequest): unknown {
  if (bytesOf(request).length > 64 * 1024) return undefined
  const type = contentTypeOf(request)
  if (type === 'application/x-www-form-urlencoded') return withoutSecrets(formOf(request))
  return type === 'application/json' ? withoutSecrets(jsonOf(request)) : undefined
}

const withoutSecrets = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? Object.fromEntries(
        Object.entries(sent).map(([name, value]) => [name, secrets.test(name) ? '…' : value]),
      )
    : sent
