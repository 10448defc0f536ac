import type { Seller } from '@postelier/contract/bills'
import type { paymentMethod } from './payments.tables.ts'

type Debited = Pick<typeof paymentMethod.$inferSelect, 'label' | 'mandate'>

/** What the rules of SEPA want to be said of a debit: which account, under which mandate, by whom. */
export const mandateWords = (method: Debited | undefined, { name, creditorId }: Seller) => ({
  account: method?.label ?? '',
  mandate: method?.mandate ?? '',
  creditor: creditorId === '' ? name : `${name} (${creditorId})`,
})
