import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type {} from '@fastify/cookie'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { answerError } from './answer-error.ts'
import { spokenIn } from './caller.ts'

const forMachines = /^\/(?:api|auth|user|files|assets|health)(?:[/?%]|$)/

/**
 * An address the router cannot read (`/%zz`): no hook has run, no route was found. Calls get the envelope like every other
 * refusal; a person in a browser gets the error screen.
 */
export function answerUnreadable(
  platform: Platform,
  reason: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { method, url = '', headers } = request.raw
  const wantsPage = method === 'GET' && !forMachines.test(url) && /text\/html/.test(headers.accept ?? '')
  reply.header('cache-control', 'no-store')
  if (wantsPage) {
    reply.redirect('/error/400', 302)
    return
  }
  Object.assign(request, { cookies: request.server.parseCookie(headers.cookie ?? '') })
  answerError(platform, reason, request, reply)
}

const statusOf: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** What is no HTTP, or more of it than we read: there is no request to answer, so the answer is written by hand. */
export function answerBrokenHttp(
  platform: Platform,
  reason: { readonly code?: string; readonly rawPacket?: unknown },
  socket: Socket,
): void {
  if (reason.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOf[reason.code ?? ''] ?? 400
  const said = Buffer.isBuffer(reason.rawPacket) ? reason.rawPacket.toString('latin1') : ''
  const language = spokenIn(/^accept-language:(.*)$/im.exec(said)?.[1])
  const message = platform.translator.say(language, 'errors:codes.badRequest')
  const body = JSON.stringify({ success: false, error: { code: 'badRequest', message } })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
