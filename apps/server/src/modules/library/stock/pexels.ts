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

// https://www.pexels.com/api/documentation/
const perPage = 80
const locales = { fr: 'fr-FR', en: 'en-US', es: 'es-ES', de: 'de-DE' } as const
const photo = z.object({
  id: z.number().int(),
  width: size,
  height: size,
  url: webAddress,
  photographer: words,
  photographer_url: webAddress,
  alt: words.nullish(),
  src: z.object({ large2x: webAddress, medium: webAddress }),
})
type Photo = z.infer<typeof photo>
const page = z.object({ total_results: z.number().int().min(0), photos: lenient(photo) })

const creditOf = ({ photographer, photographer_url, url }: Photo): CreditView => ({
  author: photographer,
  authorUrl: photographer_url,
  service: 'pexels',
  pictureUrl: url,
})

export function pexels(remote: Remote): StockSource {
  const headers = { authorization: remote.key }
  const viewOf = (one: Photo | null) =>
    one &&
    shown(remote, {
      id: String(one.id),
      label: one.alt ?? '',
      thumb: one.src.medium,
      width: one.width,
      height: one.height,
      credit: creditOf(one),
    })
  return {
    service: 'pexels',
    search: searchByPages(remote, perPage, async (query, number, signal, wordsIn) => {
      const paging = { page: number, per_page: perPage }
      const locale = wordsIn ? { locale: locales[wordsIn] } : {}
      const call = query
        ? callOf(remote, '/v1/search', { query, ...locale, ...paging }, signal, { headers })
        : callOf(remote, '/v1/curated', paging, signal, { headers })
      const { data } = await readJson(call, page)
      return { total: data.total_results, items: data.photos.map(viewOf) }
    }),
    async take(pictureId, into, signal) {
      if (!/^\d{1,15}$/.test(pictureId)) throw notFound()
      const ask = { headers, absentOn: [404] }
      const { data } = await readJson(callOf(remote, `/v1/photos/${pictureId}`, {}, signal, ask), photo)
      if (String(data.id) !== pictureId) throw notFound()
      await downloadTo(pictureCallOf(remote, data.src.large2x, signal), into)
      return { name: data.alt || `Pexels ${pictureId}`, credit: creditOf(data) }
    },
  }
}
