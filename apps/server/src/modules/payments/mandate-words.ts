import type { Seller } from '@postelier/contract/bills'
import type { paymentMethod } from './payments.tables.ts'

type Debited = Pick<typeof paymentMethod.$inferSelect, 'label' | 'mandate'>

/** What the rules of SEPA call the number of who takes a debit. */
const identifier = { fr: 'ICS', en: 'creditor identifier' } as const

/** What the rules of SEPA want to be said of a debit: which account, under which mandate, by whom. */
export const mandateWords = (
  method: Debited | undefined,
  { name, creditorId }: Seller,
  language: 'fr' | 'en',
) => ({
  account: method?.label ?? '',
  mandate: method?.mandate ?? '',
  creditor: creditorId === '' ? name : `${name} (${identifier[language]} ${creditorId})`,
})
