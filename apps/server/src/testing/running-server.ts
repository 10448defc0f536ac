import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The real program as a process of its own, to be killed, restarted and run twice. */
export interface RunningServer {
  readonly url: string
  readonly process: ChildProcess
  readonly output: () => string
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

export async function runServer(environment: Readonly<Record<string, string>>): Promise<RunningServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      LOG_LEVEL: 'warn',
      SHUTDOWN_SECONDS: '5',
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += String(chunk)))
  child.stderr?.on('data', (chunk) => (output += String(chunk)))
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    output: () => output,
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
        child.once('exit', (code) => resolve(code))
        child.kill(signal)
      }),
  }
}

/** A browser over real HTTP: cookies and anti-forgery token, as the web app keeps them. */
export class HttpBrowser {
  cookies = new Map<string, string>()
  token = ''
  url: string
  constructor(url: string) {
    this.url = url
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const first = await this.once(method, path, body)
    return first.status === 403 && JSON.stringify(first.body).includes('"csrf"')
      ? this.once(method, path, body)
      : first
  }

  private async once(method: string, path: string, body: unknown) {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...this.headers(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      this.cookies.set(name, value)
    }
    const answer = (await response.json()) as Record<string, unknown>
    if (typeof answer.token === 'string') this.token = answer.token
    return { status: response.status, body: answer }
  }

  /** Comes as far as the server's word that it wants the body: from then on the call is under way. */
  async begin(method: string, path: string, body: unknown): Promise<{ finish(): Promise<number> }> {
    const bytes = Buffer.from(JSON.stringify(body))
    const call = request(`${this.url}${path}`, {
      method,
      headers: {
        ...this.headers(),
        'content-type': 'application/json',
        'content-length': bytes.length,
        expect: '100-continue',
      },
      timeout: 20_000,
    })
    call.flushHeaders()
    await once(call, 'continue')
    return {
      async finish() {
        call.end(bytes)
        const [reply] = (await once(call, 'response')) as [IncomingMessage]
        reply.resume()
        return reply.statusCode ?? 0
      },
    }
  }

  headers(): Record<string, string> {
    return {
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': this.token,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
  }
}
