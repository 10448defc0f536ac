// What a business owes since a debit came back, and how it is settled.
import { z } from 'zod'
import { access, digitsId, listOf, page, params, route } from '../route.ts'
import { cents } from '../values/money.ts'
import { ownPage } from '../values/own-page-field.ts'
import { freeText } from '../values/text.ts'
import { paymentView } from './purchases.ts'

/** What a business owes since a debit came back. */
export const debtView = z
  .object({
    paymentId: z.number(),
    cents: z.number().int(),
    openedAt: z.iso.datetime(),
    /** The bill it is of. */
    billNumber: z.string().nullable(),
    account: z.object({ id: z.number(), name: z.string() }),
  })
  .meta({ id: 'Debt' })
export type DebtView = z.infer<typeof debtView>

export const debtRoutes = [
  route('POST', '/api/users/{id}/debt/payments', {
    access: access.account('billing:edit'),
    rate: 'write',
    summary: 'Pay what is owed since a debit came back, by card',
    params: params.id,
    body: z.object({
      agreedCents: cents,
      holder: freeText(120).min(2),
      returnTo: ownPage,
      key: z.string().min(8).max(64),
    }),
    output: z.object({ payment: paymentView }),
  }),
  route('GET', '/api/admin/debts', {
    access: access.platform('adminBills:consult'),
    rate: 'read',
    summary: 'What businesses owe, the oldest first',
    query: page,
    output: listOf(debtView),
  }),
  route('POST', '/api/admin/debts/{paymentId}/paid', {
    access: access.platform('adminBills:edit'),
    rate: 'write',
    summary: 'What was owed was paid in another way',
    params: z.object({ paymentId: digitsId }),
    /** How it is known; kept in the journal. */
    body: z.object({ reason: freeText(300).min(2) }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    debts: { routes: typeof debtRoutes }
  }
}
