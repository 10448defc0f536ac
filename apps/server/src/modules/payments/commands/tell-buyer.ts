import type { moneyNotices } from '@postelier/contract/notices'
import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { formatDate } from '../../../platform/i18n/format-date.ts'
import { formatMoney } from '../../../platform/i18n/format-money.ts'
import { billOfPayment } from '../../bills/index.ts'
import { readSeller } from '../../catalogue/index.ts'
import { notify } from '../../notifications/index.ts'
import { readerOfAccount } from '../account-reader.store.ts'
import { usualDebitDay } from '../debit-day.ts'
import { mandateWords } from '../mandate-words.ts'
import { type PaymentRow, paymentMethod } from '../payments.tables.ts'
import type { Purchase } from '../purchase.ts'
import { countedWords, debtWords } from '../purchase-words.ts'

type PaymentMail =
  | 'paymentOnItsWay'
  | 'paymentReceived'
  | 'paymentFailed'
  | 'paymentNotTaken'
  | 'paymentReturned'
  | 'paymentReturnedSettled'
  | 'paymentRefunded'

interface More {
  /** Where it is not all of it. */
  readonly cents?: number
  readonly owedCents?: number
  /** When a plan ends whose money went back. */
  readonly planEnd?: Date | null
  /** A credit note that goes with it. */
  readonly noteId?: number | null
}

/** What stands under the bell as well: what comes after somebody has left the page of the payment. */
const notices: Readonly<Partial<Record<PaymentMail, (typeof moneyNotices)[number]>>> = {
  paymentReceived: 'paymentSettled',
  paymentFailed: 'paymentFailed',
  paymentReturned: 'paymentReturned',
  paymentReturnedSettled: 'paymentReturned',
  paymentRefunded: 'paymentRefunded',
}

/** Something happens to a payment once; money is given back as often as there are credit notes. */
export const paymentNoticeKey = (paymentId: number, what: string) => `payment:${paymentId}:${what}`

const billMails: ReadonlySet<PaymentMail> = new Set(['paymentReceived', 'paymentRefunded'])

/** Where one does something about it: what pays a plan is changed where cards are kept, and then it is tried again. */
function pageOf(kind: PaymentMail, purchase: Purchase): string {
  if (billMails.has(kind)) return '/me/account/bills'
  const isRenewal = purchase.kind === 'plan' && purchase.how === 'renewal'
  return kind === 'paymentFailed' && isRenewal ? '/me/credits?methods=list' : '/me/credits'
}

/** Tells the account's people what came of a payment: by mail, and under the bell where it comes later. */
export async function tellBuyer(
  ctx: CommandContext,
  { id, accountId, grossCents, means, methodId, purchase, createdAt }: PaymentRow,
  kind: PaymentMail,
  { cents = grossCents, owedCents = 0, planEnd = null, noteId = null }: More = {},
): Promise<void> {
  if (grossCents === 0) return
  const to = await readerOfAccount(ctx.tx, accountId)
  if (to === null) return
  // Of a debt its own notice says what is owed.
  const isKnown = purchase.kind === 'debt' || (kind === 'paymentReceived' && means === 'card')
  const told = isKnown ? undefined : notices[kind]
  if (told)
    await notify(ctx, {
      accountId,
      kind: told,
      key: paymentNoticeKey(id, told === 'paymentRefunded' ? `${told}:${ctx.now.getTime()}:${cents}` : told),
      words: { cents: String(cents), ...(owedCents > 0 ? { owed: String(owedCents) } : {}) },
    })
  const { language } = to
  const named =
    purchase.kind === 'plan'
      ? [purchase.terms.names[language]]
      : purchase.kind === 'debt'
        ? [debtWords[language]]
        : purchase.lines.map((line) => countedWords(purchase, line, language))
  const debited = kind === 'paymentOnItsWay' ? await debitWords(ctx, { methodId, createdAt, language }) : {}
  const attached = kind === 'paymentReceived' ? (await billOfPayment(ctx.tx, id))?.id : noteId
  await ctx.mail({
    kind,
    to: to.email,
    language,
    link: `${ctx.platform.config.publicUrl}${pageOf(kind, purchase)}`,
    words: {
      amount: formatMoney(language, cents),
      owed: formatMoney(language, owedCents),
      what: named.join(', '),
      planEnd:
        planEnd === null
          ? ''
          : endWords(ctx, language, { plan: named.join(', '), at: planEnd, timeZone: to.timeZone }),
      ...debited,
    },
    ...(attached == null ? {} : { attachment: { kind: 'bill', id: attached } }),
  })
}

interface PlanEnd {
  readonly plan: string
  readonly at: Date
  readonly timeZone: string
}

const endWords = (ctx: CommandContext, language: 'fr' | 'en', { plan, at, timeZone }: PlanEnd): string =>
  ctx.platform.translator.say(language, at > ctx.now ? 'mails:planEnds.later' : 'mails:planEnds.now', {
    plan,
    date: formatDate(language, at, { dateStyle: 'long', timeZone }),
  })

async function debitWords(
  { tx }: CommandContext,
  {
    methodId,
    createdAt,
    language,
  }: Pick<PaymentRow, 'methodId' | 'createdAt'> & { readonly language: 'fr' | 'en' },
) {
  const [method] =
    methodId === null ? [] : await tx.select().from(paymentMethod).where(eq(paymentMethod.id, methodId))
  const by = new Date(`${usualDebitDay(createdAt)}T12:00:00Z`)
  return {
    ...mandateWords(method, await readSeller(tx), language),
    date: formatDate(language, by, { dateStyle: 'long', timeZone: 'UTC' }),
  }
}
