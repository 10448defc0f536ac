/**
 * Bills and credit notes: their numbers, what stands on them and their document. Never decides what is owed; `payments` does.
 */

import { billEvents, billRoutes } from '@postelier/contract/bills'
import { defineModule } from '../../http/server-module.ts'
import { billsHandlers } from './bills.routes.ts'
import { sendBillsJob } from './jobs/send-bills.ts'
import { attachBill } from './queries/read-document.ts'

export { cancelBill, creditPartOfBill, creditUnused } from './commands/cancel-bill.ts'
export { creditRefund } from './commands/credit-refund.ts'
export { billingDay, issueBill, issueCreditNote } from './commands/issue-bill.ts'
export { markPaid } from './commands/mark-paid.ts'
export { countIncome, firstBillMonth, type Income } from './queries/count-income.ts'
export { billOfPayment, billsOfPayments, creditedOfPayment, paidBill } from './queries/paid-bill.ts'
export { isUnwritable } from './unwritable.ts'

export const serverModule = defineModule({
  routes: [billRoutes],
  handlers: [billsHandlers],
  attachments: { bill: attachBill },
  jobs: [sendBillsJob],
  events: billEvents,
})
