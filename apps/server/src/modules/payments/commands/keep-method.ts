import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import type { ProviderMethod } from '../../../platform/payments/payment-provider.ts'
import { removeAtProvider } from '../jobs/remove-at-provider.ts'
import { isAgency, ownMethods } from '../methods.store.ts'
import { paymentMethod } from '../payments.tables.ts'

interface Given {
  readonly accountId: number
  readonly provider: string
  /** Of a debit: where its notices go. */
  readonly email: string
  readonly addedBy: number | null
}

interface Shown extends Given {
  /** It can be paid with again; else its name stands with the payment, and nowhere to be chosen. */
  readonly isKept: boolean
}

/** A card or account the provider kept: its name and last characters, so that it can be chosen again. */
export async function keepMethod(
  ctx: CommandContext,
  { accountId, provider, email, addedBy, isKept }: Shown,
  method: ProviderMethod,
): Promise<number> {
  const { reference, means, label, expires, mandate, fingerprint } = method
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
      isDefault: isKept && !other && !(await isAgency(ctx.tx, addedBy)),
      addedBy,
      addedAt: ctx.now,
      removedAt: isKept ? null : ctx.now,
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
  return kept.id
}

/** What was asked with the reference before has its answer by then. */
const removedAfterMs = days(2)

/**
 * One that was added by itself, and so kept there for what comes: the same card or account that is listed already is that one
 * from then on, so that whatever is paid with it goes on. Of a payment nobody knows whether the provider keeps what it was
 * paid with: there nothing takes another's place.
 */
export async function keepAdded(ctx: CommandContext, given: Given, method: ProviderMethod): Promise<number> {
  const { reference, means, label, expires, mandate, fingerprint } = method
  const { accountId, provider, email } = given
  const [same] =
    fingerprint === null
      ? []
      : await ctx.tx
          .select({ id: paymentMethod.id, reference: paymentMethod.reference })
          .from(paymentMethod)
          .where(
            and(
              ownMethods(accountId),
              eq(paymentMethod.provider, provider),
              eq(paymentMethod.means, means),
              eq(paymentMethod.fingerprint, fingerprint),
              ne(paymentMethod.reference, reference),
            ),
          )
          .orderBy(desc(paymentMethod.isDefault), desc(paymentMethod.addedAt))
          .limit(1)
          .for('update')
  if (!same) return keepMethod(ctx, { ...given, isKept: true }, method)
  await ctx.tx
    .update(paymentMethod)
    .set({ reference, label, expires, mandate, ...(means === 'debit' && email !== '' ? { email } : {}) })
    .where(eq(paymentMethod.id, same.id))
  await ctx.send(
    removeAtProvider,
    { provider, reference: same.reference },
    { startAfter: later(ctx.now, removedAfterMs) },
  )
  return same.id
}
