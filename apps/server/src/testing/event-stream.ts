import type { AddressInfo } from 'node:net'
import type { TestBrowser } from './browser.ts'
import type { TestServer } from './test-platform.ts'

/** An open page's stream of events. */
export interface EventStream {
  /** Names heard so far, without the first. */
  readonly heard: readonly string[]
  readonly ended: boolean
  close(): void
}

async function portOf(server: TestServer): Promise<number> {
  const http = server.app.server
  if (!http.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
  http.unref()
  return (http.address() as AddressInfo).port
}

/** Opens a stream over real HTTP with a browser's cookies; it is heard from when this resolves. */
export async function openStream(server: TestServer, browser: TestBrowser): Promise<EventStream> {
  const stop = new AbortController()
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`http://127.0.0.1:${await portOf(server)}/api/events`, {
    headers: { cookie },
    signal: stop.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (response.status !== 200 || !reader) throw new Error(`No stream: ${response.status}`)
  const stream = { heard: [] as string[], ended: false, close: () => stop.abort() }
  let opened: () => void = () => undefined
  const open = new Promise<void>((resolve) => {
    opened = resolve
  })
  const read = async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      for (const [, name = ''] of value.matchAll(/^event: (\S+)$/gm))
        if (name === 'open') opened()
        else stream.heard.push(name)
    }
  }
  read()
    .catch(() => undefined)
    .finally(() => {
      stream.ended = true
    })
  await open
  return stream
}
