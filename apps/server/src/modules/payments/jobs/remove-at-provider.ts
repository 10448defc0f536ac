import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { paymentMethod } from '../payments.tables.ts'

/** Removes a card or account at the provider whose place another reference of the same has taken. */
export const removeReplaced = defineJob({
  name: 'remove-replaced-method',
  about: 'Removes at the provider what is kept there twice: the same card or account, added again.',
  retry: 'safe',
  data: z.object({ methodId: z.number() }),
  async handle({ db, payments }, { methodId }) {
    const [row] = await db
      .select()
      .from(paymentMethod)
      .where(and(eq(paymentMethod.id, methodId), isNotNull(paymentMethod.removedAt)))
    // Gone with its account, where the provider was told already.
    if (row && payments?.name === row.provider) await payments.removeMethod(row.reference)
  },
})
