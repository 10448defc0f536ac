// As https://www.pexels.com/api/documentation/ describes it.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pictureNumbered, type StockPicture, searchPictures } from './stock-pictures.ts'
import type { StockSandbox } from './stock-sandbox.ts'

const query = z.object({
  query: z.string().default(''),
  page: z.coerce.number().int().min(1).default(1),
  // More than 80 is not refused: 80 are given.
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .default(15)
    .transform((count) => Math.min(count, 80)),
})

const idOf = ({ number }: StockPicture) => 2_014_000 + number

export function pexelsRoutes(app: FastifyInstance, sandbox: StockSandbox): void {
  const photoFor = (request: FastifyRequest) => {
    const addressOf = sandbox.addresses('pexels', request)
    return (picture: StockPicture) => ({
      id: idOf(picture),
      width: picture.width,
      height: picture.height,
      url: `https://www.pexels.com/photo/${picture.subject}-${idOf(picture)}/`,
      photographer: picture.author,
      photographer_url: `https://www.pexels.com/@ada-${picture.number % 26}`,
      photographer_id: picture.number % 26,
      avg_color: '#978E82',
      src: {
        original: addressOf(picture, 'large'),
        large2x: addressOf(picture, 'large'),
        large: addressOf(picture, 'large'),
        medium: addressOf(picture, 'small'),
        small: addressOf(picture, 'small'),
        portrait: addressOf(picture, 'large'),
        landscape: addressOf(picture, 'large'),
        tiny: addressOf(picture, 'small'),
      },
      liked: false,
      alt: `A picture of ${picture.subject}`,
    })
  }
  const list = (request: FastifyRequest, found: readonly StockPicture[]) => {
    const { page, per_page } = query.parse(request.query)
    const photos = found.slice((page - 1) * per_page, page * per_page).map(photoFor(request))
    return { page, per_page, photos, total_results: found.length }
  }
  const isKnown = (request: FastifyRequest) => Boolean(request.headers.authorization)

  app.get('/pexels/v1/search', (request, reply) => {
    if (!isKnown(request)) return reply.code(401).send({ status: 401, code: 'Unauthorized' })
    const input = query.parse(request.query).query
    if (input === '') return reply.code(400).send({ status: 400, code: 'Bad Request' })
    return sandbox.answer('pexels', reply, list(request, searchPictures(input)))
  })
  app.get('/pexels/v1/curated', (request, reply) =>
    isKnown(request)
      ? sandbox.answer('pexels', reply, list(request, searchPictures('')))
      : reply.code(401).send({ status: 401, code: 'Unauthorized' }),
  )
  app.get<{ Params: { id: string } }>('/pexels/v1/photos/:id', (request, reply) => {
    if (!isKnown(request)) return reply.code(401).send({ status: 401, code: 'Unauthorized' })
    const picture = pictureNumbered(Number(request.params.id) - 2_014_000)
    if (!picture) return reply.code(404).send({ status: 404, code: 'Not Found' })
    return sandbox.answer('pexels', reply, photoFor(request)(picture))
  })
}
