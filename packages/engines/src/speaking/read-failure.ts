import type { EngineFailure } from '@postelier/contract'
import { z } from 'zod'
import { type Failed, failed } from '../port.ts'
import { readRetryAfter } from './read-retry-after.ts'

/** What the SDK throws of a call, read by its shape: its class would bring the whole SDK along. */
const apiCallError = z.object({
  statusCode: z.number().optional(),
  responseHeaders: z.record(z.string(), z.string()).optional(),
  responseBody: z.string().optional(),
})
/** Both protocols keep their own name of an error in these two. */
const errorBody = z.object({
  error: z.object({
    type: z.string().nullish(),
    code: z.union([z.string(), z.number()]).nullish(),
    message: z.string().nullish(),
  }),
})

/** Their own words decide where one status stands for several things. Nothing of them is kept. */
function failureOf(status: number, body: string | undefined): EngineFailure {
  const { type, code, message } = wordsOf(body)
  const names = `${type ?? ''} ${code ?? ''}`
  if (/insufficient_quota|billing/.test(names) || /credit balance is too low/i.test(message ?? ''))
    return 'unpaid'
  if (/content_policy|moderation_blocked|content_filter/.test(names)) return 'refused'
  if (status === 401 || status === 403) return 'unauthorised'
  if (status === 402) return 'unpaid'
  if (status === 404 || /model_not_found/.test(names)) return 'unknownModel'
  if (status === 429) return 'tooMany'
  if (status === 408) return 'tooSlow'
  if (status >= 500) return 'overloaded'
  return 'rejected'
}

function wordsOf(body: string | undefined): z.infer<typeof errorBody>['error'] {
  try {
    return errorBody.safeParse(JSON.parse(body ?? '')).data?.error ?? {}
  } catch (reason) {
    // A gateway's page: the status alone says what there is to say.
    if (reason instanceof SyntaxError) return {}
    throw reason
  }
}

/** What went wrong with a call, in one word. Anything that is no answer of theirs and no loss of the line is a broken answer. */
export function readFailure(reason: unknown, signal: AbortSignal, nowMs: number): Failed {
  if (signal.aborted) return failed(isTimeOut(signal.reason) ? 'tooSlow' : 'stopped', { mayHaveCost: true })
  if (isTimeOut(reason)) return failed('tooSlow', { mayHaveCost: true })
  const { statusCode: status, responseHeaders = {}, responseBody } = apiCallError.safeParse(reason).data ?? {}
  // A yes that broke off: they did the work.
  const paid = status !== undefined && status < 300 ? { mayHaveCost: true as const } : {}
  if (isLostLine(reason)) return failed('unreachable', paid)
  if (status === undefined || status < 300) return failed('broken', paid)
  if (status < 400) return failed('unreachable')
  const retryAfterMs = readRetryAfter(responseHeaders, nowMs)
  return failed(failureOf(status, responseBody), retryAfterMs === undefined ? {} : { retryAfterMs })
}

const isTimeOut = (reason: unknown): boolean => reason instanceof Error && reason.name === 'TimeoutError'

/** Whoever sends says so with an error of its own name, or one that has a code of the system's. */
function isLostLine(reason: unknown): boolean {
  for (let at = reason; at instanceof Error; at = at.cause) {
    if (at.name === 'NoConnection') return true
    const code: unknown = Reflect.get(at, 'code')
    if (typeof code === 'string' && /^(E[A-Z]+|UND_ERR_\w+)$/.test(code)) return true
    if (at instanceof TypeError && /^(fetch failed|terminated)$/.test(at.message)) return true
  }
  return false
}
