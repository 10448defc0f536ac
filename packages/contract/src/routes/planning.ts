import { z } from 'zod'
import { access, digitsId, listOf, page, params, publicId, route } from '../route.ts'
import { editorialTone, network } from '../values/brand.ts'
import { printedName } from '../values/people.ts'
import {
  fact,
  factKind,
  findingState,
  longestPrompt,
  longestSubjectName,
  marketingObjective,
  mostSubjectsAtOnce,
  readingFailure,
  siteProfile,
  stepFailure,
  subjectFormat,
  subjectOrigin,
  subjectStatus,
} from '../values/planning.ts'
import { thematic } from '../values/visuals.ts'

const may = {
  consult: access.account('planning:consult'),
  create: access.account('planning:create'),
  edit: access.account('planning:edit'),
  delete: access.account('planning:delete'),
}
const byUser = {
  consult: access.account('planning:consult', 'userId'),
  create: access.account('planning:create', 'userId'),
  edit: access.account('planning:edit', 'userId'),
  delete: access.account('planning:delete', 'userId'),
}
const account = params.id
const version = z.number().int().positive()
const wallTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** Something known of a business, with who says so. */
export const findingView = z
  .object({
    ...fact.shape,
    state: findingState,
    version: z.number(),
  })
  .meta({ id: 'Finding' })
export type FindingView = z.infer<typeof findingView>

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
    /** When its post is meant to go out, on the business's wall. */
    publishAt: z.iso.datetime().nullable(),
    wallTime: z.string().nullable(),
    origin: subjectOrigin,
    status: subjectStatus,
    /** The post that came of it. */
    taskId: z.string().nullable(),
    /** What it stands on, as its source says it. */
    facts: z.array(
      fact.pick({ id: true, kind: true, about: true, says: true, source: true, price: true, date: true }),
    ),
    version: z.number(),
  })
  .meta({ id: 'Subject' })
export type SubjectView = z.infer<typeof subjectView>

export const draftPrice = z.object({
  /** How many of the request cost nothing, how many a month do, and what the others cost. */
  free: z.number(),
  freeMonthly: z.number(),
  freeLeft: z.number(),
  creditsEach: z.number(),
  credits: z.number(),
  /** What is left now. */
  balance: z.number(),
})
export type DraftPriceView = z.infer<typeof draftPrice>

export const runView = z
  .object({
    id: publicId,
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    steps: z.array(
      z.object({
        subjectId: publicId,
        name: z.string(),
        state: z.enum(['waiting', 'working', 'done', 'failed']),
        taskId: z.string().nullable(),
        failure: stepFailure.nullable(),
        question: z.string(),
      }),
    ),
  })
  .meta({ id: 'PlanningRun' })
export type RunView = z.infer<typeof runView>

const settings = z.object({
  postsPerWeek: z.number().int().min(1).max(14),
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  times: z
    .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/))
    .min(1)
    .max(6),
  objectives: z.array(marketingObjective).min(1).max(3),
  isOneForEach: z.boolean(),
})
export const planningSettingsView = settings.extend({ version: z.number() })

const subjectPath = account.extend({ subjectId: publicId })
const shortage = z.object({ missing: factKind, question: z.string() }).nullable()

export const thematicView = z
  .object({
    id: z.number(),
    network: network.nullable(),
    name: z.string(),
    description: z.string(),
    kinds: z.array(factKind),
    /** Subjects of it that wait for a yes. */
    subjects: z.number(),
    version: z.number(),
  })
  .meta({ id: 'AiThematic' })
export type ThematicView = z.infer<typeof thematicView>
const thematicBody = z.object({
  network: network.nullable().default(null),
  name: printedName(120).min(1),
  description: z.string().trim().max(600).default(''),
  kinds: z.array(factKind).max(15).default([]),
})
const thematicPath = params.userId.extend({ thematicId: digitsId })

export const audienceView = z
  .object({
    id: z.number(),
    network: network.nullable(),
    name: z.string(),
    description: z.string(),
    version: z.number(),
  })
  .meta({ id: 'AiAudience' })
export type AudienceView = z.infer<typeof audienceView>

const audienceBody = z.object({
  network: network.nullable().default(null),
  name: printedName(120).min(1),
  description: z.string().trim().max(600).default(''),
})
const audiencePath = params.userId.extend({ audienceId: digitsId })

export const readingView = z
  .object({
    id: publicId,
    url: z.string(),
    /** How many pages were read of those that will be, and which one now. */
    read: z.number(),
    planned: z.number(),
    at: z.string(),
    /** How many facts came of it. */
    facts: z.number(),
    failure: readingFailure.nullable(),
    profile: siteProfile.nullable(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SiteReading' })
export type ReadingView = z.infer<typeof readingView>

export const planningRoutes = [
  route('POST', '/api/users/{id}/planning/readings', {
    access: may.create,
    rate: 'write',
    summary: 'Read what a site says of the business, in the background; one at a time',
    params: account,
    body: z.object({ url: z.url({ protocol: /^https?$/ }).max(500) }),
    output: z.object({ reading: readingView.nullable() }),
  }),
  route('GET', '/api/users/{id}/planning/readings/latest', {
    access: may.consult,
    rate: 'read',
    summary: 'How far the latest reading is, and what came of it',
    params: account,
    output: z.object({ reading: readingView.nullable() }),
  }),
  route('POST', '/api/users/{id}/account/ai/init-first-network', {
    access: may.create,
    rate: 'write',
    summary: 'What to speak of and to whom, from what is known; where there is some already, that stays',
    params: account,
    body: z.object({ network: network.optional() }).default({}),
    output: z.object({
      aiThematics: z.array(thematicView),
      aiAudiences: z.array(audienceView),
      societyActualitySourcesSuggested: z.array(z.object({ url: z.string(), title: z.string() })),
    }),
  }),
  route('POST', '/api/users/{id}/account/ai/generate-audiences', {
    access: may.create,
    rate: 'write',
    summary: 'Propose whom to speak to; nothing is kept until somebody keeps it',
    params: account,
    body: z.object({
      name: z.string().trim().max(200).default(''),
      commercialName: z.string().trim().max(200).default(''),
      summary: z.string().trim().max(4000).default(''),
    }),
    output: z.object({ settings: z.object({ aiAudiences: z.array(audienceBody) }) }),
  }),
  route('GET', '/api/users/{id}/findings', {
    access: may.consult,
    rate: 'read',
    summary: 'What is known of a business, with who says so',
    params: account,
    query: page.extend({ kind: factKind.optional() }),
    output: listOf(findingView),
  }),
  route('POST', '/api/users/{id}/findings', {
    access: may.create,
    rate: 'write',
    summary: 'Say something of the business that no page says',
    params: account,
    body: z.object({
      kind: factKind,
      about: z.string().trim().min(1).max(160),
      says: z.array(z.string().trim().min(1).max(400)).min(1).max(6),
      question: z.string().trim().max(300).default(''),
      date: z.iso.date().nullable().default(null),
      until: z.iso.date().nullable().default(null),
    }),
    output: z.object({ finding: findingView }),
  }),
  route('POST', '/api/users/{id}/findings/{findingId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Mend what was found, or drop it: what is dropped is told nowhere any more',
    params: account.extend({ findingId: digitsId }),
    body: z.object({
      version,
      isDropped: z.boolean().default(false),
      about: z.string().trim().max(160).optional(),
      says: z.array(z.string().trim().min(1).max(400)).min(1).max(6).optional(),
    }),
    output: z.object({ finding: findingView }),
  }),
  route('GET', '/api/users/{id}/planning/settings', {
    access: may.consult,
    rate: 'read',
    summary: 'How often and when posts are drafted for',
    params: account,
    output: z.object({ settings: planningSettingsView }),
  }),
  route('POST', '/api/users/{id}/planning/settings', {
    access: may.edit,
    rate: 'write',
    summary: 'Change how often and when; what is planned already stays where it is',
    params: account,
    body: settings.extend({ version: z.number().int().min(0) }),
    output: z.object({ settings: planningSettingsView }),
  }),
  route('GET', '/api/users/{userId}/ai-thematics', {
    access: byUser.consult,
    rate: 'read',
    summary: 'What a business speaks of',
    params: params.userId,
    output: z.object({ aiThematics: z.array(thematicView) }),
  }),
  route('POST', '/api/users/{userId}/ai-thematics', {
    access: byUser.create,
    rate: 'write',
    summary: 'Add something to speak of',
    params: params.userId,
    body: thematicBody,
    output: z.object({ aiThematic: thematicView }),
  }),
  route('POST', '/api/users/{userId}/ai-thematics/check', {
    access: byUser.consult,
    rate: 'write',
    summary: 'Whether there is enough known to speak of each; nothing is changed',
    params: params.userId,
    output: z.object({
      aiThematics: z.array(thematicView.extend({ facts: z.number(), isEnough: z.boolean() })),
    }),
  }),
  route('POST', '/api/users/{userId}/ai-thematics/{thematicId}', {
    access: byUser.edit,
    rate: 'write',
    summary: 'Change something to speak of',
    params: thematicPath,
    body: thematicBody.extend({ version }),
    output: z.object({ aiThematic: thematicView }),
  }),
  route('DELETE', '/api/users/{userId}/ai-thematics/{thematicId}', {
    access: byUser.delete,
    rate: 'write',
    summary: 'Speak of it no more; its subjects stay',
    params: thematicPath,
  }),
  route('POST', '/api/users/{userId}/ai-thematics/{thematicId}/subjects/generate', {
    access: byUser.create,
    rate: 'write',
    summary: 'Propose subjects of one thematic, near to a wish in words where there is one',
    params: thematicPath,
    body: z.object({
      customerPrompt: z.string().trim().max(longestPrompt).default(''),
      nbSubjects: z.number().int().min(1).max(mostSubjectsAtOnce),
    }),
    output: z.object({ subjects: z.array(subjectView), shortage }),
  }),
  route('GET', '/api/users/{userId}/ai-audiences', {
    access: byUser.consult,
    rate: 'read',
    summary: 'Whom a business speaks to',
    params: params.userId,
    output: z.object({ aiAudiences: z.array(audienceView) }),
  }),
  route('POST', '/api/users/{userId}/ai-audiences', {
    access: byUser.create,
    rate: 'write',
    summary: 'Add somebody to speak to',
    params: params.userId,
    body: audienceBody,
    output: z.object({ aiAudience: audienceView }),
  }),
  route('POST', '/api/users/{userId}/ai-audiences/{audienceId}', {
    access: byUser.edit,
    rate: 'write',
    summary: 'Change whom a business speaks to',
    params: audiencePath,
    body: audienceBody.extend({ version }),
    output: z.object({ aiAudience: audienceView }),
  }),
  route('POST', '/api/{userId}/ai-audiences/{audienceId}', {
    access: byUser.edit,
    rate: 'write',
    summary: 'The same, at the path it also has',
    params: audiencePath,
    body: audienceBody.extend({ version }),
    output: z.object({ aiAudience: audienceView }),
  }),
  route('DELETE', '/api/users/{userId}/ai-audiences/{audienceId}', {
    access: byUser.delete,
    rate: 'write',
    summary: 'Speak to them no more; their subjects stay',
    params: audiencePath,
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
    rate: 'write',
    summary: 'Propose subjects over all thematics, with a day for each',
    params: account,
    body: z.object({ count: z.number().int().min(1).max(mostSubjectsAtOnce) }),
    output: z.object({ subjects: z.array(subjectView), shortage }),
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
        .max(100),
      accept: z.boolean(),
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
      description: z.string().trim().max(2000).optional(),
      objective: marketingObjective.optional(),
      format: subjectFormat.optional(),
      tone: editorialTone.nullable().optional(),
      networks: z.array(network).max(6).optional(),
      audienceId: digitsId.nullable().optional(),
      templateId: digitsId.nullable().optional(),
      wallTime: wallTime.nullable().optional(),
    }),
    output: z.object({ subject: subjectView }),
  }),
  route('POST', '/api/users/{id}/subjects/{subjectId}/answer', {
    access: may.edit,
    rate: 'write',
    summary: 'Say yes or no to a proposed subject',
    params: subjectPath,
    body: z.object({ version, accept: z.boolean() }),
    output: z.object({ subject: subjectView }),
  }),
  route('GET', '/api/users/{id}/planning/price', {
    access: may.consult,
    rate: 'read',
    summary: 'What drafting so many posts would cost now',
    params: account,
    query: z.object({ count: z.coerce.number().int().min(1).max(mostSubjectsAtOnce) }),
    output: z.object({ price: draftPrice }),
  }),
  route('POST', '/api/users/{id}/planning/runs', {
    access: may.create,
    rate: 'write',
    summary: 'Make posts of subjects, in the background; what they cost is set aside at once',
    params: account,
    body: z.object({
      subjectIds: z.array(publicId).min(1).max(mostSubjectsAtOnce),
      agreedCredits: z.number().int().min(0),
    }),
    output: z.object({ run: runView }),
  }),
  route('GET', '/api/users/{id}/planning/runs/latest', {
    access: may.consult,
    rate: 'read',
    summary: 'How far the latest drafting is',
    params: account,
    output: z.object({ run: runView.nullable() }),
  }),
] as const
