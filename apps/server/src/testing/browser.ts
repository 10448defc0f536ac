import type { ErrorBody, RouteKey, Routes } from '@postelier/contract'
import type { InjectOptions } from 'fastify'
import type { TestServer } from './test-platform.ts'

type InputOf<K extends RouteKey> = [Routes[K]['bodyInput']] extends [never]
  ? undefined
  : Routes[K]['bodyInput']
type OutputOf<K extends RouteKey> = Routes[K]['answer']

export interface Reply<T> {
  readonly status: number
  readonly body: { readonly success: true; readonly token?: string } & T
  readonly error: ErrorBody['error'] | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  readonly bytes: Buffer
}

interface CallOptions<K extends RouteKey> {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: InputOf<K>
  readonly headers?: Readonly<Record<string, string>>
  readonly form?: {
    readonly fields?: Record<string, string>
    readonly files: Record<string, { name: string; bytes: Buffer }>
  }
}

let machines = 0

/** An address that no other browser of this process has: tries are counted by address, and tests share one server. */
function nextAddress(): string {
  machines++
  return `127.${1 + (machines >> 16)}.${(machines >> 8) & 255}.${machines & 255}`
}

/** A browser with its own cookies that calls the API as the web app does: anti-forgery header, token renewed. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  token = ''
  readonly server: TestServer
  readonly address: string
  constructor(server: TestServer, address = nextAddress()) {
    this.server = server
    this.address = address
  }

  async call<K extends RouteKey>(key: K, options: CallOptions<K> = {}): Promise<Reply<OutputOf<K>>> {
    const first = await this.once(key, options)
    if (first.error?.code === 'csrf') return this.once(key, options)
    return first
  }

  /** One call, without the second try that a renewed token allows. */
  async once<K extends RouteKey>(key: K, options: CallOptions<K> = {}): Promise<Reply<OutputOf<K>>> {
    const [method = 'GET', template = '/'] = key.split(' ')
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(options.params?.[name] ?? `{${name}}`)),
    )
    const payload = options.form ? multipart(options.form) : undefined
    const response = await this.server.app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: path,
      remoteAddress: this.address,
      query: Object.fromEntries(
        Object.entries(options.query ?? {}).map(([name, value]) => [name, String(value)]),
      ),
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': this.token,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(payload ? { 'content-type': payload.type } : {}),
        ...options.headers,
      },
      ...(payload
        ? { payload: payload.bytes }
        : options.body === undefined
          ? {}
          : { payload: options.body as object }),
    })
    for (const cookie of response.cookies) {
      const gone = cookie.value === '' || (cookie.expires !== undefined && cookie.expires.getTime() <= 0)
      if (gone) this.cookies.delete(cookie.name)
      else this.cookies.set(cookie.name, cookie.value)
    }
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json')
    const body = isJson ? (response.json() as { token?: string; error?: ErrorBody['error'] }) : undefined
    if (body?.token) this.token = body.token
    return {
      status: response.statusCode,
      body: body as unknown as Reply<OutputOf<K>>['body'],
      error: body?.error,
      headers: response.headers,
      text: response.body,
      bytes: response.rawPayload,
    }
  }
}

function multipart(form: NonNullable<CallOptions<RouteKey>['form']>): { type: string; bytes: Buffer } {
  const boundary = '----postelier-test-boundary'
  const parts: Buffer[] = []
  for (const [name, value] of Object.entries(form.fields ?? {}))
    parts.push(
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    )
  for (const [name, file] of Object.entries(form.files)) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      file.bytes,
      Buffer.from('\r\n'),
    )
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.concat(parts) }
}
