import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { paymentMethod } from '../payments.tables.ts'

/** Removes a card or account at the provider that is not kept here under this reference, or not any more. */
export const removeAtProvider = defineJob({
  name: 'remove-method-at-provider',
  about: 'Removes at the provider what is not kept here: the same card or account under another reference.',
  retry: 'safe',
  data: z.object({ provider: z.string(), reference: z.string() }),
  async handle({ db, payments }, { provider, reference }) {
    if (payments?.name !== provider) return
    const inUse = and(
      eq(paymentMethod.provider, provider),
      eq(paymentMethod.reference, reference),
      isNull(paymentMethod.removedAt),
    )
    // Paid with once more meanwhile, it is kept.
    if ((await db.$count(paymentMethod, inUse)) === 0) await payments.removeMethod(reference)
  },
})
