// Calls that begin one post from something at hand: a sentence, a page, an item, a picture.
import { z } from 'zod'
import { access, digitsId, params, publicId, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { longestPrompt, marketingObjective, subjectFormat } from '../values/planning.ts'
import { freeText } from '../values/text.ts'
import { runView } from './planning.ts'
import { lookupView } from './sources.ts'

const create = access.account('planning:create')
const account = params.id

/** What a person may choose of a post that is made of one thing. */
const choices = {
  agreedCredits: z.number().int().min(0),
  /** Those drafting is switched on for, where none are named. */
  networks: z.array(network).max(6).default([]),
  objective: marketingObjective.default('visibility'),
  format: subjectFormat.default('image'),
  /** The hour in the business's local time. */
  localTime: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
    .nullable()
    .default(null),
}
const words = freeText(longestPrompt).min(1)
const output = z.object({ run: runView })
const waysView = z.object({ seesPictures: z.boolean() })
export type WaysView = z.infer<typeof waysView>

/** Ways into one post: what somebody says, a page, a picture, an item of a source. */
export const wayRoutes = [
  route('GET', '/api/users/{id}/ways', {
    access: create,
    rate: 'read',
    summary: 'Whether somebody is chosen who can say what a picture shows',
    params: account,
    output: waysView,
  }),
  route('POST', '/api/users/{id}/ways/picture/descriptions', {
    access: create,
    rate: 'engine',
    summary: 'Have an engine propose what a picture shows, in the background',
    params: account,
    body: z.object({ pictureId: publicId }),
    output: z.object({ lookup: lookupView }),
  }),
  route('POST', '/api/users/{id}/ways/prompt', {
    access: create,
    rate: 'write',
    summary: 'A post of what somebody says',
    params: account,
    body: z.object({ ...choices, text: words }),
    output,
  }),
  route('POST', '/api/users/{id}/ways/address', {
    access: create,
    rate: 'write',
    summary: 'A post of a page that was looked at',
    params: account,
    body: z.object({
      ...choices,
      lookupId: publicId,
      /** Of what the page says, what is to be told; all, where none are named. */
      factIds: z.array(z.string().max(64)).max(20).default([]),
    }),
    output,
  }),
  route('POST', '/api/users/{id}/ways/content', {
    access: create,
    rate: 'write',
    summary: 'A post of an item of a source',
    params: account,
    body: z.object({ ...choices, sourceId: digitsId, itemId: digitsId }),
    output,
  }),
  route('POST', '/api/users/{id}/ways/picture', {
    access: create,
    rate: 'write',
    summary: 'A post around a picture of the business’s library, and what it shows',
    params: account,
    body: z.object({ ...choices, pictureId: publicId, text: words }),
    output,
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    ways: { routes: typeof wayRoutes }
  }
}
