import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BucketStandIn {
  readonly address: string
  readonly keys: () => string[]
  /** The next calls are refused with this status, as a service under load does. */
  refuse(times: number, status: number): void
  close(): Promise<void>
}

interface Kept {
  readonly bytes: Buffer
  readonly mime: string
  readonly at: Date
}

export const standInAccess = { bucket: 'postelier', id: 'an-access-key', secret: 'a-secret-access-key' }
const pageOfKeys = 2

/**
 * A service that speaks S3 as far as we use it: keys in paths, signed calls, listing by pages. It works every signature
 * out for itself, so a call that a real service would refuse is refused here too.
 */
export async function openBucketStandIn(): Promise<BucketStandIn> {
  const kept = new Map<string, Kept>()
  let refusals = { left: 0, status: 503 }
  const server = createServer((request, response) => {
    readAll(request)
      .then((body) => {
        if (refusals.left > 0) {
          refusals = { ...refusals, left: refusals.left - 1 }
          return fail(response, refusals.status, 'SlowDown')
        }
        if (!isSigned(request, body)) return fail(response, 403, 'SignatureDoesNotMatch')
        answer(kept, request, body, response)
      })
      .catch((reason: unknown) => fail(response, 500, String(reason)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: () => [...kept.keys()].sort(),
    refuse(times, status) {
      refusals = { left: times, status }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function answer(
  kept: Map<string, Kept>,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const url = new URL(request.url ?? '', 'http://bucket')
  const [, bucket, ...parts] = url.pathname.split('/')
  const key = decodeURIComponent(parts.join('/'))
  const found = kept.get(key)
  if (bucket !== standInAccess.bucket) fail(response, 404, 'NoSuchBucket')
  else if (key === '') list(kept, url.searchParams, response)
  else if (request.method === 'PUT') {
    kept.set(key, { bytes: body, mime: request.headers['content-type'] ?? '', at: new Date() })
    response.writeHead(200).end()
  } else if (request.method === 'DELETE') {
    kept.delete(key)
    response.writeHead(204).end()
  } else if (found) {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const bytes = first ? found.bytes.subarray(Number(first), Number(last) + 1) : found.bytes
    response.writeHead(first ? 206 : 200, {
      'content-type': found.mime,
      'content-length': bytes.length,
      'last-modified': found.at.toUTCString(),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  } else fail(response, 404, 'NoSuchKey')
}

function list(kept: Map<string, Kept>, asked: URLSearchParams, response: ServerResponse): void {
  const [after, prefix] = [asked.get('continuation-token') ?? '', asked.get('prefix') ?? '']
  const rest = [...kept.keys()].sort().filter((key) => key > after && key.startsWith(prefix))
  const page = rest.slice(0, pageOfKeys)
  const more = rest.length > page.length
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents}${next}</ListBucketResult>`)
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Signature version 4 as Amazon documents it, with the body's own hash. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!given) return false
  const [, id, day = '', region = '', signedHeaders = '', signature] = given
  const url = new URL(request.url ?? '', 'http://bucket')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const bodyHash = sha256(body)
  const canonical = [request.method, url.pathname, query, headers.join(''), signedHeaders, bodyHash].join(
    '\n',
  )
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${standInAccess.secret}`,
  )
  const expected = createHmac('sha256', key).update(toSign).digest('hex')
  return (
    id === standInAccess.id && signature === expected && request.headers['x-amz-content-sha256'] === bodyHash
  )
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
