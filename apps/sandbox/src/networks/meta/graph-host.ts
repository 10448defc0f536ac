// One Graph host. Its routes stand with and without a version before them. One address serves objects of many kinds, and
// only their ids tell them apart: `/:id(^act_\d+$)/ads` and `/:id(^1202\d{14}$)/ads` are one route with two calls.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { NetworkOffice } from '../network-office.ts'
import { type Part, paramsOf } from '../shared/bodies.ts'
import type { CallTraits, NamedCall } from '../shared/named-call.ts'
import { unknownObject } from './graph-error.ts'
import { type FieldInput, parseFields } from './graph-fields.ts'
import type { GraphParams } from './graph-params.ts'
import { addressOf, inputOf, servedVersion } from './graph-request.ts'
import type { Caller, MetaSandbox } from './meta-sandbox.ts'

export interface GraphCall {
  request: FastifyRequest
  reply: FastifyReply
  params: GraphParams
  parts: readonly Part[]
  /** The first part of the path, where it is one of an object. */
  id: string
  version: number
  inputs: readonly FieldInput[]
  address: URL
  host: GraphHost
}

export type GraphHandler = (call: GraphCall) => unknown

export interface CallName extends CallTraits {
  name: string
  office: NetworkOffice
}

interface Candidate {
  /** Which ids it is for; undefined for whatever nobody else takes. */
  ids: RegExp | undefined
  call: NamedCall
  handle: GraphHandler
}

export class GraphHost {
  readonly meta: MetaSandbox
  readonly login: Caller['login']
  readonly base: string
  readonly #app: FastifyInstance
  readonly #candidates = new Map<string, Candidate[]>()

  constructor(app: FastifyInstance, meta: MetaSandbox, login: Caller['login'], base: string) {
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
    const ids = /^\/:id\((.+)\)(?=\/|$)/.exec(path)
    const shape = ids ? path.replace(ids[0], '/:id') : path
    const { call } = office.call(name, traits).config
    const candidate = { ids: ids?.[1] === undefined ? undefined : new RegExp(ids[1]), call, handle }
    const known = this.#candidates.get(`${method} ${shape}`)
    if (known) known.push(candidate)
    else this.#route(method, shape, candidate)
  }

  #route(method: 'GET' | 'POST' | 'DELETE', shape: string, first: Candidate): void {
    const candidates = [first]
    this.#candidates.set(`${method} ${shape}`, candidates)
    const chosen = (request: FastifyRequest) => {
      const id = paramsOf(request).id ?? ''
      return candidates.find(({ ids }) => ids?.test(id)) ?? candidates.find(({ ids }) => !ids)
    }
    for (const prefix of ['', '/:version(^v\\d+\\.\\d+$)'])
      this.#app.route({
        method,
        url: `${this.base}${prefix}${shape}`,
        // `HEAD` beside each `GET` would only double the routes.
        exposeHeadRoute: false,
        config: { call: (request) => chosen(request)?.call ?? first.call },
        handler: async (request, reply) => {
          const candidate = chosen(request)
          if (!candidate) throw unknownObject(method, paramsOf(request).id ?? '')
          const answer = await candidate.handle(this.#call(request, reply))
          return reply.type('application/json; charset=UTF-8').send(JSON.stringify(answer))
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
      inputs: parseFields(params.text('fields') ?? ''),
      address: addressOf(request),
      host: this,
    }
  }
}
