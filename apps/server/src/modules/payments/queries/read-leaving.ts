import type { PlanStep } from '@postelier/contract/subscriptions'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { notFound } from '../../../platform/errors.ts'
import {
  allowsMore,
  creditsLeft,
  givenPlan,
  type HeldPlan,
  heldWith,
  networksWithoutPlan,
  openSubscription,
} from '../../billing/index.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { networksIfLeft } from '../../publishing/index.ts'
import { packsSoldTo } from '../cart.store.ts'

type Reading = Pick<QueryContext, 'db' | 'actor' | 'now'>
interface Input {
  readonly accountId: number
  readonly packId?: number | undefined
}

/** What leaving the plan, or a smaller one after it, would mean, said before it is chosen; without one, what is so already. */
export async function readLeaving({ db, actor, now }: Reading, { accountId, packId }: Input) {
  await requireAccount(db, actor, accountId, 'billing:consult')
  const open = await openSubscription(db, accountId)
  const ends = [open?.periodEnd, open?.graceUntil, now].flatMap((at) => at?.getTime() ?? [])
  const steps = await stepsAfter(db, { accountId, packId, end: new Date(Math.max(...ends)) })
  const limits = steps[0]?.limits
  const most = limits ? limits.networks : networksWithoutPlan
  return {
    steps,
    most,
    planCredits: await planCredits(db, accountId, now),
    ...(await networksIfLeft(db, accountId, most)),
  }
}

/** With a plan that was given for longer than what is paid for, and after that. */
async function stepsAfter(
  db: QueryContext['db'],
  { accountId, packId, end }: Input & { readonly end: Date },
): Promise<PlanStep[]> {
  const [given, { freeIdeas }, next] = await Promise.all([
    givenPlan(db, accountId, end),
    masterSettings(db),
    packId === undefined ? null : planSold(db, accountId, packId),
  ])
  const step = (from: Date, plan: HeldPlan | null): PlanStep => ({
    from: from.toISOString(),
    limits: plan?.limits ?? null,
    ideasAMonth: plan?.limits.ideasAMonth ?? freeIdeas,
    credits: next?.credits ?? 0,
  })
  const first = step(end, heldWith(next, given))
  const isMore = given !== null && (next === null || allowsMore(given.limits, next.limits))
  return isMore ? [first, step(later(new Date(given.until), days(1)), next)] : [first]
}

async function planSold(
  db: QueryContext['db'],
  accountId: number,
  packId: number,
): Promise<HeldPlan & { credits: number }> {
  const { names, limits, credits } = (await packsSoldTo(db, accountId)).find(({ id }) => id === packId) ?? {}
  if (!names || !limits || credits === undefined) throw notFound()
  return { names, limits, credits }
}

/** What is left of the plan's credits, by the day on which it ends. */
async function planCredits(db: QueryContext['db'], accountId: number, now: Date) {
  const left = await creditsLeft(db, accountId, now)
  const own = left.flatMap(({ bucket, left: amount, expiresAt }) =>
    bucket === 'subscription' && expiresAt !== null ? [{ amount, endsAt: expiresAt }] : [],
  )
  return [...Map.groupBy(own, ({ endsAt }) => endsAt)].map(([endsAt, lots]) => ({
    amount: lots.reduce((all, { amount }) => all + amount, 0),
    endsAt,
  }))
}
