import { deleteDueAccountsWith } from '../modules/identity/index.ts'
import { leaveQueues } from '../modules/orders/index.ts'
import { forgetPayer, stopPaying } from '../modules/payments/index.ts'

/** The job as the server has it. */
export const deleteDueAccounts = deleteDueAccountsWith({ stopPaying, leaving: [leaveQueues, forgetPayer] })
