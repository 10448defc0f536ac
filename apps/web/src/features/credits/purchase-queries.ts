import type { debtRoutes } from '@postelier/contract/debts'
import type { methodSetupRoutes } from '@postelier/contract/method-setups'
import type { purchaseRoutes } from '@postelier/contract/purchases'
import type { subscriptionRoutes } from '@postelier/contract/subscriptions'
import type { unsubscribeMessageRoutes } from '@postelier/contract/unsubscribe-messages'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { ownPath } from '#shared/lib/own-path.ts'

/** Makes the calls of purchases known here; types alone. */
export type PurchaseCalls =
  | typeof purchaseRoutes
  | typeof methodSetupRoutes
  | typeof subscriptionRoutes
  | typeof debtRoutes
  | typeof unsubscribeMessageRoutes

export const purchasesKey = ['purchases'] as const

export const subscriptionQuery = (id: number) =>
  queryOptions({
    queryKey: [...purchasesKey, id, 'subscription'],
    queryFn: ({ signal }) => call('GET /api/users/{id}/credit-subscription', { params: { id }, signal }),
  })

/** What leaving the plan would mean, or a smaller one after it. */
export const leavingQuery = (id: number, packId?: number) =>
  queryOptions({
    queryKey: [...purchasesKey, id, 'leaving', packId ?? null],
    queryFn: ({ signal }) =>
      call('GET /api/users/{id}/subscription/leave', {
        params: { id },
        query: packId === undefined ? {} : { packId },
        signal,
      }),
  })

export const offersQuery = (id: number) =>
  queryOptions({
    queryKey: [...purchasesKey, id, 'offers'],
    queryFn: ({ signal }) => call('GET /api/users/{id}/offers', { params: { id }, signal }),
  })

export const cartQuery = (id: number) =>
  queryOptions({
    queryKey: [...purchasesKey, id, 'cart'],
    queryFn: async ({ signal }) => (await call('GET /api/users/{id}/cart', { params: { id }, signal })).cart,
  })

export const methodsQuery = (id: number) =>
  queryOptions({
    queryKey: [...purchasesKey, id, 'methods'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/payment-methods', { params: { id }, signal })).methods,
  })

const againMs = 3_000
/** The provider's page may still be open in another tab. */
const typedMs = 10_000

/** How adding a card or an account stands at the provider; read again while they say nothing, or nothing yet. */
export const setupQuery = (id: number, setupId: number) =>
  queryOptions({
    queryKey: [...purchasesKey, id, 'setup', setupId],
    queryFn: async ({ signal }) =>
      (await call('POST /api/users/{id}/method-setups/{setupId}/read', { params: { id, setupId }, signal }))
        .setup,
    refetchInterval: ({ state: { data, error } }) => {
      if (!data) return isApiError(error) && error.status === 503 ? againMs : false
      if (data.state === 'processing') return againMs
      return data.state === 'action' && data.clientSecret === null ? typedMs : false
    },
  })

/** What is asked when a plan is left. */
export const leavingQuestionsQuery = (id: number) =>
  queryOptions({
    queryKey: [...purchasesKey, id, 'leaving-questions'],
    queryFn: ({ signal }) => call('GET /api/users/{id}/leaving-questions', { params: { id }, signal }),
  })

/** What a post is called. */
export const titleQuery = (id: number, taskPublicId: string) =>
  queryOptions({
    queryKey: [...purchasesKey, id, 'title', taskPublicId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/tasks/{taskPublicId}', { params: { id, taskPublicId }, signal })).task
        .title,
  })

/** Names that administrators gave, in the language of the interface. */
export function useOwnName(): (names: { fr: string; en: string }) => string {
  const isEnglish = useTranslation().i18n.language === 'en'
  return ({ fr, en }) => (isEnglish ? en : fr)
}

/** Where one came from and goes back to once it is paid: a page of ours, or nothing. */
export function backFrom(words: Readonly<Record<string, string>>): string {
  return ownPath(words.back ?? null, '')
}

/** Where the credits page and a payment's page are: one's own, or those of an agency's customer. */
export const creditsPages = (agencyCustomerId: string | undefined) =>
  agencyCustomerId
    ? {
        credits: `/agency/customers/${agencyCustomerId}/subscription`,
        posts: `/agency/customers/${agencyCustomerId}/tasks`,
        cart: `/agency/customers/${agencyCustomerId}/credits/cart`,
        payment: (id: number) => `/agency/customers/${agencyCustomerId}/credits/payment/${id}`,
      }
    : {
        credits: '/me/credits',
        posts: '/me/tasks',
        cart: '/me/credits/cart',
        payment: (id: number) => `/me/credits/payment/${id}`,
      }
