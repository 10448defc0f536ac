// Calls of claims: which sentences of a post no source says, and what a person says of them.
import { z } from 'zod'
import { access, params, publicId, route } from '../route.ts'
import { network } from '../values/brand.ts'
import {
  claimKind,
  factSource,
  marketingObjective,
  pictureMissing,
  remakeFailure,
  remakeKind,
  wordsMissing,
} from '../values/planning.ts'
import { listedIds } from './free-slots.ts'
import { oneTask, taskParams, taskVersion } from './tasks.ts'

const may = { consult: access.account('posts:consult'), edit: access.account('posts:edit') }

/** Where words of a post stand: for all networks, for one, under it, or in its picture. */
export const textLocation = z.union([z.literal(['common', 'firstComment', 'picture']), network])
export type TextLocation = z.infer<typeof textLocation>

const restsOn = z.object({
  id: z.string(),
  about: z.string(),
  /** As the source has it. */
  says: z.string(),
  source: factSource,
  /** Somebody dropped it since: it bears nothing out any more. */
  isDropped: z.boolean(),
})
const sentence = z.object({
  text: z.string(),
  /**
   * Borne out by facts, or by some that are gone since; said by whoever wrote it; by the model that drafted it, and by no
   * source; or stating nothing.
   */
  by: z.enum(['facts', 'gone', 'you', 'engine', 'nothing']),
  facts: z.array(restsOn),
})
const mark = z.object({
  kind: claimKind,
  text: z.string(),
  /** Where it stands, in UTF-16 units. */
  start: z.number(),
  end: z.number(),
})
export const truthView = z
  .object({
    /** What it was drafted to do; null where it was drafted of no subject. */
    intention: z
      .object({
        subject: z.string(),
        objective: marketingObjective,
        audience: z.string().nullable(),
        /** One of the editorial tones; null where each network's own was taken. */
        tone: z.string().nullable(),
      })
      .nullable(),
    /** Who drafted it; null where a person wrote it, or replaced every sentence of the draft. */
    draftedBy: z.string().nullable(),
    /** Why it was not the model that was to; null where none was, or it did. */
    wordsMissing: wordsMissing.nullable(),
    /** A model made a picture that its visual shows. */
    isPictureGenerated: z.boolean(),
    /** Why none came where one was asked for; null where none was, or it is there. */
    pictureMissing: pictureMissing.nullable(),
    /** How much is known of the business: nothing is marked where nothing is. */
    known: z.number(),
    texts: z.array(
      z.object({
        place: textLocation,
        /** Of a picture, from one. */
        page: z.number().nullable(),
        sentences: z.array(sentence),
        marks: z.array(mark),
      }),
    ),
    /** Other hooks that were drafted with it, and can be taken. */
    alternatives: z.object({
      common: z.array(z.string()),
      own: z.partialRecord(network, z.array(z.string())),
    }),
    /** What it speaks of that is over on its date, or today where it has none. */
    over: z.array(
      z.object({
        factId: z.string(),
        code: z.enum(['eventOver', 'offerOver']),
        about: z.string(),
        lastDay: z.string(),
      }),
    ),
    deadLinks: z.array(z.string()),
  })
  .meta({ id: 'Truth' })
export type TruthView = z.infer<typeof truthView>

export const remakeView = z
  .object({
    id: publicId,
    kind: remakeKind,
    state: z.enum(['working', 'done', 'failed']),
    credits: z.number(),
    failure: remakeFailure.nullable(),
    question: z.string(),
    /** The post is still as it was left, and what was there before is kept. */
    isUndoable: z.boolean(),
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Remake' })
export type RemakeView = z.infer<typeof remakeView>

const latest = z.object({ remake: remakeView.nullable() })

/** What several posts claim that no source says, for one yes to all of them. */
const claimsOfPost = z.object({
  id: publicId,
  title: z.string(),
  /** What is marked, each once, as the post has it. */
  claims: z.array(z.string()),
})
export type ClaimsOfPost = z.infer<typeof claimsOfPost>

/** What a post's words rest on, and making something of it anew. */
export const truthRoutes = [
  route('GET', '/api/users/{id}/claims', {
    access: may.consult,
    rate: 'read',
    summary: 'What each of these posts claims that no source says; posts that claim nothing are left out',
    params: params.id,
    query: z.object({ posts: listedIds }),
    output: z.object({ posts: z.array(claimsOfPost) }),
  }),
  route('GET', '/api/users/{id}/tasks/{taskPublicId}/truth', {
    access: may.consult,
    rate: 'read',
    summary: 'What each sentence of a post rests on, and what it claims that no source says',
    params: taskParams,
    output: z.object({ truth: truthView }),
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/truth/said', {
    access: may.edit,
    rate: 'write',
    summary: 'Say that something marked is true: it is kept as said by the business, and not marked again',
    params: taskParams,
    body: z.object({ place: textLocation, kind: claimKind, text: z.string().min(1).max(400) }),
    output: z.object({ truth: truthView }),
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/truth/still', {
    access: may.edit,
    rate: 'write',
    summary: 'Say that something with an end goes on: this post is not held back for it',
    params: taskParams,
    body: z.object({ factId: z.string().min(1).max(64) }),
    output: z.object({ truth: truthView }),
  }),
  route('GET', '/api/users/{id}/tasks/{taskPublicId}/remakes/price', {
    access: may.consult,
    rate: 'read',
    summary: 'What can be made anew of a post, what each costs, and what is left',
    params: taskParams,
    output: z.object({
      price: z.object({
        credits: z.object({ hook: z.number(), visual: z.number(), subject: z.number(), all: z.number() }),
        /** Those that can be asked for now. */
        open: z.array(remakeKind),
        balance: z.number(),
      }),
    }),
  }),
  route('GET', '/api/users/{id}/tasks/{taskPublicId}/remakes/latest', {
    access: may.consult,
    rate: 'read',
    summary: 'How far the latest making anew is',
    params: taskParams,
    output: latest,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/remakes', {
    access: may.edit,
    rate: 'write',
    summary: 'Make something of a drafted post anew, in the background; what it costs is set aside at once',
    params: taskParams,
    body: z.object({ kind: remakeKind, version: taskVersion, agreedCredits: z.number().int().min(0) }),
    output: latest,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/remakes/{remakeId}/undo', {
    access: may.edit,
    rate: 'write',
    summary: 'Bring back what was there before; what it cost stays spent',
    params: taskParams.extend({ remakeId: publicId }),
    output: oneTask,
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    truth: { routes: typeof truthRoutes }
  }
}
