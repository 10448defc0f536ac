// What businesses of the demo bought: a year of a plan by card with a pack, debits that were refused or came back, plans that were left.
import { system } from '../access/actor.ts'
import { asIf, type CommandContext } from '../access/context.ts'
import { expireCredits, installPacks, spendCredits } from '../modules/billing/index.ts'
import {
  becameThen,
  endThen,
  leaveThen,
  monthsThen,
  payThen,
  renewThen,
} from '../modules/payments/past/index.ts'
import { days } from '../platform/clock.ts'
import { catching } from './caught-mails.ts'
import { demoCustomers } from './demo-people.ts'
import { demoYear } from './demo-year.ts'
import { ago, asPerson, type Somebody } from './earlier.ts'

interface Bought {
  readonly daysAgo: number
  happen(ctx: CommandContext): Promise<void>
}

const plan = 'Growth'
/** Of the night, between what people did the evening before and what they do this morning. */
const hour = 4

const bakery = { email: 'helene@maisonverdier.fr', holder: 'Hélène Verdier', sinceDaysAgo: 345 } as const
const lawyer = { email: 'antoine@roussel-avocats.fr', holder: 'Antoine Roussel', sinceDaysAgo: 128 } as const

/** Its bank took a debit back weeks after it had been paid: the days it had are owed. */
const studio = { email: 'marc@atelier-nord.fr', holder: 'Marc Delmas' } as const

/** They tried a plan for a month or two and left it; the platform gives them one since. */
const tried = [
  { email: 'yasmine@salon-yasmine.fr', holder: 'Yasmine', bought: 'Start', from: 140, leaves: 118 },
  { email: 'yasmine@salon-yasmine.fr', holder: 'Yasmine', bought: plan, from: 75, leaves: 57 },
] as const

/** In the order of their days, so that the numbers of bills are. */
export function purchases(ctx: CommandContext, whoIs: (email: string) => Somebody): Bought[] {
  const by = (email: string, daysAgo: number) => quiet(asPerson(ago(ctx, daysAgo, hour), whoIs(email)))
  let refused = 0
  let returned = 0
  return [
    ...[bakery, lawyer].flatMap((one) => planOf(ctx, one, whoIs)),
    ...tried.flatMap((one) => triedPlan(ctx, one, whoIs)),
    ...writingOf(ctx, whoIs),
    ...ended(ctx, whoIs),
    at(199, async () => {
      const accountId = whoIs(bakery.email).id
      const how = { means: 'card', holder: bakery.holder, becomes: 'succeeded' } as const
      await payThen(by(bakery.email, 199), { accountId, bought: 10, ...how })
    }),
    at(103, async () => {
      const accountId = whoIs(bakery.email).id
      const how = { means: 'debit', holder: bakery.holder, becomes: 'processing' } as const
      refused = await payThen(by(bakery.email, 103), { accountId, bought: 50, ...how })
    }),
    at(98, () => becameThen(machine(by(bakery.email, 98)), refused, 'failed')),
    at(43, async () => {
      const accountId = whoIs(studio.email).id
      const how = { means: 'debit', holder: studio.holder, becomes: 'processing' } as const
      returned = await payThen(by(studio.email, 43), { accountId, bought: 'Start', ...how })
    }),
    at(38, () => becameThen(machine(by(studio.email, 38)), returned, 'succeeded')),
    at(20, () => becameThen(machine(by(studio.email, 20)), returned, 'returned')),
    at(5, () => leaveThen(by(lawyer.email, 5), { accountId: whoIs(lawyer.email).id })),
  ]
}

/** After what people did in the evening before that day, and ahead of its morning. */
const at = (daysAgo: number, happen: () => Promise<void>): Bought => ({ daysAgo: daysAgo + 0.15, happen })

interface Subscriber {
  readonly email: string
  readonly holder: string
  readonly sinceDaysAgo: number
}

/** A plan from a day on, and each month of it that has begun since. */
function planOf(
  ctx: CommandContext,
  { email, holder, sinceDaysAgo }: Subscriber,
  whoIs: (email: string) => Somebody,
): Bought[] {
  const began = ago(ctx, sinceDaysAgo, hour)
  const first = at(sinceDaysAgo, async () => {
    const who = whoIs(email)
    const how = { means: 'card', holder, becomes: 'succeeded' } as const
    if (email === bakery.email) await installPacks(began)
    await payThen(quiet(asPerson(began, who)), { accountId: who.id, bought: plan, ...how })
  })
  const today = ago(ctx, 0, hour).now.getTime()
  // What is due this day is renewed by the job, as everybody's.
  const later = monthsThen(began.now, ago(ctx, 0, 0).now).map((now) =>
    at(Math.round((today - now.getTime()) / days(1)), () =>
      renewThen(machine(asIf(began, { now })), { accountId: whoIs(email).id }),
    ),
  )
  return [first, ...later]
}

function triedPlan(
  ctx: CommandContext,
  { email, holder, bought, from, leaves }: (typeof tried)[number],
  whoIs: (email: string) => Somebody,
): Bought[] {
  const began = ago(ctx, from, hour)
  const by = (daysAgo: number) => quiet(asPerson(ago(ctx, daysAgo, hour), whoIs(email)))
  const [end = began.now] = monthsThen(began.now, ago(ctx, 0, 0).now)
  const endsAgo = Math.round((ago(ctx, 0, hour).now.getTime() - end.getTime()) / days(1))
  return [
    at(from, async () => {
      const how = { means: 'card', holder, becomes: 'succeeded' } as const
      await payThen(by(from), { accountId: whoIs(email).id, bought, ...how })
    }),
    at(leaves, () => leaveThen(by(leaves), { accountId: whoIs(email).id })),
    at(endsAgo, () => endThen(machine(asIf(began, { now: end })), { accountId: whoIs(email).id })),
  ]
}

/** The bakery has hooks and pictures made anew, some more of them each month. */
function writingOf(ctx: CommandContext, whoIs: (email: string) => Somebody): Bought[] {
  const months = Array.from({ length: 11 }, (_, nth) => 332 - nth * 30)
  // What has its season would stand in the wrong month.
  const titles = (demoYear[bakery.email] ?? []).flatMap(({ day, title }) =>
    typeof day === 'number' ? [title] : [],
  )
  let written = 0
  return months.flatMap((month, nth) =>
    Array.from({ length: 9 + ((nth * 5) % 12) }, (_, post) => {
      // Two or three on an evening.
      const daysAgo = month - Math.floor(post / 2.5)
      const note = titles[written++ % titles.length] ?? ''
      return at(daysAgo, () =>
        spendCredits(quiet(asPerson(ago(ctx, daysAgo, hour, post), whoIs(bakery.email))), {
          accountId: whoIs(bakery.email).id,
          ...{
            amount: 1,
            reason: post % 3 === 0 ? 'newVisual' : 'newHook',
            note,
            idempotencyKey: `then-${month}-${post}`,
          },
        }),
      )
    }),
  )
}

/** What everybody is given to begin with lasts so many days. */
const welcomeDays = 60

/** What nobody spent in time ended on its day: a plan's credits with a month of it, those of the beginning in the evening. */
function ended(ctx: CommandContext, whoIs: (email: string) => Somebody): Bought[] {
  const today = ago(ctx, 0, hour).now
  const end = (email: string, now: Date) =>
    at(Math.round((today.getTime() - now.getTime()) / days(1)), () =>
      expireCredits(machine(asIf(ctx, { now })), { accountId: whoIs(email).id }),
    )
  const ofPlans = [bakery, lawyer, ...tried.map(({ email, from }) => ({ email, sinceDaysAgo: from }))]
  const ofWelcome = demoCustomers.filter(({ joinedDaysAgo }) => joinedDaysAgo > welcomeDays)
  return [
    ...ofWelcome.map(({ email, joinedDaysAgo }) => end(email, ago(ctx, joinedDaysAgo - welcomeDays, 21).now)),
    ...ofPlans.flatMap(({ email, sinceDaysAgo }) =>
      monthsThen(ago(ctx, sinceDaysAgo, hour).now, today).map((now) => end(email, now)),
    ),
  ]
}

/** By the platform itself, in the night. */
const machine = (ctx: CommandContext) => quiet(asIf(ctx, { actor: system('renewPlans') }))

/** Mails of then are sent to nobody. */
const quiet = (ctx: CommandContext) => catching(ctx).caught
