import { z } from 'zod'
import { access, digitsId, params, route } from '../route.ts'
import { mostSubjectsAtOnce, mostThematics } from '../values/planning.ts'
import { freeText } from '../values/text.ts'
import { accountView } from '../views/person.ts'
import { accountParts } from './account.ts'
import { findingBody, planningSettings } from './planning.ts'
import { searchView } from './subjects.ts'
import { thematicBody, thematicView } from './thematics.ts'

const may = { create: access.account('planning:create'), edit: access.account('planning:edit') }
const account = params.id

/** The screens between an address and the first subjects: each is kept by one press, whole or not at all. */
export const planningStartRoutes = [
  route('POST', '/api/users/{id}/planning/start/business', {
    access: may.create,
    rate: 'write',
    summary:
      'Who the business is, as somebody said yes to it; without a site its own words are known from then on',
    params: account,
    body: z.object({
      parts: accountParts.default({}),
      /** What it says it does, sentence by sentence. */
      words: z
        .object({ about: freeText(160).min(1), says: z.array(freeText(400).min(1)).min(1).max(6) })
        .optional(),
    }),
    output: z.object({ user: accountView }),
  }),
  route('POST', '/api/users/{id}/planning/start/found', {
    access: may.create,
    rate: 'write',
    summary:
      'What was found, without what was left out and with what was said; what to speak of begins with it',
    params: account,
    body: z.object({ dropped: z.array(digitsId).max(1_000).default([]), said: findingBody.optional() }),
  }),
  route('POST', '/api/users/{id}/planning/start/thematics', {
    access: may.edit,
    rate: 'write',
    summary: 'What to speak of, without what was left out, what for and how often',
    params: account,
    body: planningSettings.pick({ postsPerWeek: true, objectives: true }).extend({
      out: z.array(digitsId).max(mostThematics).default([]),
      version: z.number().int().min(0),
    }),
  }),
  route('POST', '/api/users/{id}/planning/start/thematics/undo', {
    access: may.create,
    rate: 'write',
    summary: 'What was left out of what to speak of comes back',
    params: account,
    body: z.object({ aiThematics: z.array(thematicBody).min(1).max(mostThematics) }),
    output: z.object({ aiThematics: z.array(thematicView) }),
  }),
  route('POST', '/api/users/{id}/planning/start/finish', {
    access: may.create,
    rate: 'engine',
    summary: 'Have the first subjects thought of; for who came here from registering, that is over too',
    params: account,
    body: z.object({
      count: z.number().int().min(1).max(mostSubjectsAtOnce),
      isRegistering: z.boolean().default(false),
    }),
    output: z.object({ search: searchView }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    planningStart: { routes: typeof planningStartRoutes }
  }
}
