import type { PaymentState } from '@postelier/contract/purchases'

/**
 * Which step a payment takes when it is read and another state is found. What is not in the table is no step: an answer that
 * is older than what is known, or one that cannot be.
 */
const steps: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  action: ['processing', 'succeeded', 'failed', 'cancelled', 'returned'],
  processing: ['succeeded', 'failed', 'cancelled', 'returned'],
  // The person may try once more with the same payment.
  failed: ['action', 'processing', 'succeeded', 'cancelled', 'returned'],
  succeeded: ['returned'],
  cancelled: [],
  returned: [],
}

export const isStep = (from: PaymentState, to: PaymentState): boolean => steps[from].includes(to)

/** Nothing more is expected; a debit can come back for weeks all the same. */
export const isOpen = (state: PaymentState): boolean => state === 'action' || state === 'processing'
