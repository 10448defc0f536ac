import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf, request } from '#shared/api/client.ts'
import { onSessionExpired } from '#shared/api/session-expiry.ts'

const meta = { content: 'old' }
const answers: Response[] = []
const sent: RequestInit[] = []

beforeEach(() => {
  meta.content = 'old'
  sent.length = 0
  answers.length = 0
  vi.stubGlobal('document', { querySelector: () => meta })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(init)
    const next = answers.shift()
    if (!next) throw new TypeError('Failed to fetch')
    return next
  })
})
afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: unknown) => answers.push(new Response(JSON.stringify(body), { status }))
const tokenOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('X-CSRF-Token')

test('fills the path and the query, and escapes both', () => {
  const parts = {
    params: { id: 'a/b' },
    query: { q: 'pain & levain', page: 2, tag: ['x', 'y'], none: undefined },
  }
  expect(addressOf('/api/users/{id}/tasks', parts)).toBe(
    '/api/users/a%2Fb/tasks?q=pain+%26+levain&page=2&tag=x&tag=y',
  )
  expect(() => addressOf('/api/users/{id}', {})).toThrow('needs id')
})

test('a stale token is replaced and the call sent once more', async () => {
  answer(403, { success: false, token: 'new', error: { code: 'csrf', message: '' } })
  answer(200, { success: true, name: 'Verdier' })
  await expect(request('POST', '/api/x', { body: { a: 1 } })).resolves.toMatchObject({ name: 'Verdier' })
  expect(sent.map(tokenOf)).toEqual(['old', 'new'])
})

test('a refusal carries its code and its fields', async () => {
  answer(422, {
    success: false,
    error: { code: 'validation', message: 'Non.', fields: { 'a.b': 'Trop court.' } },
  })
  await expect(request('POST', '/api/x')).rejects.toMatchObject({
    status: 422,
    code: 'validation',
    fields: { 'a.b': 'Trop court.' },
  })
})

test('a yes without success is a no', async () => {
  answer(200, { name: 'Verdier' })
  await expect(request('GET', '/api/x')).rejects.toMatchObject({ code: 'unexpected' })
})

test('no network is said as such', async () => {
  await expect(request('GET', '/api/x')).rejects.toMatchObject({ status: 0, code: 'offline', mayPass: true })
})

test('the end of a session is reported, a wrong password is not', async () => {
  const expired = vi.fn()
  onSessionExpired(expired)
  answer(401, { success: false, error: { code: 'unauthenticated', message: '' } })
  await expect(request('POST', '/auth/login', { anonymous: true })).rejects.toMatchObject({ status: 401 })
  expect(expired).not.toHaveBeenCalled()
  answer(401, { success: false, error: { code: 'unauthenticated', message: '' } })
  await expect(request('GET', '/api/x')).rejects.toMatchObject({ status: 401 })
  expect(expired).toHaveBeenCalledOnce()
})

test('a file is sent as a form, with the browser’s own boundary', async () => {
  answer(200, { success: true })
  await request('POST', '/api/x', { body: new FormData() })
  expect(new Headers(sent[0]?.headers).has('Content-Type')).toBe(false)
})
