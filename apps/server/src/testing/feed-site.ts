import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { driveLookups } from '../modules/sources/drive-lookups.ts'
import { driveSources } from '../modules/sources/drive-sources.ts'
import type { Platform } from '../platform/platform.ts'
import type { TestServer } from './test-platform.ts'

const xml = 'application/xml'

type Answer = string | ((response: ServerResponse) => void)

/** A site of this machine whose pages a test changes as it goes. */
export async function feedSite() {
  const pages = new Map<string, Answer>()
  const asked: string[] = []
  const site = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const page = pages.get(path)
    if (typeof page === 'function') return page(response)
    const type = path.endsWith('.txt')
      ? 'text/plain'
      : page?.startsWith('<?xml')
        ? xml
        : 'text/html; charset=utf-8'
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': type }).end(page ?? '')
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  return {
    pages,
    asked,
    origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    close: () => {
      site.closeAllConnections()
      return new Promise<void>((done) => site.close(() => done()))
    },
  }
}

export interface Product {
  readonly id: string
  readonly name: string
  readonly says: string
  readonly price?: string
  readonly link?: string
  readonly image?: string
}

export const shopFeed = (products: readonly Product[]): string =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${products
    .map(
      ({ id, name, says, price = '', link = '', image = '' }) =>
        `<item><g:id>${id}</g:id><g:title>${name}</g:title><g:description>${says}</g:description><g:price>${price}</g:price><g:link>${link}</g:link><g:image_link>${image}</g:image_link></item>`,
    )
    .join('')}</channel></rss>`

/** The same, allowed to read sites of this machine, until it is left as it was found: the server is everybody's. */
export function readingHere({ platform }: TestServer): Platform {
  // In place, since routes hold the platform they were given.
  Object.assign(platform.config, { READ_LOOPBACK: true })
  return platform
}

/** As it was found. */
export const readingNothingHere = ({ platform }: TestServer): void => {
  Object.assign(platform.config, { READ_LOOPBACK: false })
}

const going = () => new AbortController().signal
export const readDue = (platform: Platform, signal: AbortSignal = going()): Promise<number> =>
  driveSources({ platform, signal })
export const lookDue = (platform: Platform, signal: AbortSignal = going()): Promise<number> =>
  driveLookups({ platform, signal })
