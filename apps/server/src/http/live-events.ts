import { notFound } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { readSessionCookie } from './cookies.ts'
import type { Handler } from './handlers.ts'
import { createLiveListeners, type LiveListeners, type OpenPage } from './live-listeners.ts'

/** What a page that does not read may leave waiting before it is let go. */
const mostWaitingBytes = 256 * 1024
const listenersOf = new Map<Platform, LiveListeners>()

/**
 * Server-sent events to one open page. Events carry ids only: what they are about is asked for again through the API,
 * which decides who may see it.
 */
export const openLiveEvents: Handler<'GET /api/events'> = async ({
  session,
  query,
  platform,
  request,
  reply,
}) => {
  if (!session) throw notFound()
  // Whoever asks for the head alone waits for no events.
  if (request.method === 'HEAD') return { body: '', type: 'text/event-stream' }
  const token = readSessionCookie(platform.config, request)
  const listeners = listenersOf.get(platform) ?? createLiveListeners(platform)
  listenersOf.set(platform, listeners)
  reply.hijack()
  const stream = reply.raw
  stream.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  stream.write('retry: 3000\n\nevent: open\ndata: {}\n\n')

  let drop: (() => void) | undefined
  const page: OpenPage = {
    tab: query.tab,
    account: query.account,
    push(name, data) {
      // A page that does not read is let go; it comes back by itself and reads everything anew.
      if (stream.writableLength > mostWaitingBytes) page.close()
      else stream.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    close() {
      drop?.()
      drop = undefined
      stream.end()
    },
  }
  drop = listeners.add(token, session, page)
  request.raw.on('close', () => page.close())
  return { body: '', type: 'text/event-stream' }
}

/** At shutdown the pages are let go, so that they find another process. */
export function closeLiveEvents(): void {
  for (const listeners of listenersOf.values()) listeners.closeAll()
}
