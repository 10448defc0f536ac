import type { AddressInfo } from 'node:net'
import type { PageEvent } from '@postelier/contract'
import type { TestBrowser } from './browser.ts'
import type { TestServer } from './test-platform.ts'

/** An open page's stream of events. */
export interface EventStream {
  /** Names heard so far, without the first. */
  readonly heard: readonly string[]
  /** The same with what came along. */
  readonly events: readonly (readonly [name: string, data: PageEvent])[]
  readonly ended: boolean
  close(): void
}

/** What a page says of itself as it opens its stream. */
interface PageWords {
  readonly tab?: string
  readonly account?: number
}

async function portOf(server: TestServer): Promise<number> {
  const http = server.app.server
  if (!http.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
  http.unref()
  return (http.address() as AddressInfo).port
}

/** Opens a stream over real HTTP with a browser's cookies; it is heard from when this resolves. */
export async function openStream(
  server: TestServer,
  browser: TestBrowser,
  words: PageWords = {},
): Promise<EventStream> {
  const stop = new AbortController()
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const search = new URLSearchParams(
    Object.entries(words).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const response = await fetch(`http://127.0.0.1:${await portOf(server)}/api/events?${search}`, {
    headers: { cookie },
    signal: stop.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (response.status !== 200 || !reader) throw new Error(`No stream: ${response.status}`)
  const stream = {
    heard: [] as string[],
    events: [] as [string, PageEvent][],
    ended: false,
    close: () => stop.abort(),
  }
  let opened: () => void = () => undefined
  const open = new Promise<void>((resolve) => {
    opened = resolve
  })
  const take = (message: string) => {
    const [, name = '', data = '{}'] = /^event: (\S+)\ndata: (.*)$/m.exec(message) ?? []
    if (name === 'open') return opened()
    if (name === '') return
    stream.heard.push(name)
    stream.events.push([name, JSON.parse(data) as PageEvent])
  }
  const read = async () => {
    for (let rest = ''; ; ) {
      const { value, done } = await reader.read()
      if (done) break
      const messages = (rest + value).split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) take(message)
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
