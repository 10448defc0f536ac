// A card or an account that a business adds by itself, without buying anything.
import { z } from 'zod'
import { access, digitsId, params, route } from '../route.ts'
import { paymentMean } from '../values/money.ts'
import { freeText } from '../values/text.ts'
import { paymentFailure, paymentMethodView } from './purchases.ts'

/** As of a payment; nothing is taken, so that nothing can be returned. */
export const setupStates = ['action', 'processing', 'succeeded', 'failed', 'cancelled'] as const
export const setupState = z.enum(setupStates)
export type SetupState = z.infer<typeof setupState>

export const methodSetupView = z
  .object({
    id: z.number(),
    state: setupState,
    means: paymentMean,
    failure: paymentFailure.nullable(),
    /** Where the person types it or confirms, at the provider's. */
    url: z.string().nullable(),
    /** What the provider's own form element needs in place of an address. */
    clientSecret: z.string().nullable(),
    publicKey: z.string().nullable(),
    /** What was added, as long as it is kept. */
    method: paymentMethodView.nullable(),
    /** It pays the plan and what is bought from now on. */
    isPreferred: z.boolean(),
  })
  .meta({ id: 'MethodSetup' })
export type MethodSetupView = z.infer<typeof methodSetupView>

const means = access.account('paymentMeans:edit')

export const methodSetupRoutes = [
  route('POST', '/api/users/{id}/method-setups', {
    access: means,
    rate: 'write',
    summary: 'Begin to add a card or an account',
    themselvesOnly: true,
    params: params.id,
    body: z.object({
      means: paymentMean,
      holder: freeText(120).min(2),
      /** Where the notice before a debit goes. */
      email: z.email().max(254).optional(),
      isPreferred: z.boolean(),
      /** The same key twice adds one. */
      key: z.string().min(8).max(64),
    }),
    output: z.object({ setup: methodSetupView }),
  }),
  route('POST', '/api/users/{id}/method-setups/{setupId}/read', {
    access: means,
    rate: 'write',
    summary: 'How adding a card or an account stands at the provider',
    themselvesOnly: true,
    params: z.object({ id: digitsId, setupId: digitsId }),
    output: z.object({ setup: methodSetupView }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    methodSetups: { routes: typeof methodSetupRoutes }
  }
}
