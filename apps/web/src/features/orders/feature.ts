import type { orders } from '@postelier/texts/fr/orders'
import { ofAccount } from '#shared/api/live-topics.ts'
import { defineFeature } from '#shared/feature.ts'

/** The queries that each live event makes stale; every feature declares its own, and the shell collects them. */
export const feature = defineFeature({ live: { 'orders.changed': ofAccount('orders', 'tasks') } })

declare module '#shared/i18n/texts.ts' {
  interface Texts {
    orders: typeof orders
  }
}
