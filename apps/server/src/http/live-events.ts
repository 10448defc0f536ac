import type { EventName, LiveEvent, PermissionRef } from '@postelier/contract'
import { ownAccountId } from '../access/actor.ts'
import { isCustomerOf } from '../access/authorize.ts'
import { findSession } from '../access/sessions.ts'
import { notFound } from '../platform/errors.ts'
import { readSessionCookie } from './cookies.ts'
import type { Handler } from './handlers.ts'

const heartbeatMs = 25_000
/** Pages one sign-in may keep open; the oldest is let go for the newest. */
const mostStreams = 10

/** News that would tell others what happens to somebody: only who may see the list hears that it changed. */
const heardWith: Partial<Record<EventName, readonly PermissionRef[]>> = {
  'people.changed': ['adminUsers:consult', 'agency:consult'],
  'sectors.changed': ['adminActivitySectors:consult'],
}

/**
 * Server-sent events to one open page. Events carry ids only: what they are about is asked for again through the API,
 * which decides who may see it. The session is looked at with every heartbeat, so an ended one stops hearing.
 */
export const openLiveEvents: Handler<'GET /api/events'> = async ({ actor, platform, request, reply }) => {
  if (actor.kind !== 'person') throw notFound()
  const token = readSessionCookie(platform.config, request)
  const accounts = new Set([actor.personId, ownAccountId(actor)])
  const hears = async (event: LiveEvent) => {
    if (event.personId !== undefined) return event.personId === actor.personId
    const needed = heardWith[event.name]
    if (needed && !needed.some((permission) => actor.permissions.has(permission))) return false
    if (event.accountId === undefined || actor.isSuperAdmin || accounts.has(event.accountId)) return true
    return actor.type === 'agencyManager' && isCustomerOf(platform.db, event.accountId, actor.personId)
  }
  reply.hijack()
  const stream = reply.raw
  stream.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  stream.write('retry: 3000\n\nevent: open\ndata: {}\n\n')

  let closed = false
  const close = () => {
    if (closed) return
    closed = true
    clearInterval(heartbeat)
    unsubscribe()
    openStreams.delete(close)
    const left = (streamsOf.get(token) ?? []).filter((other) => other !== close)
    if (left.length > 0) streamsOf.set(token, left)
    else streamsOf.delete(token)
    stream.end()
  }
  const say = (name: string, data: object) => {
    // A page that does not read is let go; it comes back by itself and reads everything anew.
    if (stream.writableLength > 256 * 1024) close()
    else stream.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const unsubscribe = platform.events.subscribe((event) => {
    if (event === 'gap') say('gap', {})
    else
      hears(event).then(
        (heard) =>
          heard && say(event.name, event.accountId === undefined ? {} : { accountId: event.accountId }),
        (reason) => platform.log.warn({ err: reason }, 'live events: owner could not be read'),
      )
  })
  const heartbeat = setInterval(() => {
    findSession(platform.db, token, platform.clock.now()).then(
      (session) => (session ? say('beat', {}) : close()),
      (reason) => {
        platform.log.warn({ err: reason }, 'live events: session could not be read')
        close()
      },
    )
  }, heartbeatMs)
  openStreams.add(close)
  const open = [...(streamsOf.get(token) ?? []), close]
  streamsOf.set(token, open)
  if (open.length > mostStreams) open[0]?.()
  request.raw.on('close', close)
  return { body: '', type: 'text/event-stream' }
}

const openStreams = new Set<() => void>()
const streamsOf = new Map<string, (() => void)[]>()

/** At shutdown the pages are let go, so that they find another process. */
export function closeLiveEvents(): void {
  for (const close of [...openStreams]) close()
}
