// Bodies arrive as bytes: each network refuses what it cannot read in its own words.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** More than any network takes in one piece, less than what would trouble the machine. */
const bodyLimit = 600 * 1024 * 1024

export function takeBodiesAsBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
}

export const contentTypeOf = (request: FastifyRequest): string =>
  (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

export const bytesOf = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)

/** undefined when it is not JSON. */
export function jsonOf(request: FastifyRequest): unknown {
  try {
    return JSON.parse(bytesOf(request).toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

/** A form sent as application/x-www-form-urlencoded. */
export const formOf = (request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(bytesOf(request).toString('utf8')))

const textOrTexts = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** The query's parameters; of one that is given twice the last. */
export function queryOf(request: FastifyRequest): Record<string, string> {
  const query = Object.entries(textOrTexts.catch({}).parse(request.query))
  return Object.fromEntries(
    query.map(([name, value]) => [name, Array.isArray(value) ? (value.at(-1) ?? '') : value]),
  )
}

export const paramsOf = (request: FastifyRequest): Record<string, string> =>
  z.record(z.string(), z.string()).catch({}).parse(request.params)

export interface Part {
  name: string
  fileName?: string
  type?: string
  bytes: Buffer
}

/** The parts of a multipart/form-data body; undefined when it is none. */
export function partsOf(request: FastifyRequest): Part[] | undefined {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(
    request.headers['content-type'] ?? '',
  )?.[1]
  if (!boundary) return undefined
  const body = bytesOf(request)
  const fence = Buffer.from(`--${boundary}`)
  const parts: Part[] = []
  let at = body.indexOf(fence)
  while (at >= 0) {
    const next = body.indexOf(fence, at + fence.length)
    if (next < 0) break
    // Between two fences: a line break, headers, an empty line, bytes, a line break.
    const part = readPart(body.subarray(at + fence.length + 2, next - 2))
    if (part) parts.push(part)
    at = next
  }
  return parts
}

function readPart(piece: Buffer): Part | undefined {
  const end = piece.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const headers = piece.subarray(0, end).toString('utf8')
  const name = /;\s*name="([^"]*)"/i.exec(headers)?.[1]
  if (name === undefined) return undefined
  const fileName = /;\s*filename="([^"]*)"/i.exec(headers)?.[1]
  const type = /^content-type:\s*(.+)$/im.exec(headers)?.[1]?.trim()
  return {
    name,
    bytes: piece.subarray(end + 4),
    ...(fileName !== undefined && { fileName }),
    ...(type !== undefined && { type }),
  }
}

/** One part's text. */
export const partText = (parts: readonly Part[], name: string): string | undefined =>
  parts.find((part) => part.name === name)?.bytes.toString('utf8')
