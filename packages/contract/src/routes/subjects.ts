// Calls of subjects, the ideas of posts: proposed, accepted, declined, dated and written of.
import { z } from 'zod'
import { errorCodes } from '../error-codes.ts'
import { access, digitsId, listOf, page, params, publicId, route } from '../route.ts'
import { editorialTone, network } from '../values/brand.ts'
import { engineChoice } from '../values/engines.ts'
import { language, printedName } from '../values/people.ts'
import {
  fact,
  factKind,
  longestPrompt,
  longestSubjectName,
  marketingObjective,
  mostSubjectsAtOnce,
  subjectFormat,
  subjectOrigin,
  subjectStatus,
} from '../values/planning.ts'
import { freeText } from '../values/text.ts'
import { thematic } from '../values/visuals.ts'

const may = {
  consult: access.account('planning:consult'),
  create: access.account('planning:create'),
  edit: access.account('planning:edit'),
}
const account = params.id
const subjectPath = account.extend({ subjectId: publicId })
const version = z.number().int().positive()
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** A post that says almost the same. */
export const similarPost = z.object({
  taskId: z.string(),
  title: z.string(),
  publishAt: z.iso.datetime().nullable(),
})
export type SimilarPost = z.infer<typeof similarPost>

export const subjectView = z
  .object({
    id: publicId,
    name: z.string(),
    description: z.string(),
    thematicId: z.number().nullable(),
    audienceId: z.number().nullable(),
    networks: z.array(network),
    objective: marketingObjective,
    format: subjectFormat,
    theme: thematic,
    tone: editorialTone.nullable(),
    /** The template its picture is to be made from; null where one is chosen for it. */
    templateId: z.number().nullable(),
    /** The business's own picture of it, small; null where there is none. */
    thumb: z.string().nullable(),
    /** When its post is meant to go out, in the business's local time. */
    publishAt: z.iso.datetime().nullable(),
    localTime: z.string().nullable(),
    /** Without a plan: from when on its post could be scheduled. Null where it can be now. */
    opensAt: z.iso.datetime().nullable(),
    origin: subjectOrigin,
    /** Who thought of it; nobody says of what a person asked for. */
    proposedBy: engineChoice.nullable(),
    status: subjectStatus,
    /** The post that came of it. */
    taskId: z.string().nullable(),
    /** A post of the last twelve months that it would say again, as long as it is none itself. */
    similar: similarPost.nullable(),
    /** What it stands on, as its source says it. */
    facts: z.array(
      fact.pick({
        id: true,
        kind: true,
        about: true,
        says: true,
        source: true,
        price: true,
        date: true,
        until: true,
      }),
    ),
    version: z.number(),
  })
  .meta({ id: 'Subject' })
export type SubjectView = z.infer<typeof subjectView>

/** Where a subject without a day could go. */
export const freeDaysView = z.object({
  /** in the business's local time; null where a whole year is full. */
  next: z.string().nullable(),
  /** The weeks that subjects are placed in by themselves have no room left. */
  isFull: z.boolean(),
})
export type FreeDaysView = z.infer<typeof freeDaysView>

/** Why there are no more, and what would bring some. */
export const shortage = z
  .object({
    missing: factKind,
    question: z.string(),
    /** The language all of it is known in, where that is what stands in the way. */
    inLanguage: language.nullable(),
    /** What could be proposed bears this name already, as a subject or as a post; which one, where it stands. */
    said: z.object({ name: z.string(), post: similarPost.nullable() }).nullable(),
  })
  .nullable()
export type ShortageView = z.infer<typeof shortage>

/** Subjects somebody asked for. They are thought of in the background: whoever does so may take its time. */
export const searchView = z
  .object({
    id: publicId,
    /** How many were wished for. */
    count: z.number(),
    /** Null while it goes on. */
    endedAt: z.iso.datetime().nullable(),
    subjects: z.array(subjectView),
    shortage,
    /** Why nothing came, in the person's language. */
    failure: z.object({ code: z.enum(errorCodes), message: z.string() }).nullable(),
  })
  .meta({ id: 'SubjectSearch' })
export type SearchView = z.infer<typeof searchView>

/** Somebody who can be asked for a yes: the business itself, or one of its contacts. */
export const inviteeView = z.object({ id: z.number(), name: z.string(), email: z.string() })
export type InviteeView = z.infer<typeof inviteeView>

/** What stands behind a mailed link. */
const invitation = z.object({
  societyName: z.string(),
  subjects: z.array(
    subjectView.pick({
      id: true,
      name: true,
      description: true,
      networks: true,
      objective: true,
      format: true,
      publishAt: true,
      status: true,
      version: true,
      facts: true,
    }),
  ),
  timeZone: z.string(),
  expiresAt: z.iso.datetime(),
  isAnswered: z.boolean(),
})
export type SubjectInvitationView = z.infer<typeof invitation>
/** More than wait for an answer anywhere: all of them are answered by one press. */
const mostAnswers = 1_000
const linkToken = z.string().regex(/^[\w-]{20,100}$/)

export const subjectRoutes = [
  route('GET', '/api/users/{id}/subjects/invitees', {
    access: may.edit,
    rate: 'read',
    summary: 'Who can be asked by mail to say yes or no to subjects',
    params: account,
    query: page,
    output: listOf(inviteeView),
  }),
  route('POST', '/api/users/{id}/subjects/invitations', {
    access: may.edit,
    rate: 'mail',
    summary:
      'Ask somebody by mail to say yes or no to the subjects that wait; good for 14 days, answered once',
    params: account,
    body: z.object({ personId: z.number().int().positive() }),
    output: z.object({ sentTo: z.string(), subjects: z.number() }),
  }),
  route('POST', '/api/subjects/validation', {
    access: access.public,
    rate: 'mailedLink',
    summary: 'What a mailed link asks; opening it changes nothing',
    body: z.object({ token: linkToken }),
    output: z.object({ invitation }),
  }),
  route('POST', '/api/subjects/validation/answers', {
    access: access.public,
    rate: 'mailedLink',
    summary: 'Answer a mailed link, once, in the name of whom it was sent to',
    body: z.object({
      token: linkToken,
      answers: z
        .array(z.object({ id: publicId, version, accept: z.boolean() }))
        .min(1)
        .max(100),
    }),
    output: z.object({ invitation }),
  }),
  route('GET', '/api/users/{id}/subjects', {
    access: may.consult,
    rate: 'read',
    summary: 'Subjects of posts, those with a day first, the soonest first',
    params: account,
    query: page.extend({ status: subjectStatus.optional() }),
    output: listOf(subjectView),
  }),
  route('POST', '/api/users/{id}/subjects/propose', {
    access: may.create,
    rate: 'engine',
    summary: 'Have subjects thought of over all thematics, in the background, with a day for each',
    params: account,
    body: z.object({
      count: z.number().int().min(1).max(mostSubjectsAtOnce),
      customerPrompt: freeText(longestPrompt).default(''),
    }),
    output: z.object({ search: searchView }),
  }),
  route('GET', '/api/users/{id}/subjects/searches/{searchId}', {
    access: may.consult,
    rate: 'read',
    summary: 'What came of subjects that were asked for',
    params: account.extend({ searchId: publicId }),
    output: z.object({ search: searchView }),
  }),
  route('POST', '/api/users/{id}/subjects/answers', {
    access: may.edit,
    rate: 'write',
    summary: 'Say yes or no to several subjects, to all of them or to none',
    params: account,
    body: z.object({
      subjects: z
        .array(z.object({ id: publicId, version }))
        .min(1)
        .max(mostAnswers),
      accept: z.boolean(),
    }),
    output: z.object({ subjects: z.array(subjectView) }),
  }),
  route('GET', '/api/users/{id}/subjects/free-days', {
    access: may.consult,
    rate: 'read',
    summary: 'Where the next free day of a business’s rhythm is, beside all that is planned',
    params: account,
    output: z.object({ freeDays: freeDaysView }),
  }),
  route('POST', '/api/users/{id}/subjects/place', {
    access: may.edit,
    rate: 'write',
    summary: 'Give subjects without a day the next free ones, in later weeks where the coming ones are full',
    params: account,
    body: z.object({
      subjects: z
        .array(z.object({ id: publicId, version }))
        .min(1)
        .max(100),
    }),
    output: z.object({ subjects: z.array(subjectView) }),
  }),
  route('POST', '/api/users/{id}/subjects/{subjectId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Change a subject that is no post yet',
    params: subjectPath,
    body: z.object({
      version,
      name: printedName(longestSubjectName).min(1).optional(),
      description: freeText(2000).optional(),
      objective: marketingObjective.optional(),
      format: subjectFormat.optional(),
      theme: thematic.optional(),
      tone: editorialTone.nullable().optional(),
      networks: z.array(network).max(6).optional(),
      audienceId: digitsId.nullable().optional(),
      templateId: digitsId.nullable().optional(),
      localTime: localTime.nullable().optional(),
    }),
    output: z.object({ subject: subjectView }),
  }),
  route('POST', '/api/users/{id}/subjects/{subjectId}/answer', {
    access: may.edit,
    rate: 'write',
    summary: 'Say yes or no to a proposed subject, or take back what was said',
    params: subjectPath,
    body: z.object({
      version,
      /** Null takes an answer back: it waits for one again. */
      accept: z.boolean().nullable(),
      /** The day it is meant for from now on, where that is another. */
      localTime: localTime.nullable().optional(),
    }),
    output: z.object({ subject: subjectView }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    subjects: { routes: typeof subjectRoutes }
  }
}
