import type { FastifyRequest } from 'fastify'
import { faultOf } from '../shared/named-call.ts'
import { type FailReason, failReasons } from './post-rules.ts'

/** A failure on demand, by its own name when one was given. */
export function lateReason(request: FastifyRequest): FailReason | undefined {
  const fault = faultOf(request)
  if (fault?.kind !== 'late-failure') return undefined
  return failReasons.find((one) => one === fault.answer) ?? 'internal'
}
