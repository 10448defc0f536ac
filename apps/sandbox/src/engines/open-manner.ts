import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EngineCall } from './engine-faults.ts'
import type { Manner, Refusable } from './engine-sandbox.ts'

interface ErrorWords {
  readonly message: string
  readonly type: string
  readonly param?: string | null
  readonly code: string | null
}

/** The body of every refusal (https://platform.openai.com/docs/guides/error-codes). */
export const openError = ({ message, type, param = null, code }: ErrorWords) => ({
  error: { message, type, param, code },
})

const refusals: Readonly<Record<Refusable, readonly [number, ErrorWords]>> = {
  unauthorised: [
    401,
    { message: 'Incorrect API key provided.', type: 'invalid_request_error', code: 'invalid_api_key' },
  ],
  unpaid: [
    429,
    { message: 'You exceeded your current quota.', type: 'insufficient_quota', code: 'insufficient_quota' },
  ],
  'too-many': [429, { message: 'Rate limit reached.', type: 'tokens', code: 'rate_limit_exceeded' }],
  overloaded: [503, { message: 'The engine is currently overloaded.', type: 'server_error', code: null }],
  internal: [500, { message: 'The server had an error.', type: 'server_error', code: null }],
  'unknown-model': [
    404,
    { message: 'The model does not exist.', type: 'invalid_request_error', code: 'model_not_found' },
  ],
}

/** How the OpenAI stand-in refuses: the status, headers and body of each planned fault. */
export const openManner = (call: EngineCall): Manner => ({
  call,
  refuse: (kind) => {
    const [status, words] = refusals[kind]
    return { status, body: openError(words) }
  },
})

export const refuseOpenly = (reply: FastifyReply, kind: Refusable): FastifyReply => {
  const [status, words] = refusals[kind]
  return reply.code(status).send(openError(words))
}

export const invalidOpenly = (
  reply: FastifyReply,
  message: string,
  param: string | null = null,
  code: string | null = null,
): FastifyReply => reply.code(400).send(openError({ message, type: 'invalid_request_error', param, code }))

/** Whether the caller has a key; a service of one's own may want none. */
export function isKnown(request: FastifyRequest, needsKey: boolean): boolean {
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  return key === undefined ? !needsKey && !request.headers.authorization : !key.includes('wrong')
}
