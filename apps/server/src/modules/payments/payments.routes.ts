import { handlers } from '../../http/handlers.ts'
import { addAffiliationCode, changeAffiliationCode } from './commands/change-affiliation-codes.ts'
import { applyCode, emptyCart, putInCart } from './commands/change-cart.ts'
import { addCode, changeCode, removeCode } from './commands/change-codes.ts'
import { preferMethod } from './commands/change-methods.ts'
import { chooseNextPlan, keepPlan, leavePlan } from './commands/leave-plan.ts'
import { markDebtPaid } from './commands/settle-debt.ts'
import { addMethod, readMethodSetup } from './flows/add-method.ts'
import { pay, payDebt, readAtProvider, receive, removeMethodEverywhere } from './flows/pay.ts'
import { refundBill } from './flows/refund-bill.ts'
import { exportMoneyStatistics } from './queries/export-money-statistics.ts'
import { listAffiliationCodes, listAgencies } from './queries/list-affiliation-codes.ts'
import { listCodes } from './queries/list-codes.ts'
import { listDebts } from './queries/list-debts.ts'
import { listPayments } from './queries/list-payments.ts'
import { readCart } from './queries/read-cart.ts'
import { readCustomerMoney } from './queries/read-customer-money.ts'
import { readLeaving } from './queries/read-leaving.ts'
import { readMethods } from './queries/read-methods.ts'
import { readMoneyStatistics } from './queries/read-money-statistics.ts'
import { readOffers } from './queries/read-offers.ts'
import { readRefund } from './queries/read-refund.ts'
import { readCustomerStatement, readStatement } from './queries/read-statement.ts'
import { readSubscription } from './queries/read-subscription.ts'

/** Buying over HTTP: plan, cart, payments, debts, and what administrators see of a customer's money. */
export const paymentsHandlers = handlers({
  'GET /api/users/{id}/credit-subscription': ({ read, params }) =>
    read(readSubscription, { accountId: params.id }),
  'GET /api/users/{id}/credit-entries': ({ read, params, query }) =>
    read(readStatement, { ...query, accountId: params.id }),
  'GET /api/users/{id}/offers': ({ read, params }) => read(readOffers, { accountId: params.id }),
  'GET /api/users/{id}/cart': ({ read, params }) => read(readCart, { accountId: params.id }),
  'POST /api/users/{id}/cart': ({ command, params, body }) =>
    command(putInCart, { ...body, accountId: params.id }),
  'POST /api/users/{id}/cart/code': ({ command, params, body }) =>
    command(applyCode, { ...body, accountId: params.id }),
  'DELETE /api/users/{id}/cart': ({ command, params }) => command(emptyCart, { accountId: params.id }),
  'POST /api/users/{id}/payments': pay,
  'POST /api/users/{id}/debt/payments': payDebt,
  'GET /api/admin/debts': ({ read, query }) => read(listDebts, query),
  'POST /api/admin/debts/{paymentId}/paid': ({ command, params, body }) =>
    command(markDebtPaid, { ...body, ...params }),
  'POST /api/users/{id}/payments/{paymentId}/read': readAtProvider,
  'GET /api/users/{id}/payment-methods': ({ read, params }) => read(readMethods, { accountId: params.id }),
  'POST /api/users/{id}/payment-methods/{methodId}': ({ command, params }) =>
    command(preferMethod, { accountId: params.id, methodId: params.methodId }),
  'DELETE /api/users/{id}/payment-methods/{methodId}': removeMethodEverywhere,
  'POST /api/users/{id}/method-setups': addMethod,
  'POST /api/users/{id}/method-setups/{setupId}/read': readMethodSetup,
  'POST /api/users/{id}/subscription/next': ({ command, params, body }) =>
    command(chooseNextPlan, { ...body, accountId: params.id }),
  'GET /api/users/{id}/subscription/leave': ({ read, params, query }) =>
    read(readLeaving, { ...query, accountId: params.id }),
  'POST /api/users/{id}/subscription/leave': ({ command, params, body }) =>
    command(leavePlan, { ...body, accountId: params.id }),
  'POST /api/users/{id}/subscription/keep': ({ command, params }) =>
    command(keepPlan, { accountId: params.id }),
  'GET /api/admin/customers/{accountId}/money': ({ read, params }) => read(readCustomerMoney, params),
  'GET /api/admin/customers/{accountId}/payments': ({ read, params, query }) =>
    read(listPayments, { ...query, ...params }),
  'GET /api/admin/customers/{accountId}/credit-entries': ({ read, params, query }) =>
    read(readCustomerStatement, { ...query, ...params }),
  'GET /api/admin/money-statistics': ({ read, query }) => read(readMoneyStatistics, query),
  'GET /api/admin/money-statistics/export': ({ read, query, language }) =>
    read(exportMoneyStatistics, { ...query, language }),
  'GET /api/admin/bills/{billId}/refund': ({ read, params }) => read(readRefund, params),
  'POST /api/admin/bills/{billId}/refund': refundBill,
  'POST /api/payments/events/{provider}': receive,
  'GET /api/admin/affiliation-codes': ({ read, query }) => read(listAffiliationCodes, query),
  'GET /api/admin/affiliation-codes/agencies': ({ read, query }) => read(listAgencies, query),
  'POST /api/admin/affiliation-codes': ({ command, body }) => command(addAffiliationCode, body),
  'POST /api/admin/affiliation-codes/{codeId}': ({ command, params, body }) =>
    command(changeAffiliationCode, { ...body, ...params }),
  'GET /api/admin/promotion-codes': ({ read, query }) => read(listCodes, query),
  'POST /api/admin/promotion-codes': ({ command, body }) => command(addCode, body),
  'POST /api/admin/promotion-codes/{codeId}': ({ command, params, body }) =>
    command(changeCode, { ...body, ...params }),
  'DELETE /api/admin/promotion-codes/{codeId}': ({ command, params }) => command(removeCode, params),
})
