// One Graph host: its routes stand with and without a version before them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Part } from '../frame/bodies.ts'
import { paramsOf } from '../frame/bodies.ts'
import type { CallTraits } from '../frame/fault-hooks.ts'
import type { NetworkOffice } from '../network-office.ts'
import { type FieldWish, parseFields } from './graph-fields.ts'
import type { GraphParams } from './graph-params.ts'
import { addressOf, inputOf, servedVersion } from './graph-request.ts'
import type { Caller, MetaDesk } from './meta-desk.ts'

export interface GraphCall {
  request: FastifyRequest
  reply: FastifyReply
  params: GraphParams
  parts: readonly Part[]
  /** The first part of the path, where it is one of an object. */
  id: string
  version: number
  wishes: readonly FieldWish[]
  address: URL
  host: GraphHost
}

export type GraphHandler = (call: GraphCall) => unknown

export interface CallName extends CallTraits {
  name: string
  office: NetworkOffice
}

export class GraphHost {
  readonly meta: MetaDesk
  readonly login: Caller['login']
  readonly base: string
  readonly #app: FastifyInstance

  constructor(app: FastifyInstance, meta: MetaDesk, login: Caller['login'], base: string) {
    this.#app = app
    this.meta = meta
    this.login = login
    this.base = base
  }

  on(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { name, office, ...traits }: CallName,
    handle: GraphHandler,
  ): void {
    for (const prefix of ['', '/:version(^v\\d+\\.\\d+$)'])
      this.#app.route({
        method,
        url: `${this.base}${prefix}${path}`,
        // `HEAD` beside each `GET` would only double the routes.
        exposeHeadRoute: false,
        ...office.call(name, traits),
        handler: async (request, reply) => {
          const answer = await handle(this.#call(request, reply))
          return reply.sent
            ? reply
            : reply.type('application/json; charset=UTF-8').send(JSON.stringify(answer))
        },
      })
  }

  #call(request: FastifyRequest, reply: FastifyReply): GraphCall {
    const { params, parts } = inputOf(request)
    return {
      request,
      reply,
      params,
      parts,
      id: paramsOf(request).id ?? '',
      version: servedVersion(request),
      wishes: parseFields(params.text('fields') ?? ''),
      address: addressOf(request),
      host: this,
    }
  }
}
