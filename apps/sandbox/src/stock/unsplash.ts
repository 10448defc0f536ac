// As https://unsplash.com/documentation describes it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pictureNumbered, type StockPicture, searchPictures } from './stock-pictures.ts'
import type { StockSandbox } from './stock-sandbox.ts'

const query = z.object({
  query: z.string().default(''),
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .transform((count) => Math.min(count, 30)),
})

const idOf = ({ number }: StockPicture) => `Un_-${String(number).padStart(7, 'x')}`
const numberOf = (id: string) => Number(/^Un_-x*(\d+)$/.exec(id)?.[1] ?? 0)

export function unsplashRoutes(app: FastifyInstance, sandbox: StockSandbox): void {
  const photoFor = (request: FastifyRequest) => {
    const addressOf = sandbox.addresses('unsplash', request)
    return (picture: StockPicture) => {
      const id = idOf(picture)
      const [large, small] = [addressOf(picture, 'large'), addressOf(picture, 'small')]
      return {
        id,
        slug: `${picture.subject}-${id}`,
        created_at: '2024-05-03T11:00:28-04:00',
        width: picture.width,
        height: picture.height,
        color: '#60544D',
        blur_hash: 'LoC%a7IoIVxZ_NM|M{s:%hRjWAo0',
        description: null,
        alt_description: `${picture.subject} in the morning`,
        urls: {
          raw: `${large}?ixid=M3wx`,
          full: `${large}?ixid=M3wx&q=100`,
          regular: `${large}?ixid=M3wx&w=1080`,
          small: `${small}?ixid=M3wx&w=400`,
          thumb: `${small}?ixid=M3wx&w=200`,
        },
        links: {
          self: `https://api.unsplash.com/photos/${id}`,
          html: `https://unsplash.com/photos/${id}`,
          download: `https://unsplash.com/photos/${id}/download`,
          download_location: `http://${request.host}/unsplash/photos/${id}/download?ixid=M3wx`,
        },
        user: {
          id: `u${picture.number % 26}`,
          username: `ada${picture.number % 26}`,
          name: picture.author,
          links: { html: `https://unsplash.com/@ada${picture.number % 26}` },
        },
      }
    }
  }
  const isKnown = (request: FastifyRequest) =>
    /^Client-ID \S+$/.test(request.headers.authorization ?? '') && request.headers['accept-version'] === 'v1'
  const refuse = (reply: FastifyReply) =>
    reply.code(401).send({ errors: ['OAuth error: The access token is invalid'] })
  const missing = (reply: FastifyReply) => reply.code(404).send({ errors: ["Couldn't find Photo"] })

  app.get('/unsplash/search/photos', (request, reply) => {
    if (!isKnown(request)) return refuse(reply)
    const { page, per_page, ...input } = query.parse(request.query)
    const found = searchPictures(input.query)
    const results = found.slice((page - 1) * per_page, page * per_page).map(photoFor(request))
    const total_pages = Math.ceil(found.length / per_page)
    return sandbox.answer('unsplash', reply, { total: found.length, total_pages, results })
  })
  app.get('/unsplash/photos', (request, reply) => {
    if (!isKnown(request)) return refuse(reply)
    const { page, per_page } = query.parse(request.query)
    const found = searchPictures('')
    void reply.header('x-total', found.length).header('x-per-page', per_page)
    const photos = found.slice((page - 1) * per_page, page * per_page).map(photoFor(request))
    return sandbox.answer('unsplash', reply, photos)
  })
  app.get<{ Params: { id: string } }>('/unsplash/photos/:id', (request, reply) => {
    if (!isKnown(request)) return refuse(reply)
    // A word of its own, not an id: any picture.
    const number = request.params.id === 'random' ? 7 : numberOf(request.params.id)
    const picture = pictureNumbered(number)
    return picture ? sandbox.answer('unsplash', reply, photoFor(request)(picture)) : missing(reply)
  })
  app.get<{ Params: { id: string } }>('/unsplash/photos/:id/download', (request, reply) => {
    if (!isKnown(request)) return refuse(reply)
    const picture = pictureNumbered(numberOf(request.params.id))
    if (!picture) return missing(reply)
    sandbox.taken.push(request.params.id)
    return sandbox.answer('unsplash', reply, {
      url: sandbox.addresses('unsplash', request)(picture, 'large'),
    })
  })
}
