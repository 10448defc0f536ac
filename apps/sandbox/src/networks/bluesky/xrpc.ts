import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallTraits } from '../shared/named-call.ts'

/** Adds a method of the protocol, by its name, to a host. */
export type Xrpc = (
  method: 'GET' | 'POST',
  nsid: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
  traits?: CallTraits,
) => void
