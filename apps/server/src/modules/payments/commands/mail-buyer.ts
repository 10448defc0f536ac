import { eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { formatMoney } from '../../../platform/i18n/format-money.ts'
import { billOfPayment } from '../../bills/index.ts'
import { readSeller } from '../../catalogue/index.ts'
import { mandateWords } from '../mandate-words.ts'
import { type PaymentRow, paymentMethod } from '../payments.tables.ts'

type PaymentMail =
  | 'paymentOnItsWay'
  | 'paymentReceived'
  | 'paymentFailed'
  | 'paymentNotTaken'
  | 'paymentReturned'

/** Tells the account's person what came of a payment. */
export async function mailBuyer(
  ctx: CommandContext,
  { id, accountId, grossCents, methodId, purchase }: PaymentRow,
  kind: PaymentMail,
  { owedCents = 0 }: { readonly owedCents?: number } = {},
): Promise<void> {
  if (grossCents === 0) return
  const [to] = await ctx.tx
    .select({ email: person.email, language: person.applicationLang, state: person.state })
    .from(person)
    .where(eq(person.id, accountId))
  if (to?.state !== 'active') return
  const language = to.language === 'en' ? 'en' : 'fr'
  const named =
    purchase.kind === 'plan'
      ? [purchase.terms.names[language]]
      : purchase.lines.map(({ names }) => names[language])
  const debited = kind === 'paymentOnItsWay' ? await debitWords(ctx, methodId) : {}
  const bill = kind === 'paymentReceived' ? await billOfPayment(ctx.tx, id) : null
  await ctx.mail({
    kind,
    to: to.email,
    language,
    link: `${ctx.platform.config.publicUrl}${kind === 'paymentReceived' ? '/me/account/bills' : '/me/credits'}`,
    words: {
      amount: formatMoney(language, grossCents),
      owed: formatMoney(language, owedCents),
      what: named.join(', '),
      ...debited,
    },
    ...(bill ? { attachment: { kind: 'bill', id: bill.id } } : {}),
  })
}

async function debitWords({ tx }: CommandContext, methodId: number | null) {
  const [method] =
    methodId === null ? [] : await tx.select().from(paymentMethod).where(eq(paymentMethod.id, methodId))
  return mandateWords(method, await readSeller(tx))
}
