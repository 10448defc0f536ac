import * as z from 'zod'
import type { CallContext, PostLookup, Progress, StepResult } from '../adapter.ts'
import { idText, jsonOf, nothing } from '../calling/answer.ts'
import { orNull } from '../calling/or-null.ts'
import { after } from '../calling/retry-at.ts'
import { graph, idIn } from '../meta/graph.ts'
import { Refusal, type RefusalKind, refusalKinds } from '../refusal.ts'
import { next, published } from '../step-result.ts'
import { adsHost } from './ad-accounts.ts'
import type { BoostIds, BoostJob } from './boost-adapter.ts'
import { findMade, nameOf } from './find-made.ts'
import type { Shown } from './shown-post.ts'
import { adForm, adSetForm, callToAction, campaignForm } from './write-boost.ts'

const refused = z.object({ kind: z.enum(refusalKinds), code: z.string(), message: z.string() })

const planned = z.looseObject({
  /** The Page behind the post, and how a creative names the post. */
  shown: z.object({ page: z.string(), creative: z.record(z.string(), z.string()) }).optional(),
  campaign: z.string().optional(),
  adSet: z.string().optional(),
  creative: z.string().optional(),
  ad: z.string().optional(),
  /** Why it is being taken away. */
  refused: refused.optional(),
})
type Planned = z.infer<typeof planned>

const go = (step: string, data: Planned): Progress => ({ step, isFinal: step === 'wakeCampaign', data })
const goOn = (step: string, data: Planned): StepResult => next(go(step, data))

export const begin = (): Progress => go('check', {})

export const idsOf = (progress: Progress): BoostIds | null => {
  const { campaign, ad } = planned.parse(progress.data)
  return campaign ? { campaign, ...(ad ? { ad } : {}) } : null
}

const known = (id: string | undefined, what: string): string => {
  if (!id) throw new Error(`The ${what} was made before and is not known`)
  return id
}

/** Lists show late: what was made without an answer is looked for only when it can be seen. */
const untilListedMs = 60_000

/** Made once: what carries the name already is taken for it, whoever made it and died. */
const makeOnce = async (
  context: CallContext,
  job: BoostJob,
  asked: {
    readonly edge: 'campaigns' | 'adsets' | 'ads'
    readonly under: string
    readonly form: Readonly<Record<string, string | undefined>>
  },
): Promise<string> => {
  const [there] = await findMade(context, job, asked.under, asked.edge)
  if (there) return there
  try {
    return await make(context, job, asked.edge, asked.form)
  } catch (error) {
    if (!(error instanceof Refusal) || error.facts.kind !== 'transient') throw error
    throw new Refusal({ ...error.facts, retryAt: after(context.now(), untilListedMs) })
  }
}

const make = async (
  context: CallContext,
  job: BoostJob,
  edge: string,
  form: Readonly<Record<string, string | undefined>>,
): Promise<string> => {
  const { id } = await graph(context, adsHost(context), {
    method: 'POST',
    path: `/${idIn(job.advertAccount)}/${edge}`,
    token: job.tokens.access,
    form,
    read: jsonOf(z.object({ id: idText })),
  })
  return id
}

type Step = (context: CallContext, job: BoostJob, data: Planned) => Promise<StepResult>

const makeCampaign: Step = async (context, job, data) => {
  const form = campaignForm(job.boost, nameOf(job))
  const campaign = await makeOnce(context, job, { edge: 'campaigns', under: job.advertAccount, form })
  return goOn('makeAdSet', { ...data, campaign })
}

const makeAdSet: Step = async (context, job, data) => {
  const campaign = known(data.campaign, 'campaign')
  const asked = { name: nameOf(job), campaign, page: data.shown?.page ?? '', payer: job.payer }
  const form = adSetForm(job.boost, { ...asked, now: context.now() })
  const adSet = await makeOnce(context, job, { edge: 'adsets', under: campaign, form })
  return goOn('makeCreative', { ...data, adSet })
}

/** Costs nothing and shows nothing by itself: one more of it, made in silence, does no harm. */
const makeCreative: Step = async (context, job, data) => {
  const form = { name: nameOf(job), ...data.shown?.creative, ...callToAction(job.boost) }
  return goOn('makeAd', { ...data, creative: await make(context, job, 'adcreatives', form) })
}

const makeAd: Step = async (context, job, data) => {
  const adSet = known(data.adSet, 'ad set')
  const form = adForm({ name: nameOf(job), adSet, creative: known(data.creative, 'creative') })
  const ad = await makeOnce(context, job, { edge: 'ads', under: adSet, form })
  return goOn('removeDuplicates', { ...data, ad })
}

/** What was made twice all the same, and is asleep, goes before anything wakes. */
const removeDuplicates: Step = async (context, job, data) => {
  for (const id of await findMade(context, job, job.advertAccount, 'campaigns'))
    if (id !== data.campaign) await take(context, job, id)
  return goOn('wakeAd', data)
}

const take = (context: CallContext, job: BoostJob, id: string): Promise<unknown> =>
  orNull(
    graph(context, adsHost(context), {
      method: 'DELETE',
      path: `/${idIn(id)}`,
      token: job.tokens.access,
      read: nothing,
    }),
  )

const setStatus = (
  context: CallContext,
  job: BoostJob,
  id: string,
  status: 'ACTIVE' | 'PAUSED',
  isFinal = false,
): Promise<unknown> =>
  graph(context, adsHost(context), {
    method: 'POST',
    path: `/${idIn(id)}`,
    token: job.tokens.access,
    form: { status },
    isFinal,
    read: jsonOf(z.object({ success: z.literal(true) })),
  })

/** From below: nothing is shown while what stands above it sleeps. */
const wakeAd: Step = async (context, job, data) => {
  await setStatus(context, job, known(data.ad, 'ad'), 'ACTIVE')
  return goOn('wakeAdSet', data)
}

const wakeAdSet: Step = async (context, job, data) => {
  await setStatus(context, job, known(data.adSet, 'ad set'), 'ACTIVE')
  return goOn('wakeCampaign', data)
}

const wakeCampaign: Step = async (context, job, data) => {
  const campaign = known(data.campaign, 'campaign')
  await setStatus(context, job, campaign, 'ACTIVE', true)
  return published(campaign, null)
}

/** All campaigns of this boost, and with them what they hold. */
export const clean = async (context: CallContext, job: BoostJob, progress: Progress): Promise<void> => {
  const { campaign } = planned.parse(progress.data)
  const found = await findMade(context, job, job.advertAccount, 'campaigns')
  for (const id of new Set([...(campaign ? [campaign] : []), ...found])) await take(context, job, id)
}

/** Taken away first, then refused with what was said then. */
const cleanUp: Step = async (context, job, data) => {
  await clean(context, job, go('clean', data))
  const { refused: facts } = data
  throw new Refusal(facts ?? { kind: 'validation', code: 'given up', message: 'The boost was given up' })
}

const passing: ReadonlySet<RefusalKind> = new Set([
  'authExpired',
  'authRevoked',
  'permissionMissing',
  'rateLimited',
  'transient',
  'unknownOutcome',
])

/** The steps of a network's boosts, which differ in how a creative names its post. */
export const stepsOf = (
  findShown: (context: CallContext, job: BoostJob) => Promise<Shown>,
): ((context: CallContext, job: BoostJob, progress: Progress) => Promise<StepResult>) => {
  const steps: Readonly<Record<string, Step>> = {
    check: async (context, job, data) =>
      goOn('makeCampaign', { ...data, shown: await findShown(context, job) }),
    makeCampaign,
    makeAdSet,
    makeCreative,
    makeAd,
    removeDuplicates,
    // Boosts on their way before the step was renamed carry its former name.
    sweep: removeDuplicates,
    wakeAd,
    wakeAdSet,
    wakeCampaign,
    clean: cleanUp,
  }
  return async (context, job, progress) => {
    const taken = steps[progress.step]
    if (!taken) throw new Error(`No step of a boost: ${progress.step}`)
    const data = planned.parse(progress.data)
    try {
      return await taken(context, job, data)
    } catch (error) {
      const isForGood = error instanceof Refusal && !passing.has(error.facts.kind)
      if (!isForGood || progress.step === 'clean' || progress.step === 'check') throw error
      const { kind, code, message } = error.facts
      return goOn('clean', { ...data, refused: { kind, code, message } })
    }
  }
}

const switched = z.object({ configured_status: z.string() })

/** Waking it twice wakes it once: where it still sleeps, it may be woken again at once. */
export const lookFor = async (
  context: CallContext,
  job: BoostJob,
  progress: Progress,
): Promise<PostLookup> => {
  const campaign = known(planned.parse(progress.data).campaign, 'campaign')
  const { configured_status: status } = await graph(context, adsHost(context), {
    path: `/${idIn(campaign)}`,
    token: job.tokens.access,
    query: { fields: 'configured_status' },
    read: jsonOf(switched),
  })
  if (status === 'ACTIVE') return { found: 'yes', id: campaign, url: null }
  return { found: 'no', certain: true, lookAgainAfterMs: 0, progress }
}
