import { longestAnswerMs, tabHeader, waitFor } from '@postelier/contract'
import { ApiError, type ApiFault, offline } from '#shared/api/api-error.ts'
import { csrfToken, replaceCsrfToken } from '#shared/api/csrf.ts'
import { reportSessionExpired } from '#shared/api/session-expiry.ts'
import { tabName } from '#shared/api/tab-name.ts'
import { i18n } from '#shared/i18n/instance.ts'
import { isRecord } from '#shared/lib/is-record.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Scalar = string | number | boolean
export interface RequestParts {
  params?: Record<string, string | number>
  query?: Record<string, Scalar | readonly Scalar[] | null | undefined>
  body?: unknown
  signal?: AbortSignal
  /** A call whose 401 is an answer (wrong password), not the end of a session. */
  anonymous?: boolean
  /** Arrives even though the page goes away. */
  keepalive?: boolean
  /** For the few calls that may take the server longer than any other. */
  timeLimitMs?: number
}

/** Longer than the server may take: an answer that it gives is never lost. */
const timeLimitMs = waitFor(longestAnswerMs)

/** Carries a call there and brings the answer back. */
export type Carrier = (method: Method, path: string, parts: RequestParts) => Promise<Answer>

/** One call to the server. `Output` is what the contract promises for this route; nothing is checked again at run time. */
export async function request<Output>(
  method: Method,
  path: string,
  parts: RequestParts = {},
  send: Carrier = byFetch,
): Promise<Output> {
  const first = await send(method, path, parts)
  const answer = isStaleToken(first) && first.renewedToken ? await send(method, path, parts) : first
  if (answer.ok) return answer.payload as Output
  if (answer.status === 401 && !parts.anonymous) reportSessionExpired()
  throw new ApiError(faultOf(answer))
}

export interface Answer {
  ok: boolean
  status: number
  payload: Record<string, unknown>
  renewedToken: boolean
}

async function byFetch(method: Method, path: string, parts: RequestParts): Promise<Answer> {
  const limit = AbortSignal.timeout(parts.timeLimitMs ?? timeLimitMs)
  const signal = parts.signal ? AbortSignal.any([parts.signal, limit]) : limit
  try {
    const response = await fetch(addressOf(path, parts), {
      method,
      signal,
      credentials: 'same-origin',
      keepalive: parts.keepalive ?? false,
      headers: headersFor(parts.body),
      ...bodyFor(parts.body),
    })
    return answerOf(response.status, await response.text())
  } catch (error) {
    if (parts.signal?.aborted) throw error
    throw offline(limit.aborted)
  }
}

export function answerOf(status: number, text: string): Answer {
  const payload = jsonIn(text)
  const token = payload.token
  const renewedToken = typeof token === 'string' && token !== ''
  if (renewedToken) replaceCsrfToken(token)
  const ok = status >= 200 && status < 300 && payload.success === true
  return { ok, status, payload, renewedToken }
}

export function addressOf(path: string, parts: Pick<RequestParts, 'params' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parts.params?.[name]
    if (value === undefined) throw new Error(`The path ${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value === null || value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

export function headersFor(body: unknown): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': i18n.language || 'fr',
    'X-Requested-With': 'XMLHttpRequest',
    'X-CSRF-Token': csrfToken(),
    // What this page causes is told to all others, and to this one as its own.
    [tabHeader]: tabName,
  }
  // The browser writes the multipart boundary itself.
  if (body !== undefined && !(body instanceof FormData)) headers['Content-Type'] = 'application/json'
  return headers
}

function bodyFor(body: unknown): { body?: BodyInit } {
  if (body === undefined) return {}
  return { body: body instanceof FormData ? body : JSON.stringify(body) }
}

function jsonIn(text: string): Record<string, unknown> {
  if (text === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    // A proxy's error page: the status alone speaks.
    return {}
  }
}

function isStaleToken(answer: Answer): boolean {
  return answer.status === 403 && isRecord(answer.payload.error) && answer.payload.error.code === 'csrf'
}

function faultOf(answer: Answer): ApiFault {
  const error = isRecord(answer.payload.error) ? answer.payload.error : {}
  const fields = isRecord(error.fields) ? error.fields : {}
  return {
    status: answer.status,
    code: typeof error.code === 'string' ? error.code : 'unexpected',
    message: typeof error.message === 'string' ? error.message : i18n.t('common:errors.unexpected'),
    fields: Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, String(text)])),
  }
}
