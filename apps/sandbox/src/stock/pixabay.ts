// As https://pixabay.com/api/docs/ describes it.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pictureNumbered, type StockPicture, searchPictures } from './stock-pictures.ts'
import type { StockSandbox } from './stock-sandbox.ts'

const query = z.object({
  key: z.string().min(1),
  id: z.coerce.number().int().optional(),
  q: z.string().max(100).default(''),
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(3).max(200).default(20),
})
/** However many there are, no more can be reached. */
const mostReached = 500
const firstId = 195_000

export function pixabayRoutes(app: FastifyInstance, sandbox: StockSandbox): void {
  const hitFor = (request: FastifyRequest) => {
    const addressOf = sandbox.addresses('pixabay', request)
    return (picture: StockPicture) => ({
      id: firstId + picture.number,
      pageURL: `https://pixabay.com/photos/${picture.subject}-${firstId + picture.number}/`,
      type: 'photo',
      tags: `${picture.subject}, light`,
      previewURL: addressOf(picture, 'small'),
      previewWidth: 150,
      previewHeight: 84,
      webformatURL: addressOf(picture, 'small'),
      webformatWidth: 640,
      webformatHeight: 360,
      largeImageURL: addressOf(picture, 'large'),
      imageWidth: picture.width,
      imageHeight: picture.height,
      imageSize: 4_731_420,
      views: 7671,
      downloads: 6439,
      likes: 5,
      comments: 2,
      user_id: picture.number % 26,
      user: picture.author,
      userImageURL: '',
    })
  }

  app.get('/pixabay/api/', (request, reply) => {
    const input = query.safeParse(request.query)
    const refuse = (what: string) => reply.code(400).type('text/plain').send(`[ERROR 400] ${what}`)
    if (!input.success) {
      const [name] = input.error.issues[0]?.path ?? []
      return refuse(
        name === 'key'
          ? 'Invalid or missing API key (https://pixabay.com/api/docs/).'
          : `"${String(name)}" is out of valid range.`,
      )
    }
    const { id, q, page, per_page } = input.data
    if (id !== undefined) {
      const picture = pictureNumbered(id - firstId)
      if (!picture) return refuse('"id" is out of valid range.')
      return sandbox.answer('pixabay', reply, { total: 1, totalHits: 1, hits: [hitFor(request)(picture)] })
    }
    const all = searchPictures(q)
    const found = all.slice(0, mostReached)
    if (page > 1 && (page - 1) * per_page >= found.length) return refuse('"page" is out of valid range.')
    const hits = found.slice((page - 1) * per_page, page * per_page).map(hitFor(request))
    return sandbox.answer('pixabay', reply, { total: all.length, totalHits: found.length, hits })
  })
}
