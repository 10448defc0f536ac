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

// https://pixabay.com/api/docs/ — 200 a page at most; half of that is as many as is ever asked for at once.
const perPage = 100
const longestQuery = 100
const photo = z.object({
  id: z.number().int(),
  pageURL: webAddress,
  tags: words.nullish(),
  webformatURL: webAddress,
  largeImageURL: webAddress,
  imageWidth: size,
  imageHeight: size,
  user_id: z.number().int(),
  user: words,
})
type Photo = z.infer<typeof photo>
/** `totalHits` is how many can be reached; `total`, how many there are. */
const page = z.object({ totalHits: z.number().int().min(0), hits: lenient(photo) })

const creditOf = ({ user, user_id, pageURL }: Photo): CreditView => ({
  author: user,
  authorUrl: `https://pixabay.com/users/${encodeURIComponent(user)}-${user_id}/`,
  service: 'pixabay',
  pictureUrl: pageURL,
})

export function pixabay(remote: Remote): StockSource {
  const safe = { key: remote.key, image_type: 'photo', safesearch: 'true' }
  const viewOf = (one: Photo | null) =>
    one &&
    shown(remote, {
      id: String(one.id),
      label: one.tags ?? '',
      thumb: one.webformatURL,
      width: one.imageWidth,
      height: one.imageHeight,
      credit: creditOf(one),
    })
  return {
    service: 'pixabay',
    search: searchByPages(remote, perPage, async (query, number, signal, wordsIn) => {
      const q = query === '' ? {} : { q: query.slice(0, longestQuery) }
      const lang = wordsIn ? { lang: wordsIn } : {}
      const input = { ...safe, ...q, ...lang, page: number, per_page: perPage }
      const { data } = await readJson(callOf(remote, '/api/', input, signal), page)
      return { total: data.totalHits, items: data.hits.map(viewOf) }
    }),
    async take(pictureId, into, signal) {
      if (!/^\d{1,15}$/.test(pictureId)) throw notFound()
      // An id nobody has is 400 there, as is a wrong key: the search says which of the two it is.
      const call = callOf(remote, '/api/', { ...safe, id: pictureId }, signal, { absentOn: [400, 404] })
      const { data } = await readJson(call, page)
      const one = data.hits.find((hit) => String(hit?.id) === pictureId)
      if (!one) throw notFound()
      await downloadTo(pictureCallOf(remote, one.largeImageURL, signal), into)
      return { name: one.tags || `Pixabay ${pictureId}`, credit: creditOf(one) }
    },
  }
}
