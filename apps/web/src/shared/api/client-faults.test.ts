import { longestAnswerMs, tabHeader } from '@postelier/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { request } from '#shared/api/client.ts'
import { tabName } from '#shared/api/tab-name.ts'

const sent: RequestInit[] = []
let meta: { content: string } | null
let reply: (init: RequestInit) => Promise<Response>

beforeEach(() => {
  meta = { content: 'of the page' }
  sent.length = 0
  vi.stubGlobal('document', { querySelector: () => meta })
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push(init)
    return reply(init)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const answers = (status: number, body: string) => async () => new Response(body, { status })
const untilAborted = (init: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

describe('a call of the client', () => {
  test('asks for JSON, with the requested-with header and the page’s token', async () => {
    reply = answers(200, '{"success":true}')
    await request('POST', '/api/x', { body: { a: 1 } })
    const headers = new Headers(sent[0]?.headers)
    expect(headers.get('accept')).toBe('application/json')
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('x-requested-with')).toBe('XMLHttpRequest')
    expect(headers.get('x-csrf-token')).toBe('of the page')
    expect(headers.get(tabHeader)).toBe(tabName)
  })

  test('waits longer than the server may take: an answer that is given is never lost', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    reply = answers(200, '{"success":true}')
    await request('POST', '/api/x', { body: {} })
    expect(limits).toHaveBeenCalledOnce()
    expect(limits.mock.calls[0]?.[0]).toBeGreaterThan(longestAnswerMs)
  })

  test('tells a network error from a time-out, by the sentence it carries', async () => {
    reply = () => Promise.reject(new TypeError('Failed to fetch'))
    const offline = await request('GET', '/api/x').catch((error: Error) => error)
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too long')))
    reply = () => Promise.reject(new Error('too long'))
    const late = await request('GET', '/api/x').catch((error: Error) => error)
    expect(offline).toMatchObject({ status: 0, code: 'offline', mayPass: true })
    expect(late).toMatchObject({ status: 0, mayPass: true })
  })

  test('that its caller cancels or aborts is no error to report: it rejects with the caller’s own reason', async () => {
    const controller = new AbortController()
    reply = untilAborted
    const running = request('GET', '/api/x', { signal: controller.signal })
    controller.abort()
    await expect(running).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('tells a bad request, with its sentence, from an answer that cannot be read', async () => {
    reply = answers(400, '{"success":false,"error":{"code":"badRequest","message":"Incomplet."}}')
    await expect(request('POST', '/api/x')).rejects.toMatchObject({
      status: 400,
      code: 'badRequest',
      message: 'Incomplet.',
      mayPass: false,
    })
    reply = answers(502, '<html>Bad gateway</html>')
    await expect(request('POST', '/api/x')).rejects.toMatchObject({
      status: 502,
      code: 'unexpected',
      mayPass: true,
    })
  })

  test('goes on without the page’s anti-forgery meta: it is only logged, and the server’s new token is kept', async () => {
    meta = null
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const queue = [
      answers(403, '{"success":false,"token":"renewed","error":{"code":"csrf","message":""}}'),
      answers(200, '{"success":true}'),
    ]
    reply = () => (queue.shift() ?? answers(500, ''))()
    await expect(request('POST', '/api/x')).resolves.toMatchObject({ success: true })
    expect(new Headers(sent[1]?.headers).get('x-csrf-token')).toBe('renewed')
    expect(warned).toHaveBeenCalledOnce()
  })
})
