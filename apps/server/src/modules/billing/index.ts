/**
 * Money and credits: the append-only book of credits, its balance and how it is spent. Never decides what a thing costs
 * or whether somebody may order it.
 */

import { packEvents, packRoutes } from '@postelier/contract/packs'
import { unsubscribeMessageEvents, unsubscribeMessageRoutes } from '@postelier/contract/unsubscribe-messages'
import { defineModule } from '../../http/server-module.ts'
import { billingHandlers } from './billing.routes.ts'
import { checkLedgerNightly } from './jobs/check-ledger.ts'
import { expireCreditsNightly } from './jobs/expire-credits.ts'
import { purgeHolds } from './jobs/purge-holds.ts'
import { exportBilling } from './queries/export-billing.ts'

export { changeCredits } from './commands/change-credits.ts'
export { countAnswered, installMessages } from './commands/change-messages.ts'
export { keepHold, releaseHold } from './commands/close-hold.ts'
export { expireCredits } from './commands/expire-credits.ts'
export { giveBack } from './commands/give-back.ts'
export { holdCredits } from './commands/hold-credits.ts'
export { holdDrafts } from './commands/hold-drafts.ts'
export { installPacks } from './commands/install-packs.ts'
export { giveCredits, spendCredits } from './commands/move-credits.ts'
export { refuseOtherUse } from './commands/refuse-other-use.ts'
export { takeBackCredits } from './commands/take-back-credits.ts'
export { type CreditReason, type CreditTotals, creditKinds } from './credit-reasons.ts'
export { debt } from './debt.tables.ts'
export { allowsMore, type HeldPlan, heldWith, networksWithoutPlan, type Robots } from './held-plan.ts'
export { type DraftPrice, monthIn } from './hold.ts'
export { entriesPage, lotsOfAccount } from './ledger.store.ts'
export { creditLot } from './ledger.tables.ts'
export { type PackNames, pack, packAssignment } from './packs.tables.ts'
export { checkLedger } from './queries/check-ledger.ts'
export { countCredits, firstCreditMonth } from './queries/count-credits.ts'
export { countSubscriptions, type SubscriptionCount } from './queries/count-subscriptions.ts'
export { creditsAhead } from './queries/credits-ahead.ts'
export { creditsHeld, heldAmong } from './queries/credits-held.ts'
export { creditsByEnd, creditsLeft } from './queries/credits-left.ts'
export { creditsSpentOf } from './queries/credits-spent-of.ts'
export { creditsTakenOf } from './queries/credits-taken-of.ts'
export { creditsThatWouldGo } from './queries/credits-that-would-go.ts'
export { giftsEnding, giftsOver, lotsEnding, periodsEnding } from './queries/ending-soon.ts'
export { givenPlan } from './queries/given-plan.ts'
export { hasDebt } from './queries/has-debt.ts'
export { authorsOf, listCreditEntries } from './queries/list-credit-entries.ts'
export { mostIdeasOf } from './queries/most-ideas.ts'
export { mostNetworksOf } from './queries/most-networks.ts'
export { originOfLots } from './queries/origin-of-lots.ts'
export { priceDrafts } from './queries/price-drafts.ts'
export { type Balance, balanceIn, balanceOf, balancesOf, totalOf } from './queries/read-balance.ts'
export { readPlan } from './queries/read-plan.ts'
export { robotsFor } from './queries/robots-of.ts'
export {
  givesPlan,
  lockSubscription,
  mayHaveRobots,
  openSubscription,
  planNow,
  type SubscriptionRow,
} from './subscription.store.ts'
export {
  type LeavingReason,
  type PlanTerms,
  subscription,
  subscriptionPeriod,
} from './subscription.tables.ts'
export { lastWithoutPlan, opensWithoutPlan } from './without-plan.ts'

export const serverModule = defineModule({
  routes: [packRoutes, unsubscribeMessageRoutes],
  handlers: [billingHandlers],
  jobs: [purgeHolds, expireCreditsNightly, checkLedgerNightly],
  exports: { credits: exportBilling },
  events: [...packEvents, ...unsubscribeMessageEvents],
})
