// The client that reads a hand-made site without a server: the same bytes, the same refusals.
import type { ReadWeb } from '@postelier/reading'
import { answerOf, type SiteKey } from './site-files.ts'

export class FileRefusal extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export const readFromFiles =
  (site: SiteKey, origin: string, asked: string[] = []): ReadWeb =>
  async (address) => {
    let url = new URL(address)
    if (url.origin !== origin) throw new FileRefusal('notPublic')
    for (let step = 0; step < 5; step++) {
      asked.push(url.pathname)
      const { status, type, body, location } = answerOf(site, url.pathname, origin)
      if (location) {
        url = new URL(location, url)
        continue
      }
      if (status === 404) throw new FileRefusal('notFound')
      const [bare = '', charset] = type.split('; charset=')
      return { url: url.href, type: bare, charset: charset ?? null, body }
    }
    throw new FileRefusal('redirects')
  }
