// What the sandbox knows of a request: which call it is, what goes wrong with it, and where its effect is noted.
import type { FastifyRequest } from 'fastify'
import type { RecordedCall } from './call-record.ts'
import type { Fault } from './faults.ts'
import type { Network } from './names.ts'

export interface CallTraits {
  publishes?: boolean
  processes?: boolean
  page?: boolean
}

export type NamedCall = CallTraits & { network: Network; name: string }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A function where one address serves several calls and only the request says which. */
    call?: NamedCall | ((request: FastifyRequest) => NamedCall)
  }
  interface FastifyRequest {
    fault: Fault | undefined
    recorded: RecordedCall | undefined
  }
}

export function callOf(request: FastifyRequest): NamedCall | undefined {
  const { call } = request.routeOptions.config
  return typeof call === 'function' ? call(request) : call
}

export const faultOf = (request: FastifyRequest): Fault | undefined => request.fault

/** What the call changed, for `GET /networks/calls`. */
export function noteEffect(request: FastifyRequest, effect: string): void {
  if (!request.recorded) return
  request.recorded.effect = [request.recorded.effect, effect].filter(Boolean).join('; ')
}
