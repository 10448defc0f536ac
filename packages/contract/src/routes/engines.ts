// Calls of AI engines, for administrators: settings, keys, trials, and what was asked.
import { z } from 'zod'
import { access, listOf, page, route } from '../route.ts'
import { longestTrialMs } from '../time-limits.ts'
import {
  drawingEngines,
  engineChoice,
  engineFailures,
  engineUse,
  outsideEngine,
  outsideEngines,
} from '../values/engines.ts'
import { mostPictureWords, stockService, templateFormat } from '../values/visuals.ts'
import { stockPictureView } from './pictures.ts'

const line = (max: number) => z.string().trim().max(max)
const one = z.object({ engine: outsideEngine })

const engineSettings = z.object({
  text: engineChoice,
  ideas: engineChoice,
  image: z.enum([...drawingEngines, 'built-in']),
  /** Asked where the chosen one fails. */
  next: z.enum([...outsideEngines, 'none']),
  compatibleAddress: line(500),
  compatibleModel: line(200),
  compatiblePictureModel: line(200),
  /** Of one customer, in US dollars. */
  monthlyBudget: z.number().int().min(0).max(10_000),
})
export type EngineSettings = z.infer<typeof engineSettings>

const enginesView = z.object({
  settings: engineSettings,
  version: z.number(),
  engines: z.array(
    z.object({
      engine: outsideEngine,
      model: z.string(),
      pictureModel: z.string().nullable(),
      /** When its key was set; the key itself is never told. */
      keySetAt: z.iso.datetime().nullable(),
      /** It could be asked as things stand. */
      isReady: z.boolean(),
    }),
  ),
  /** Where the demo AI is, in demo mode. */
  demo: z.object({ address: z.string(), model: z.string(), pictureModel: z.string() }).nullable(),
  /** Of everybody, since the month began. */
  month: z.object({ calls: z.number(), costMicros: z.number() }),
})
export type EnginesView = z.infer<typeof enginesView>

/** A call as the journal has it: what it cost and what came of it; nothing of what was asked. */
export const engineCallView = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  /** For whom; nobody where the platform itself asked. A name that is gone is its number's. */
  account: z.object({ id: z.number(), name: z.string() }).nullable(),
  use: engineUse,
  engine: outsideEngine,
  model: z.string(),
  /** `begun`: it has not ended, and stands with the most it can cost. */
  outcome: z.enum(['begun', 'answered', ...engineFailures]),
  inputTokens: z.number(),
  outputTokens: z.number(),
  pictures: z.number(),
  costMicros: z.number(),
  durationMs: z.number(),
})
export type EngineCallView = z.infer<typeof engineCallView>

/** What came of a try: an answer, or in one word why there is none. */
const engineTrial = z.object({
  engine: outsideEngine,
  model: z.string(),
  answer: z.string(),
  failure: z.enum(engineFailures).nullable(),
  durationMs: z.number(),
  costMicros: z.number(),
})
export type EngineTrial = z.infer<typeof engineTrial>

export const engineRoutes = [
  route('GET', '/api/admin/master/engines', {
    access: access.platform('adminMaster:consult'),
    rate: 'read',
    summary: 'AI engines: which for what, which have a key, what this month cost',
    output: enginesView,
  }),
  route('GET', '/api/admin/master/engines/local', {
    access: access.platform('adminMaster:consult'),
    rate: 'read',
    summary: 'A model that runs on this computer, where demo mode finds one by itself',
    output: z.object({ local: z.object({ address: z.string(), model: z.string() }).nullable() }),
  }),
  route('GET', '/api/admin/master/engines/calls', {
    access: access.platform('adminMaster:consult'),
    rate: 'read',
    summary: 'Calls to AI engines and what they cost, the latest first',
    query: page,
    output: listOf(engineCallView),
  }),
  route('POST', '/api/admin/master/engines', {
    access: access.platform('adminMaster:edit'),
    rate: 'write',
    summary: 'Choose the AI engines; another address of the compatible service deletes its key',
    body: engineSettings.extend({ version: z.number().int() }),
    output: enginesView,
  }),
  route('POST', '/api/admin/master/engines/{engine}/key', {
    access: access.platform('adminMaster:edit'),
    themselvesOnly: true,
    rate: 'write',
    summary: 'Set the key of an engine',
    params: one,
    body: z.object({
      key: z
        .string()
        .trim()
        .min(1)
        .max(500)
        .regex(/^[\x21-\x7e]+$/),
    }),
    output: enginesView,
  }),
  route('DELETE', '/api/admin/master/engines/{engine}/key', {
    access: access.platform('adminMaster:edit'),
    themselvesOnly: true,
    rate: 'write',
    summary: 'Delete the key of an engine',
    params: one,
    output: enginesView,
  }),
  route('POST', '/api/admin/master/engines/{engine}/test', {
    access: access.platform('adminMaster:edit'),
    rate: 'engine',
    summary: 'Ask an engine for one word, to see whether it answers',
    params: one,
    output: z.object({ trial: engineTrial }),
  }),
  route('POST', '/api/admin/master/ai-test/text', {
    access: access.platform('adminMaster:edit'),
    rate: 'engine',
    summary: 'Ask an engine for words',
    body: z.object({ engine: outsideEngine, prompt: line(4000).min(1) }),
    output: z.object({ trial: engineTrial }),
  }),
  route('POST', '/api/admin/master/ai-test/image', {
    access: access.platform('adminMaster:edit'),
    rate: 'engine',
    longestAnswerMs: longestTrialMs,
    summary: 'Ask an engine for a picture',
    body: z.object({ engine: outsideEngine, prompt: line(4000).min(1), ratio: templateFormat }),
    output: z.object({ trial: engineTrial, picture: z.string().nullable() }),
  }),
  route('POST', '/api/admin/master/ai-test/stock', {
    access: access.platform('adminMaster:edit'),
    rate: 'stock',
    summary: 'Search pictures as a post would',
    body: z.object({
      keywords: z.array(line(40).min(1)).min(1).max(mostPictureWords),
      service: stockService.optional(),
    }),
    output: z.object({
      service: stockService,
      services: z.array(stockService),
      total: z.number(),
      items: z.array(stockPictureView),
      durationMs: z.number(),
    }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    engines: { routes: typeof engineRoutes }
  }
}
