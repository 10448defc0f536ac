import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import type { ProviderMethod } from '../../../platform/payments/payment-provider.ts'
import { subscription } from '../../billing/index.ts'
import { removeReplaced } from '../jobs/remove-replaced.ts'
import { isAgency, ownMethods } from '../methods.store.ts'
import { paymentMethod } from '../payments.tables.ts'

interface Given {
  readonly accountId: number
  readonly provider: string
  /** Of a debit: where its notices go. */
  readonly email: string
  readonly addedBy: number | null
}

/** What was asked with the one before has its answer by then. */
const removedAfterMs = days(2)

/**
 * A card or account the provider kept: its name and last characters, so that it can be chosen again. One that is kept already
 * under another reference is listed once: the new one takes its place, for the plan as well.
 */
export async function keepMethod(
  ctx: CommandContext,
  { accountId, provider, email, addedBy }: Given,
  method: ProviderMethod,
): Promise<number> {
  const { reference, means, label, expires, mandate, fingerprint } = method
  const isOfAgency = await isAgency(ctx.tx, addedBy)
  const before =
    fingerprint === null
      ? []
      : await ctx.tx
          .update(paymentMethod)
          .set({ removedAt: ctx.now, isDefault: false })
          .where(
            and(
              eq(paymentMethod.provider, provider),
              eq(paymentMethod.means, means),
              eq(paymentMethod.fingerprint, fingerprint),
              ne(paymentMethod.reference, reference),
              isOfAgency
                ? and(
                    eq(paymentMethod.accountId, accountId),
                    isNull(paymentMethod.removedAt),
                    eq(paymentMethod.addedBy, addedBy ?? 0),
                  )
                : ownMethods(accountId),
            ),
          )
          .returning({ id: paymentMethod.id })
  const [other] = await ctx.tx
    .select({ id: paymentMethod.id })
    .from(paymentMethod)
    .where(
      and(
        eq(paymentMethod.accountId, accountId),
        eq(paymentMethod.isDefault, true),
        isNull(paymentMethod.removedAt),
      ),
    )
  const [kept] = await ctx.tx
    .insert(paymentMethod)
    .values({
      id: newDigitsId(),
      accountId,
      provider,
      reference,
      means,
      label,
      expires,
      mandate,
      fingerprint,
      email: means === 'debit' ? email : '',
      isDefault: !other && !isOfAgency,
      addedBy,
      addedAt: ctx.now,
    })
    .onConflictDoUpdate({
      target: [paymentMethod.provider, paymentMethod.reference],
      set: {
        label: sql`excluded.label`,
        expires: sql`excluded.expires`,
        mandate: sql`coalesce(excluded.mandate, ${paymentMethod.mandate})`,
        fingerprint: sql`coalesce(excluded.fingerprint, ${paymentMethod.fingerprint})`,
        email: sql`coalesce(nullif(excluded.email, ''), ${paymentMethod.email})`,
      },
    })
    .returning({ id: paymentMethod.id })
  if (!kept) throw new Error('The means of payment was not kept')
  for (const { id } of before) {
    await ctx.tx
      .update(subscription)
      .set({ methodId: kept.id })
      .where(and(eq(subscription.accountId, accountId), eq(subscription.methodId, id)))
    await ctx.send(removeReplaced, { methodId: id }, { startAfter: later(ctx.now, removedAfterMs) })
  }
  return kept.id
}
