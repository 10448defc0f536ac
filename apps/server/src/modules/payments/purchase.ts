import type { Frequency } from '@postelier/contract/purchases'
import type { PackNames, PlanTerms } from '../billing/index.ts'
import type { DebtPart } from './debts.ts'
import type { Replaced } from './paid-days.ts'

/** What stands in a cart. */
export interface CartItem {
  readonly packId: number
  readonly quantity: number
}

export interface PurchaseLine {
  readonly packId: number
  readonly names: PackNames
  readonly quantity: number
  readonly credits: number
  /** Of one, and of all, without tax. */
  readonly unitCents: number
  readonly cents: number
}

export type TaxReason = 'reverseCharge' | 'export'

/** Whose code an account has, as it stood when a payment began: what is changed of the code afterwards changes no payment. */
export interface PurchaseAffiliation {
  readonly codeId: number
  readonly agencyId: number
  /** The agency's share of what is paid without tax. */
  readonly agencyPercent: number
  /** What it takes off this payment: nothing of credits, or where a promotion code takes off more. */
  readonly customerPercent: number
  /** The account has the code from this payment on. */
  readonly begins?: true
}

interface Bought {
  readonly lines: readonly PurchaseLine[]
  /** Off the sum, for days of the plan before that were paid and will not be used. */
  readonly unusedCents: number
  /** A promotion code that is taken off. */
  readonly codeId: number | null
  readonly affiliation?: PurchaseAffiliation
  readonly taxReason: TaxReason | null
}

/** What a payment is for, frozen when it is asked for: whatever is changed afterwards, this is what was agreed to. */
export type Purchase =
  | (Bought & { readonly kind: 'credits' })
  /** What is owed since other payments came back; nothing is bought by it. */
  | (Bought & {
      readonly kind: 'debt'
      readonly ofPayments: readonly number[]
      /** What it paid of each, written when its money came. */
      readonly closed?: readonly DebtPart[]
    })
  | (Bought & {
      readonly kind: 'plan'
      readonly terms: PlanTerms
      readonly subscriptionId: number
      /** `first`: nothing was there; `change`: at once, in place of another; `renewal`: the next period of what is there. */
      readonly how: 'first' | 'change' | 'renewal'
      /** Of a change: the payments whose days it replaces, and what came off for each; days of others are left as they are. */
      readonly replaced?: readonly Replaced[]
      /** Of a change: how many credits of those days had been spent when its price was reckoned. */
      readonly spentBefore?: number
      /** Of a change by debit: how much of what came off was had until its money was there: without tax. */
      readonly hadMeanwhileCents?: number
      /** How much of its worth was had in days of dearer plans it came off, whose money went back: without tax. */
      readonly hadCents?: number
      readonly startsAt: string
      readonly endsAt: string
    })

export type { Frequency }
