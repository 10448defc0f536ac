import type { CreditView } from '@postelier/contract'
import { z } from 'zod'
import { notFound } from '../../../platform/errors.ts'
import { downloadTo, readJson } from '../../../platform/outside/ask-service.ts'
import {
  callOf,
  lenient,
  pictureCallOf,
  type Remote,
  shown,
  size,
  webAddress,
  words,
} from './remote-service.ts'
import { searchByPages } from './search-pages.ts'
import type { StockSource } from './stock-source.ts'

// https://unsplash.com/documentation and https://help.unsplash.com/en/articles/2511245-unsplash-api-guidelines
const perPage = 30
const photo = z.object({
  id: z.string(),
  width: size,
  height: size,
  alt_description: words.nullish(),
  description: words.nullish(),
  urls: z.object({ raw: webAddress, small: webAddress }),
  links: z.object({ html: webAddress, download_location: webAddress }),
  user: z.object({ name: words, links: z.object({ html: webAddress }) }),
})
type Photo = z.infer<typeof photo>
const found = z.object({ total: z.number().int().min(0), results: lenient(photo) })
const anything = z.unknown()

/** As large as pictures are kept, and no larger. */
const taken = { w: '2048', h: '2048', fit: 'max', fm: 'jpg', q: '85' }

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Their guideline: a link to an author says who sent the visitor. */
const referred = (address: string) => withQuery(address, { utm_source: 'postelier', utm_medium: 'referral' })

const creditOf = ({ user, links }: Photo): CreditView => ({
  author: user.name,
  authorUrl: referred(user.links.html),
  service: 'unsplash',
  pictureUrl: referred(links.html),
})
const labelOf = (one: Photo) => one.alt_description || one.description || ''

export function unsplash(remote: Remote): StockSource {
  const headers = { authorization: `Client-ID ${remote.key}`, 'accept-version': 'v1' }
  const viewOf = (one: Photo | null) =>
    one &&
    shown(remote, {
      id: one.id,
      label: labelOf(one),
      width: one.width,
      height: one.height,
      thumb: one.urls.small,
      credit: creditOf(one),
    })
  return {
    service: 'unsplash',
    search: searchByPages(remote, perPage, async (query, number, signal, wordsIn) => {
      const paging = { page: number, per_page: perPage }
      if (query) {
        const lang = wordsIn ? { lang: wordsIn } : {}
        const input = { query, content_filter: 'high', ...lang, ...paging }
        const { data } = await readJson(callOf(remote, '/search/photos', input, signal, { headers }), found)
        return { total: data.total, items: data.results.map(viewOf) }
      }
      // The plain list says in a header how long it is.
      const call = callOf(remote, '/photos', paging, signal, { headers })
      const { data, headers: answer } = await readJson(call, lenient(photo))
      return { total: Number(answer.get('x-total')) || data.length, items: data.map(viewOf) }
    }),
    async take(pictureId, into, signal) {
      const path = `/photos/${encodeURIComponent(pictureId)}`
      const ask = { headers, absentOn: [404] }
      const { data } = await readJson(callOf(remote, path, {}, signal, ask), photo)
      // Their paths have words of their own, such as `random`, that are no picture's id.
      if (data.id !== pictureId) throw notFound()
      await readJson(downloadCall(remote, data.links.download_location, headers, signal), anything)
      await downloadTo(pictureCallOf(remote, withQuery(data.urls.raw, taken), signal), into)
      return { name: labelOf(data) || `Unsplash ${pictureId}`, credit: creditOf(data) }
    },
  }
}

/** Their guideline: taking a picture is told to them, at the address they give. It gets our key, so it must be theirs. */
const downloadCall = (
  { url, named, timeLimitMs }: Remote,
  address: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => ({ url: new URL(address), origins: [new URL(url).origin], named, headers, signal, timeLimitMs })
