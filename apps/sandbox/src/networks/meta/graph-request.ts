// What came in, read once: parameters wherever they stood, files, the token, the version.
import type { FastifyRequest } from 'fastify'
import { originOf } from '../network-office.ts'
import {
  bytesOf,
  contentTypeOf,
  formOf,
  jsonOf,
  type Part,
  paramsOf,
  partsOf,
  queryOf,
} from '../shared/bodies.ts'
import { GraphParams } from './graph-params.ts'

export interface GraphInput {
  params: GraphParams
  parts: readonly Part[]
}

const read = new WeakMap<FastifyRequest, GraphInput>()

export function inputOf(request: FastifyRequest): GraphInput {
  const known = read.get(request)
  if (known) return known
  const parts = partsOf(request) ?? []
  const texts = Object.fromEntries(
    parts
      .filter(({ fileName }) => fileName === undefined)
      .map(({ name, bytes }) => [name, bytes.toString('utf8')]),
  )
  const input = { params: new GraphParams(queryOf(request), texts, bodyOf(request)), parts }
  read.set(request, input)
  return input
}

function bodyOf(request: FastifyRequest): unknown {
  if (bytesOf(request).length === 0) return {}
  const type = contentTypeOf(request)
  if (type === 'application/json') return jsonOf(request)
  return type === 'application/x-www-form-urlencoded' ? formOf(request) : {}
}

export const fileOf = (parts: readonly Part[], name: string): Buffer | undefined =>
  parts.find((part) => part.name === name && part.fileName !== undefined)?.bytes

export function tokenOf(request: FastifyRequest): string | undefined {
  const header = /^(?:Bearer|OAuth)\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return inputOf(request).params.text('access_token') ?? header
}

/** An expired version is not refused: the next oldest that still works serves it. */
const oldest = 21
const newest = 27
export const askedVersion = (request: FastifyRequest): number =>
  Number(/^v(\d+)/.exec(paramsOf(request).version ?? 'v27.0')?.[1] ?? newest)
export const servedVersion = (request: FastifyRequest): number =>
  Math.min(newest, Math.max(oldest, askedVersion(request)))

/** The call's own address, for the next page of a list. */
export const addressOf = (request: FastifyRequest): URL => new URL(request.url, originOf(request))
