/**
 * Buying: the cart, payments at a provider, and what follows from them for plans and credits. Never decides what a plan allows
 * (`billing` does) nor what stands on a bill (`bills` does).
 */

import { affiliationCodeEvents, affiliationCodeRoutes } from '@postelier/contract/affiliation-codes'
import { creditRoutes } from '@postelier/contract/credits'
import { customerMoneyRoutes } from '@postelier/contract/customer-money'
import { debtRoutes } from '@postelier/contract/debts'
import { methodSetupRoutes } from '@postelier/contract/method-setups'
import { moneyStatisticsRoutes } from '@postelier/contract/money-statistics'
import { promotionCodeEvents, promotionCodeRoutes } from '@postelier/contract/promotion-codes'
import { purchaseEvents, purchaseRoutes } from '@postelier/contract/purchases'
import { refundRoutes } from '@postelier/contract/refunds'
import { subscriptionRoutes } from '@postelier/contract/subscriptions'
import { defineModule } from '../../http/server-module.ts'
import { endGifts } from './jobs/end-gifts.ts'
import { finishRefunds } from './jobs/finish-refunds.ts'
import { readMethodSetups } from './jobs/read-method-setups.ts'
import { readPayments } from './jobs/read-payments.ts'
import { remindBuyers } from './jobs/remind-buyers.ts'
import { removeAtProvider } from './jobs/remove-at-provider.ts'
import { renewPlans } from './jobs/renew-plans.ts'
import { paymentsHandlers } from './payments.routes.ts'

export { forgetPayer } from './commands/forget-payer.ts'
export { stopPaying } from './flows/stop-paying.ts'

export const serverModule = defineModule({
  routes: [
    purchaseRoutes,
    methodSetupRoutes,
    subscriptionRoutes,
    debtRoutes,
    refundRoutes,
    creditRoutes,
    promotionCodeRoutes,
    affiliationCodeRoutes,
    customerMoneyRoutes,
    moneyStatisticsRoutes,
  ],
  handlers: [paymentsHandlers],
  jobs: [endGifts, finishRefunds, readMethodSetups, readPayments, remindBuyers, removeAtProvider, renewPlans],
  events: [...purchaseEvents, ...promotionCodeEvents, ...affiliationCodeEvents],
})
