import * as z from 'zod'
import type { CallContext, Progress, PublishJob, StepResult } from '../adapter.ts'
import { idText, jsonOf } from '../calling/answer.ts'
import { pauseAfter } from '../calling/pause-after.ts'
import { graph, idIn } from '../meta/graph.ts'
import { Refusal } from '../refusal.ts'
import { next, published, wait } from '../step-result.ts'
import { hostOf } from './configuration.ts'
import { faultOf, makeCarousel, makeChild, makeSingle, readContainer } from './container.ts'
import { findMedia } from './find-media.ts'

// Loose: who looks for a post counts the looks beside it.
export const planned = z.looseObject({
  children: z.array(z.string()),
  container: z.string().optional(),
  /** How often the container was asked for; and how often one was made anew. */
  asked: z.number().default(0),
  madeAnew: z.number().default(0),
  media: z.string().optional(),
})
export type Planned = z.infer<typeof planned>

export const go = (step: string, data: Planned): Progress => ({ step, isFinal: step === 'publish', data })
const goOn = (step: string, data: Planned): StepResult => next(go(step, data))

/** Where everything begins, also again: containers are cheap and nobody sees them. */
export const fromTheStart = (job: PublishJob, data: Partial<Planned> = {}): Progress => {
  const { container: _container, looks: _looks, lookedAt: _lookedAt, ...kept } = data
  const step = job.media.length > 1 ? 'makeChild' : 'makeContainer'
  return go(step, { madeAnew: 0, ...kept, children: [], asked: 0 })
}

export const begin = (_context: CallContext, job: PublishJob): Progress => fromTheStart(job)

type Step = (context: CallContext, job: PublishJob, data: Planned) => Promise<StepResult>

const makeNextChild: Step = async (context, job, data) => {
  const file = job.media[data.children.length]
  if (!file) return goOn('awaitChildren', data)
  const children = [...data.children, await makeChild(context, job, file)]
  return goOn(children.length < job.media.length ? 'makeChild' : 'awaitChildren', { ...data, children })
}

const mostAnew = 2
const patience = [
  [5, 3000],
  [240, 15_000],
] as const

/** Ready, not yet, or over: then it is made anew as often as is sensible. */
const awaitReady = async (
  context: CallContext,
  job: PublishJob,
  data: Planned,
  ids: readonly string[],
  to: { readonly self: string; readonly ready: string; readonly live: string },
): Promise<StepResult> => {
  for (const id of ids) {
    const status = await readContainer(context, job, id)
    if (status.status_code === 'FINISHED') continue
    if (status.status_code === 'PUBLISHED') return goOn(to.live, { ...data, asked: 0 })
    if (status.status_code === 'ERROR' || status.status_code === 'EXPIRED')
      return makeAnew(job, data, faultOf(status))
    const pauseMs = pauseAfter(data.asked, patience)
    if (pauseMs === null) return makeAnew(job, data, faultOf({ ...status, status: 'Not ready in time' }))
    return wait(go(to.self, { ...data, asked: data.asked + 1 }), pauseMs)
  }
  return goOn(to.ready, { ...data, asked: 0 })
}

const makeAnew = (job: PublishJob, data: Planned, fault: Refusal): StepResult => {
  const mayHelp = fault.facts.kind === 'transient' || fault.facts.code === 'ERROR'
  if (mayHelp && data.madeAnew < mostAnew)
    return next(fromTheStart(job, { ...data, madeAnew: data.madeAnew + 1 }))
  const { kind } = fault.facts
  throw new Refusal({ ...fault.facts, kind: kind === 'transient' ? 'mediaRejected' : kind, ofPost: true })
}

const awaitChildren: Step = (context, job, data) =>
  awaitReady(context, job, data, data.children, {
    self: 'awaitChildren',
    ready: 'makeContainer',
    live: 'makeContainer',
  })

const makeContainer: Step = async (context, job, data) => {
  const [first] = job.media
  if (!first)
    throw new Refusal({ kind: 'validation', code: 'noMedia', message: 'Instagram takes no text alone' })
  const container =
    job.media.length > 1
      ? await makeCarousel(context, job, data.children)
      : await makeSingle(context, job, first)
  return goOn('awaitContainer', { ...data, container })
}

const awaitContainer: Step = (context, job, data) =>
  awaitReady(context, job, data, [data.container ?? ''], {
    self: 'awaitContainer',
    ready: 'publish',
    live: 'findPost',
  })

// Said of containers that are over or live already, and of posts that went live nevertheless: only looking tells.
const unclear = new Set(['4/2207051', '24/2207006', '24/2207008'])

const publish: Step = async (context, job, data) => {
  const { page } = job
  try {
    const { id } = await graph(context, hostOf(context, page.tokens), {
      method: 'POST',
      path: `/${idIn(page.id)}/media_publish`,
      token: page.tokens.access,
      form: { creation_id: data.container },
      isFinal: true,
      read: jsonOf(z.object({ id: idText })),
    })
    // Written down before anything else is asked.
    return goOn('readLink', { ...data, media: id })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.facts.code === '9007/2207027') return wait(go('awaitContainer', data), 5000)
    if (unclear.has(error.facts.code)) throw new Refusal({ ...error.facts, kind: 'unknownOutcome' })
    throw error
  }
}

/** It is live: whatever the link does, nothing undoes that. */
const readLink: Step = async (context, job, data) => {
  const id = data.media ?? ''
  return published(id, await readPermalink(context, job, id))
}

const readPermalink = async (
  context: CallContext,
  { page }: PublishJob,
  id: string,
): Promise<string | null> => {
  try {
    const { permalink } = await graph(context, hostOf(context, page.tokens), {
      path: `/${idIn(id)}`,
      token: page.tokens.access,
      query: { fields: 'id,permalink' },
      read: jsonOf(z.object({ permalink: z.string().optional() })),
    })
    return permalink ?? null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const mostFinds = 5

/** The container says that it is live; which post that is, the list tells late, or never. */
const findPost: Step = async (context, job, data) => {
  const match = await findMedia(context, job)
  if (match) return published(match.id, match.permalink ?? null)
  if (data.asked < mostFinds) return wait(go('findPost', { ...data, asked: data.asked + 1 }), 30_000)
  return published(containerId(data.container ?? ''), null)
}

const prefix = 'container:'
/** The id of a post that is known by its container alone. */
export const containerId = (container: string): string => prefix + container
export const containerOf = (id: string): string | null =>
  id.startsWith(prefix) ? id.slice(prefix.length) : null

const steps: Readonly<Record<string, Step>> = {
  makeChild: makeNextChild,
  awaitChildren,
  makeContainer,
  awaitContainer,
  publish,
  readLink,
  findPost,
}

export const step = async (
  context: CallContext,
  job: PublishJob,
  progress: Progress,
): Promise<StepResult> => {
  const taken = steps[progress.step]
  if (!taken) throw new Error(`No step of Instagram: ${progress.step}`)
  return taken(context, job, planned.parse(progress.data))
}
