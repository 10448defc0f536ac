// A post that is out and somebody who may advertise, and whether a boost of it came out right: for proofs over the stand-ins.
import type { Boost } from '@postelier/networks'
import {
  type BoostAdapter,
  type BoostJob,
  boosts,
  type OpenPage,
  type Tokens,
} from '@postelier/networks/adapters'
import { expect } from 'vitest'
import type { DeliveryState } from '../../../apps/server/src/modules/publishing/delivery.ts'
import { adapters } from '../../../packages/networks/src/adapters.ts'
import { connectPerson } from './conformance.ts'
import { drive } from './drive.ts'
import { type Accident, runErrand } from './run-errand.ts'
import { jobFor, type StandIn } from './stand-in.ts'

type Boosted = 'facebook' | 'instagram'
export const dayMs = 24 * 3600_000

interface There {
  readonly id: string
  readonly name: string
  readonly effective_status: string
}
type Edge = 'campaigns' | 'adsets' | 'ads'
const everyStatus =
  'ACTIVE PAUSED ARCHIVED DELETED PENDING_REVIEW DISAPPROVED WITH_ISSUES CAMPAIGN_PAUSED ADSET_PAUSED'.split(
    ' ',
  )

const isAwake = ({ effective_status: status }: There) => ['ACTIVE', 'PENDING_REVIEW'].includes(status)

const isOf = ({ name }: There, { delivery }: BoostJob) => name.endsWith(`(postelier-${delivery})`)

export function boostsOver(standIn: StandIn) {
  type Published = Awaited<ReturnType<typeof published>>
  type Ran = Awaited<ReturnType<typeof run>>

  /** A post is out, on an empty network, and its author may advertise. */
  async function published(network: Boosted, account = 'camille-berthier') {
    await standIn.reset('instagram')
    const adapter = adapters[network]
    const { page, tokens } = await connectPerson(standIn, adapter, account)
    const context = standIn.context(network)
    const picture = { format: 'image' as const, media: [await standIn.files.picture()] }
    const job = jobFor(page, context.now(), network === 'instagram' ? picture : {})
    const { id } = await drive({ standIn, adapter, link: async () => page }, job)
    return { ...(await linked(network, page, tokens, account)), publication: id ?? '' }
  }

  async function linked(network: Boosted, page: OpenPage, tokens: Tokens, account = 'camille-berthier') {
    const boosting = boosts[network] as BoostAdapter
    const context = standIn.context(network)
    const [advert] = await boosting.adAccounts(context, tokens, null)
    const link = () => connectPerson(standIn, adapters[network], account)
    return { context, boosting, link, page, tokens, advertAccount: advert?.id ?? '' }
  }
  let deliveries = 0
  const boostJob = (out: Published, more: Partial<Boost> = {}): BoostJob => ({
    delivery: String(++deliveries),
    label: 'La fournée',
    payer: 'Boulangerie Berthier',
    tokens: out.tokens,
    page: out.page.id,
    publication: out.publication,
    advertAccount: out.advertAccount,
    boost: {
      beginAt: out.context.now().toISOString(),
      dailyBudget: 500,
      ageMin: 25,
      ageMax: 55,
      gender: 'all',
      endAt: new Date(out.context.now().getTime() + 7 * dayMs).toISOString(),
      country: 'FR',
      objective: 'outcomeEngagement',
      cities: [],
      interests: [],
      ...more,
    },
  })

  /** What is in the account over there, whoever made it; what was deleted only where it is asked for. */
  async function inAccount(
    tokens: Tokens,
    account: string,
    edge: Edge,
    statuses?: readonly string[],
  ): Promise<readonly There[]> {
    const query = new URLSearchParams({
      fields: 'id,name,effective_status',
      limit: '100',
      access_token: tokens.access,
      ...(statuses ? { effective_status: JSON.stringify(statuses) } : {}),
    })
    const response = await fetch(
      `${standIn.address}/networks/facebook/graph/v25.0/${account}/${edge}?${query}`,
    )
    return ((await response.json()) as { data?: readonly There[] }).data ?? []
  }

  /** Whoever boosts, with whatever happens; never is anything awake before the last step was announced. */
  async function run(out: Published, job: BoostJob, accident?: Accident) {
    let { tokens } = job
    const now = () => ({ ...job, tokens })
    const ran = await runErrand(
      {
        now: out.context.now,
        advance: standIn.advance,
        refresh: async () => undefined,
        begin: () => out.boosting.begin(),
        step: (progress) => out.boosting.step(out.context, now(), progress),
        lookFor: (progress) => out.boosting.lookFor(out.context, now(), progress),
        link: async () => {
          tokens = (await out.link()).tokens
        },
        watch: async ({ finals, state }: DeliveryState) => {
          // Whoever is not let in sees nothing either.
          const ads = finals === 0 ? await inAccount(tokens, job.advertAccount, 'ads') : []
          expect(
            ads.filter((ad) => isAwake(ad) && isOf(ad, job)),
            `${state}, not announced`,
          ).toEqual([])
        },
      },
      accident,
    )
    const { current, steps } = ran
    return { ...ran, current, steps, progress: current.progress ?? out.boosting.begin() }
  }
  /** Nothing of a boost was made twice, not even to be taken away again. */
  async function expectMadeOnce(out: Published, job: BoostJob, about: string) {
    const { tokens } = await out.link()
    for (const edge of ['campaigns', 'adsets', 'ads'] as const) {
      const made = await inAccount(tokens, job.advertAccount, edge, everyStatus)
      expect(made.filter((one) => isOf(one, job)).length, `${about}: ${edge}`).toBeLessThanOrEqual(1)
    }
  }

  /** One campaign that is awake and no other, or none at all. */
  async function expectTruth(out: Published, { current }: Ran, job: BoostJob, about: string) {
    const { tokens } = await out.link()
    const campaigns = await inAccount(tokens, job.advertAccount, 'campaigns')
    if (current.state === 'confirmed') {
      const awake = [[current.externalId, 'ACTIVE']]
      expect(
        campaigns.map(({ id, effective_status: status }) => [id, status]),
        about,
      ).toEqual(awake)
      expect((await inAccount(tokens, job.advertAccount, 'ads')).filter(isAwake), about).toHaveLength(1)
    } else expect(campaigns.filter(isAwake), about).toEqual([])
    if (current.state === 'rejected') expect(campaigns, about).toEqual([])
  }

  return { published, linked, boostJob, inAccount, run, expectMadeOnce, expectTruth }
}
