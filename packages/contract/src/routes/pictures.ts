import { z } from 'zod'
import { access, listOf, page, params, publicId, route } from '../route.ts'
import { mostPictureWords, stockService } from '../values/visuals.ts'

// `{id}` is the managing user's, as for templates: an account keeps its own pictures, staff keep the platform's.
const may = {
  consult: access.scope('design:consult', 'adminTemplates:consult'),
  edit: access.scope('design:edit', 'adminTemplates:edit'),
}
const id = params.id
const upload = { picture: { required: true, maxBytes: 50 * 1024 * 1024 } }
const rights = z.object({ rights: z.literal('true', { error: 'mustAccept' }) })

/** Whose work a picture is, where somebody must be named. */
export const creditView = z
  .object({ author: z.string(), authorUrl: z.string(), service: stockService, pictureUrl: z.string() })
  .meta({ id: 'PictureCredit' })
export type CreditView = z.infer<typeof creditView>

export const keptPictureView = z
  .object({
    /** What a design names it by. */
    id: publicId,
    name: z.string(),
    width: z.number(),
    height: z.number(),
    file: z.string(),
    /** The same, small, for a list. */
    thumb: z.string(),
    credit: creditView.nullable(),
    /** Drawn by a model: said wherever it is shown. */
    isGenerated: z.boolean(),
    addedAt: z.iso.datetime(),
    abilities: z.array(z.enum(['delete'])),
  })
  .meta({ id: 'KeptPicture' })
export type KeptPictureView = z.infer<typeof keptPictureView>

export const stockPictureView = z
  .object({
    id: z.string(),
    label: z.string(),
    /** A picture of the collection is drawn, not fetched: a design names it by this. Null where it must be taken first. */
    asset: z.string().nullable(),
    /** Where a small picture of it is; null where it is drawn. */
    thumb: z.string().nullable(),
    width: z.number(),
    height: z.number(),
    credit: creditView.nullable(),
  })
  .meta({ id: 'StockPicture' })
export type StockPictureView = z.infer<typeof stockPictureView>

const keywords = z
  .string()
  .max(120)
  .default('')
  .transform((words) =>
    words
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  )
  .pipe(z.array(z.string().max(40)).max(mostPictureWords))

export const pictureRoutes = [
  route('GET', '/api/users/{id}/pictures', {
    access: may.consult,
    rate: 'read',
    summary: 'The pictures a business (or the platform) keeps to draw with, the newest first',
    params: id,
    query: page,
    output: listOf(keptPictureView),
  }),
  route('POST', '/api/users/{id}/pictures', {
    access: may.edit,
    rate: 'upload',
    summary: 'Keep a picture of one’s own; its rights must be confirmed',
    params: id,
    files: upload,
    body: rights,
    output: z.object({ picture: keptPictureView }),
  }),
  route('DELETE', '/api/users/{id}/pictures/{pictureId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Take a picture out of the list; designs that show it keep it',
    params: id.extend({ pictureId: publicId }),
  }),
  route('GET', '/api/users/{id}/stock-pictures', {
    access: may.consult,
    rate: 'stock',
    summary: 'Search pictures by up to three words, in a stock service or in the collection made by code',
    params: id,
    query: page.extend({ keywords, service: stockService.optional() }),
    output: listOf(stockPictureView).extend({
      /** Which one answered, and which there are. */
      service: stockService,
      services: z.array(stockService),
    }),
  }),
  route('POST', '/api/users/{id}/stock-pictures', {
    access: may.edit,
    rate: 'upload',
    summary: 'Take a picture of a stock service among one’s own, with its author’s name',
    params: id,
    body: z.object({
      service: stockService.exclude(['collection']),
      pictureId: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
    }),
    output: z.object({ picture: keptPictureView }),
  }),
  route('GET', '/api/users/{id}/ai/posts-images', {
    access: access.account('brand:consult'),
    rate: 'read',
    summary: 'The business’s own pictures that posts are drawn with, ten at most',
    params: id,
    query: page,
    output: listOf(keptPictureView).extend({ max: z.number() }),
  }),
  route('POST', '/api/users/{id}/ai/posts-images', {
    access: access.account('brand:create'),
    rate: 'upload',
    summary: 'Add a picture that posts are drawn with; its rights must be confirmed',
    params: id,
    files: upload,
    body: rights,
    output: z.object({ picture: keptPictureView }),
  }),
  route('DELETE', '/api/users/{id}/ai/posts-images/{imageId}', {
    access: access.account('brand:delete'),
    rate: 'write',
    summary: 'Remove a picture that posts are drawn with; designs that show it keep it',
    params: id.extend({ imageId: publicId }),
  }),
] as const

export const pictureEvents = ['pictures.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    pictures: { routes: typeof pictureRoutes; events: typeof pictureEvents }
  }
}
