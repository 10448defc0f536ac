// What reading foreign bytes may cost the server: nothing that somebody who asks something else would feel.
import { setTimeout as sleep } from 'node:timers/promises'
import { type ReadWeb, readFeedContents } from '@postelier/reading'
import { afterEach, describe, expect, it } from 'vitest'
import { WebRefusal } from '../outside/web-refusal.ts'
import { createReader, type ReaderOptions } from './reader.ts'

const megabyte = 1024 * 1024
const bytes = (text: string) => new TextEncoder().encode(text)
const answer = (url: string, body: Uint8Array, type = 'text/html') => ({ url, type, charset: 'utf-8', body })
const page =
  '<h1>Pain</h1><p>Nous faisons du pain à Lyon depuis 1950.</p><p>Le four est en pierre et chauffe au bois.</p>'
/** Five megabytes of one tag that does not end. */
const oddFeed = bytes(`<rss><channel><item>${'<a '.repeat((5 * megabyte) / 3 - 10)}`)
/** Every one of its elements has a name of its own. */
const manyNames = bytes(
  `<rss><channel>${Array.from({ length: 250_000 }, (_, at) => `<a${at}/>`).join('')}</channel></rss>`,
)
/** Cut where a page should end, and still as much as one may be. */
const heavyPage = bytes(
  `<p>Le four est en pierre.</p>${'<div style="color:#fff"><!--</div>-->a'.repeat(30_000)}`,
)

const site: ReadWeb = async (url) => {
  const { pathname } = new URL(url)
  if (pathname === '/') return answer(url, bytes(page))
  if (pathname === '/odd') return answer(url, oddFeed, 'text/xml')
  if (pathname === '/names') return answer(url, manyNames, 'text/xml')
  if (pathname === '/heavy') return answer(url, heavyPage)
  throw new WebRefusal('notFound', 'None')
}
const never: ReadWeb = (_, { signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

const opened: ReturnType<typeof createReader>[] = []
const open = (options: Partial<ReaderOptions> = {}) => {
  const warned: unknown[] = []
  const reader = createReader({
    log: { warn: (said: unknown) => warned.push(said) },
    fetch: site,
    ...options,
  })
  opened.push(reader)
  return { reader, warned }
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.close()))
})

const today = '2026-11-23'
const signal = new AbortController().signal
const ofFeed = { today, language: 'fr', mapping: null } as const
const feed = (reader: ReturnType<typeof createReader>, path: string) =>
  reader.feed(`http://site.example${path}`, { ...ofFeed, signal, isOfProducts: path === '/names' })
const pageOf = (reader: ReturnType<typeof createReader>, path = '/', stop = signal) =>
  reader.page(`http://site.example${path}`, {
    today,
    timeLimitMs: 20_000,
    signal: stop,
    ownSite: 'http://site.example',
  })
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'read',
    (reason: unknown) => (reason instanceof WebRefusal ? reason.code : reason),
  )

/** How long nobody else could be answered, of this thread's own time: however busy the machine is. */
async function heldWhile(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
const isAlive = (id: number) => {
  try {
    return process.kill(id, 0)
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'ESRCH') return false
    throw reason
  }
}
async function started(reader: { readonly processIds: number[] }): Promise<number> {
  for (;;) {
    const [id] = reader.processIds
    if (id !== undefined) return id
    await sleep(5)
  }
}

describe('while foreign bytes are taken apart', () => {
  it('others are answered at once, whatever the bytes hold', { timeout: 300_000 }, async () => {
    const { reader } = open()
    const input = { ...ofFeed, url: 'http://site.example/odd', type: 'text/xml', isOfProducts: false }
    // The same, read where others are answered: what the machine needs for it just now.
    const reference = await heldWhile(async () => readFeedContents(oddFeed, input))
    const held: number[] = []
    // What the machine does beside it comes on top now and then; what is taken apart here would each time.
    for (let nth = 0; nth < 3; nth++) {
      let ends: unknown[] = []
      held.push(
        await heldWhile(async () => {
          ends = await Promise.all([codeOf(feed(reader, '/odd')), codeOf(pageOf(reader, '/heavy'))])
        }),
      )
      for (const end of ends) expect(['read', 'tooLarge']).toContain(end)
    }
    expect(reference).toBeGreaterThan(400)
    expect(Math.min(...held)).toBeLessThan(Math.max(200, reference / 4))
  })

  it('a site that keeps us waiting keeps no other one from being read', async () => {
    const slow = open({
      working: 1,
      fetch: (url, input) => (url.includes('slow') ? never : site)(url, input),
    })
    const stop = new AbortController()
    const waiting = codeOf(pageOf(slow.reader, '/slow', stop.signal))
    await expect(pageOf(slow.reader)).resolves.toMatchObject({ page: { isOwn: true } })
    stop.abort()
    expect(await waiting).toMatchObject({ name: 'AbortError' })
  })
})

describe('a reading', () => {
  it('that would take too long is cut off, and the next one is read', async () => {
    const { reader, warned } = open({ stepMs: 150 })
    expect(await codeOf(feed(reader, '/odd'))).toBe('tooLarge')
    expect(warned).toEqual([expect.objectContaining({ how: expect.stringContaining('150 ms') })])
    expect(reader.processIds).toEqual([])
    expect(await codeOf(pageOf(open().reader))).toBe('read')
  })

  it('that would take all memory ends, and the next one is read', async () => {
    const { reader, warned } = open({ heapMb: 48, stepMs: 120_000 })
    expect(await codeOf(feed(reader, '/names'))).toBe('tooLarge')
    expect(warned).toEqual([expect.objectContaining({ said: expect.stringContaining('out of memory') })])
    expect(await codeOf(pageOf(reader))).toBe('read')
  })

  it('that nobody waits for any more leaves no process, at work or waiting', async () => {
    for (const fetch of [site, never]) {
      const { reader } = open({ fetch })
      const stop = new AbortController()
      const asked = codeOf(
        fetch === site
          ? reader.feed('http://site.example/odd', { ...ofFeed, signal: stop.signal, isOfProducts: false })
          : pageOf(reader, '/', stop.signal),
      )
      const id = await started(reader)
      stop.abort()
      expect(await asked).toMatchObject({ name: 'AbortError' })
      expect(isAlive(id)).toBe(false)
    }
  })

  it('ends with the server', async () => {
    const { reader } = open({ fetch: never })
    const asked = codeOf(pageOf(reader))
    const id = await started(reader)
    await reader.close()
    expect(isAlive(id)).toBe(false)
    expect(await asked).toBeInstanceOf(Error)
  })

  it('whose program cannot be started is our fault, not the page’s', async () => {
    const { reader, warned } = open({ program: '/nowhere/reading-process.mjs' })
    expect(await codeOf(pageOf(reader))).toBeInstanceOf(Error)
    expect(warned).toEqual([])
  })

  it('is told why a page was not to be had, and how far it is', async () => {
    const { reader } = open()
    await expect(pageOf(reader, '/none')).resolves.toEqual({ failure: 'notFound' })
    const said: number[] = []
    const read = await reader.site('http://site.example/', {
      today,
      signal,
      timeLimitMs: 20_000,
      progress: ({ read: pages }) => said.push(pages),
    })
    expect(read.facts.length).toBeGreaterThan(0)
    expect(said).toEqual([1])
  })

  it('stops asking where its time is over, and tells what it has', async () => {
    const { reader } = open({ fetch: (url, input) => (url.endsWith('.xml') ? never : site)(url, input) })
    // That it comes back at all is the proof: what was asked for last never answers.
    const read = await reader.site('http://site.example/', { today, signal, timeLimitMs: 1500 })
    expect(read.failures).toEqual([])
  })
})
