// Calls of topics and audiences: what a business writes about, and for whom.
import { z } from 'zod'
import { access, digitsId, params, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { printedName } from '../values/people.ts'
import { factKind, longestPrompt, mostSubjectsAtOnce } from '../values/planning.ts'
import { freeText } from '../values/text.ts'
import { searchView, subjectView } from './subjects.ts'

const mayInit = access.account('planning:create')
const byUser = {
  consult: access.account('planning:consult', 'userId'),
  create: access.account('planning:create', 'userId'),
  edit: access.account('planning:edit', 'userId'),
  delete: access.account('planning:delete', 'userId'),
}
const account = params.id
const version = z.number().int().positive()

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
export const thematicBody = z.object({
  network: network.nullable().default(null),
  name: printedName(120).min(1),
  description: freeText(600).default(''),
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
  description: freeText(600).default(''),
})
const audiencePath = params.userId.extend({ audienceId: digitsId })

/** What a business speaks of and to whom. */
export const thematicRoutes = [
  route('POST', '/api/users/{id}/account/ai/init-first-network', {
    access: mayInit,
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
    access: mayInit,
    rate: 'engine',
    summary: 'Propose whom to speak to; nothing is kept until somebody keeps it',
    params: account,
    body: z.object({
      name: freeText(200).default(''),
      commercialName: freeText(200).default(''),
      summary: freeText(4000).default(''),
    }),
    output: z.object({ settings: z.object({ aiAudiences: z.array(audienceBody) }) }),
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
    rate: 'engine',
    summary:
      'Have subjects of one thematic thought of, near to a wish in words where there is one: those that are there within two seconds, and the search in which the others come',
    params: thematicPath,
    body: z.object({
      customerPrompt: freeText(longestPrompt).default(''),
      nbSubjects: z.number().int().min(1).max(mostSubjectsAtOnce),
    }),
    output: z.object({ subjects: z.array(subjectView), search: searchView }),
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
] as const

declare module '../registry.ts' {
  interface Resources {
    thematics: { routes: typeof thematicRoutes }
  }
}
