// Days of a plan that were bought, each with its payment: what is left of them, and which months of a year bring credits.
import type { PlanTerms } from '../billing/index.ts'
import { monthsAfter, monthsOf, unusedOf } from './periods.ts'

/** Days that one payment bought. Those of an account follow each other. */
export interface PaidDays {
  readonly paymentId: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly terms: Pick<PlanTerms, 'credits' | 'frequency'>
  /** Whether the money is there: a debit on its way gives days on trust, without credits. */
  readonly isPaid: boolean
  /** What they cost and was not given back, nor had within other days, without tax. */
  readonly cents: number
  /** How much of their worth was had in days of dearer plans, whose money went back since. */
  readonly hadCents: number
  /** What they cost, whatever was given back or had since. */
  readonly fullCents: number
  /** The payments they rest on: their own, and those whose days came off it. */
  readonly restOn: readonly number[]
  /** How many of their credits were spent. */
  readonly spent: number
}

/** What came off the price of a plan for the days of one payment. */
export interface Replaced {
  readonly paymentId: number
  readonly cents: number
}

/** What is left of all days that lie ahead, payment by payment: those that run, and those that are to follow. */
export function unusedOfAll(all: readonly PaidDays[], now: Date): Replaced[] {
  return all
    .filter(({ endsAt }) => endsAt > now)
    .map((days) => ({
      paymentId: days.paymentId,
      cents: days.isPaid ? unusedOf({ ...days, unspent: unspentOf(days) }, now) : 0,
    }))
}

/** How much of what days cost is still paid, from 0 to 1. */
export const paidShareOf = ({ cents, fullCents }: Pick<PaidDays, 'cents' | 'fullCents'>): number =>
  fullCents <= 0 ? 1 : cents / fullCents

/** Of the credits that were not given back with their money. */
function unspentOf(days: PaidDays): number {
  const all = Math.round(days.terms.credits * monthsOf[days.terms.frequency] * paidShareOf(days))
  return all === 0 ? 1 : Math.max(0, all - days.spent) / all
}

/** How much of what stays paid was had, from 0 to 1: of the days and of the credits the greater share. */
export function usedShareOf(days: PaidDays, now: Date): number {
  const minutes = (from: Date, to: Date) => Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000))
  const all = Math.max(1, minutes(days.startsAt, days.endsAt))
  const daysShare = days.endsAt <= now ? 1 : minutes(days.startsAt, now) / all
  const share = Math.min(1, Math.max(daysShare, 1 - unspentOf(days)))
  const { cents, hadCents } = days
  return hadCents === 0 ? share : (hadCents + share * cents) / (hadCents + cents)
}

/** The same sums so that together they are what came off: a price never goes below zero, and may be that of a moment ago. */
export function shareOut(parts: readonly Replaced[], cents: number): Replaced[] {
  let left = cents
  const shared = parts.map(({ paymentId, cents: wished }) => {
    const given = Math.min(wished, left)
    left -= given
    return { paymentId, cents: given }
  })
  return shared.map((part, nth) => (nth === 0 ? { ...part, cents: part.cents + left } : part))
}

interface Priced {
  readonly replaced: readonly Replaced[]
  readonly spentBefore: number
  readonly pricedAt: Date
}

/**
 * What came off a price for days that were had all the same, while the debit was on its way. Credits of theirs that were spent
 * meanwhile are taken off the new ones: their part is not reckoned twice.
 */
export function hadMeanwhile(
  all: readonly PaidDays[],
  { replaced, spentBefore, pricedAt }: Priced,
  now: Date,
): number {
  const parts = replaced.flatMap(({ paymentId, cents }) => {
    const days = all.find((one) => one.paymentId === paymentId)
    return days ? [{ ...days, off: cents }] : []
  })
  const byDays = parts.reduce((sum, { startsAt, endsAt, off }) => {
    const from = Math.max(startsAt.getTime(), pricedAt.getTime())
    const had = Math.min(now.getTime(), endsAt.getTime()) - from
    return sum + (off * Math.max(0, had)) / Math.max(1, endsAt.getTime() - from)
  }, 0)
  const credits = parts.reduce((sum, { terms }) => sum + terms.credits * monthsOf[terms.frequency], 0)
  const spentSince = parts.reduce((sum, { spent }) => sum + spent, 0) - spentBefore
  const off = parts.reduce((sum, part) => sum + part.off, 0)
  const byCredits = (off * Math.max(0, spentSince)) / Math.max(1, credits - spentBefore)
  return Math.max(0, Math.floor(byDays - byCredits))
}

/** Names the credits of a paid plan's month, counted from the first. */
export const creditsKey = (paymentId: number, month: number) => `payment:${paymentId}:month:${month}`

/** Names what was taken of a payment's credits when another one took the place of its days. */
export const cutKey = (paymentId: number, by: number) => `payment:${paymentId}:cut:${by}`

export interface MonthOfYear {
  readonly paymentId: number
  /** From 1: the first one comes with the money. */
  readonly month: number
  readonly at: Date
  readonly expiresAt: Date
  readonly credits: number
  readonly isPaid: boolean
}

/**
 * How many credits a month of paid days brings: as many as its money was kept for. Where the days themselves were cut, the months
 * that stay bring theirs in full; one that ends early brings a part.
 */
export function creditsOfMonth(days: PaidDays, month: number): number {
  const { startsAt, endsAt, terms } = days
  const paid = paidShareOf(days)
  if (terms.frequency === 'monthly') return Math.round(terms.credits * paid)
  const ms = (from: Date, to: Date) => to.getTime() - from.getTime()
  const daysShare = ms(startsAt, endsAt) / ms(startsAt, monthsAfter(startsAt, monthsOf.yearly))
  const [from, to] = [monthsAfter(startsAt, month), monthsAfter(startsAt, month + 1)]
  const had = ms(from, endsAt) / ms(from, to)
  // A day or two less are a shorter month, and no part of one.
  const part = had > 0.9 ? 1 : Math.max(0, had)
  return Math.round(terms.credits * Math.min(1, paid / Math.max(daysShare, Number.EPSILON)) * part)
}

/** The later months of days that were paid by the year. */
export function monthsOfYear(days: PaidDays): MonthOfYear[] {
  const { paymentId, startsAt, endsAt, terms, isPaid } = days
  if (terms.frequency !== 'yearly') return []
  return Array.from({ length: monthsOf.yearly - 1 }, (_, nth) => nth + 1)
    .map((month) => ({
      paymentId,
      month,
      at: monthsAfter(startsAt, month),
      expiresAt: monthsAfter(startsAt, month + 2),
      credits: creditsOfMonth(days, month),
      isPaid,
    }))
    .filter(({ at, credits }) => at < endsAt && credits > 0)
}

/** When credits of a year come next after a moment, whichever days they belong to. */
export function nextMonthDue(all: readonly PaidDays[], after: Date): Date | null {
  const times = all.flatMap((days) => monthsOfYear(days).map(({ at }) => at.getTime()))
  const ahead = times.filter((at) => at > after.getTime())
  return ahead.length === 0 ? null : new Date(Math.min(...ahead))
}

interface PaidFor {
  readonly net: number
  readonly reduction: number
  readonly gross: number
  readonly refundedCents: number
  readonly unusedCents: number
  /** Of which payments those were; not known of old ones. */
  readonly replaced?: readonly Replaced[] | undefined
  /** How much of its worth was had in days of dearer plans. */
  readonly hadCents?: number | undefined
}

export const keptOf = ({ gross, refundedCents }: Pick<PaidFor, 'gross' | 'refundedCents'>): number =>
  gross === 0 ? 1 : (gross - refundedCents) / gross

/**
 * What a payment's days are worth without tax: what was paid and not given back, and what came off for days before them, as far as
 * the money of those was not given back either.
 */
export function worthOf(paymentId: number, payments: ReadonlyMap<number, PaidFor>): number {
  const paid = payments.get(paymentId)
  if (!paid) return 0
  const { net, reduction, unusedCents, replaced } = paid
  const own = Math.floor((net - reduction) * keptOf(paid))
  const before =
    replaced === undefined
      ? unusedCents
      : replaced.reduce((all, part) => all + Math.min(part.cents, leftOf(part.paymentId, payments)), 0)
  return own + before
}

/** The same without what was had of it in days of others. */
export const leftOf = (paymentId: number, payments: ReadonlyMap<number, PaidFor>): number =>
  Math.max(0, worthOf(paymentId, payments) - (payments.get(paymentId)?.hadCents ?? 0))

/** A payment, those whose days came off it, and so on. */
export function chainOf(paymentId: number, payments: ReadonlyMap<number, PaidFor>): number[] {
  const before = payments.get(paymentId)?.replaced ?? []
  return [paymentId, ...before.flatMap((part) => chainOf(part.paymentId, payments))]
}

/** Until when days last of which a part was given back: as far as they stay paid, from their first one, and never longer than before. */
export function keptUntil({
  startsAt,
  endsAt,
  terms,
  cents,
  fullCents,
}: Pick<PaidDays, 'startsAt' | 'endsAt' | 'terms' | 'cents' | 'fullCents'>): Date {
  if (fullCents <= 0) return endsAt
  const wholeMs = monthsAfter(startsAt, monthsOf[terms.frequency]).getTime() - startsAt.getTime()
  const until = new Date(startsAt.getTime() + Math.floor((wholeMs * cents) / fullCents))
  return until < endsAt ? until : endsAt
}
