import { networkLabels } from '@postelier/contract'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { formatDate } from '../../../platform/i18n/format-date.ts'
import { formatMoney } from '../../../platform/i18n/format-money.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { creditLot, givenPlan, lockSubscription, mostNetworksOf } from '../../billing/index.ts'
import { readSeller } from '../../catalogue/index.ts'
import { networksIfLeft } from '../../publishing/index.ts'
import { readerOfAccount } from '../account-reader.store.ts'
import { mandateWords } from '../mandate-words.ts'
import { methodOfPlan, nextPeriodOf } from '../next-period.store.ts'
import { reminder } from '../payments.tables.ts'

/** How many days before it happens somebody is told. */
export const daysBefore = { planEnd: 7, creditsEnd: 14, debit: 14 } as const

interface OfAccount {
  readonly accountId: number
}
export type Remind = (ctx: CommandContext, input: OfAccount) => Promise<void>

const isWithin = (at: Date, now: Date, count: number) => at > now && at <= later(now, days(count))

/** A plan that was left is about to end. Not told where a given one goes on after it. */
export const remindOfPlanEnd: Remind = async (ctx, { accountId }) => {
  const open = await lockSubscription(ctx.tx, accountId)
  if (!open?.periodEnd || open.cancelledAt === null) return
  if (!isWithin(open.periodEnd, ctx.now, daysBefore.planEnd)) return
  const given = await givenPlan(ctx.tx, accountId, ctx.now)
  if (given !== null && given.until >= open.periodEnd.toISOString().slice(0, 10)) return
  const end = open.periodEnd
  await tell(ctx, accountId, [`plan:${open.id}:${end.toISOString()}`], ({ language, date }) => ({
    kind: 'planEnds',
    words: { plan: open.terms.names[language], date: date(end) },
  }))
}

/** A given plan is about to end, and none is paid for. */
export const remindOfGiftEnd: Remind = async (ctx, { accountId }) => {
  if (await lockSubscription(ctx.tx, accountId)) return
  const given = await givenPlan(ctx.tx, accountId, ctx.now)
  if (given === null) return
  // The last day is one of them: at its noon it is the same day in every zone that customers live in.
  const lastDay = new Date(`${given.until}T12:00:00Z`)
  if (!isWithin(lastDay, later(ctx.now, -days(1)), daysBefore.planEnd + 1)) return
  const most = await mostNetworksOf(ctx.tx, accountId, later(lastDay, days(1)))
  const { kept, unscheduled, networks } = await networksIfLeft(ctx.tx, accountId, most)
  const left = networks.flatMap(({ network }) => (kept.includes(network) ? [] : networkLabels[network]))
  await tell(ctx, accountId, [`gift:${given.until}`], ({ language, date }) => ({
    kind: 'giftEnds',
    words: {
      plan: given.names[language],
      date: date(lastDay),
      networks:
        left.length === 0
          ? ''
          : ctx.platform.translator.say(language, 'mails:networksThen', {
              count: unscheduled,
              kept: kept.map((network) => networkLabels[network]).join(', '),
              left: left.join(', '),
            }),
    },
  }))
}

/** Credits are about to end: each lot is told of once, and those of one run in one mail, with the first of their days. */
export const remindOfCredits: Remind = async (ctx, { accountId }) => {
  const lots = await ctx.tx
    .select()
    .from(creditLot)
    .where(
      and(
        eq(creditLot.accountId, accountId),
        gt(creditLot.left, 0),
        gt(creditLot.expiresAt, ctx.now),
        lte(creditLot.expiresAt, later(ctx.now, days(daysBefore.creditsEnd))),
      ),
    )
  const keyOf = ({ lotId }: { readonly lotId: number }) => `credits:${lotId}`
  await tell(ctx, accountId, lots.map(keyOf), ({ isNew, language, date }) => {
    const told = lots.filter((lot) => isNew(keyOf(lot)))
    const ends = told.flatMap(({ expiresAt }) => expiresAt?.getTime() ?? [])
    const count = told.reduce((all, { left }) => all + left, 0)
    return {
      kind: 'creditsEnd',
      words: {
        credits: ctx.platform.translator.say(language, 'mails:credits', { count }),
        date: date(new Date(Math.min(...ends))),
      },
    }
  })
}

/** A debit is about to be taken: how much, when, under which mandate, by whom. Another amount is told of anew. */
export const announceDebit: Remind = async (ctx, { accountId }) => {
  const open = await lockSubscription(ctx.tx, accountId)
  if (!open?.periodEnd || open.cancelledAt !== null) return
  if (!isWithin(open.periodEnd, ctx.now, daysBefore.debit)) return
  const method = await methodOfPlan(ctx.tx, open)
  if (method?.means !== 'debit') return
  const [{ terms, amounts }, seller] = await Promise.all([nextPeriodOf(ctx.tx, open), readSeller(ctx.tx)])
  if (amounts.gross === 0) return
  const end = open.periodEnd
  const key = `debit:${open.id}:${end.toISOString()}:${amounts.gross}`
  await tell(ctx, accountId, [key], ({ language, date }) => ({
    kind: 'debitAhead',
    ...(method.email ? { to: method.email } : {}),
    words: {
      amount: formatMoney(language, amounts.gross),
      date: date(end),
      plan: terms.names[language],
      ...mandateWords(method, seller, language),
    },
  }))
}

interface Reader {
  readonly language: 'fr' | 'en'
  readonly date: (at: Date) => string
  /** Whether it was not told before. */
  readonly isNew: (key: string) => boolean
}
type Told = Pick<Mail, 'kind' | 'words'> & { readonly to?: string }

/** Writes what is told, and mails it with the same transaction; what was told before is not told again. */
async function tell(
  ctx: CommandContext,
  accountId: number,
  keys: readonly string[],
  words: (reader: Reader) => Told,
): Promise<void> {
  if (keys.length === 0) return
  const to = await readerOfAccount(ctx.tx, accountId)
  if (to === null) return
  const written = await ctx.tx
    .insert(reminder)
    .values(keys.map((key) => ({ accountId, key, toldAt: ctx.now })))
    .onConflictDoNothing()
    .returning({ key: reminder.key })
  if (written.length === 0) return
  const { language } = to
  const mail = words({
    language,
    date: (at) => formatDate(language, at, { dateStyle: 'long', timeZone: to.timeZone }),
    isNew: (key) => written.some((row) => row.key === key),
  })
  await ctx.mail({ to: to.email, ...mail, language, link: `${ctx.platform.config.publicUrl}/me/credits` })
}
