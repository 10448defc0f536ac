import { layoutScreen, ownAndCustomers, screen } from '#shared/routing/screen.ts'

const credits = screen('credits', 'form', () => import('#features/credits/credits-page.tsx'), 'CreditsPage')
const cart = screen('cart', 'form', () => import('#features/credits/cart-page.tsx'), 'CartPage')

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  layoutScreen('/me/credits', credits),
  layoutScreen('/agency/customers/$agencyCustomerId/subscription', credits),
  ...ownAndCustomers('/credits/cart', cart),
  ...ownAndCustomers(
    '/credits/payment/$paymentId',
    screen('payment', 'form', () => import('#features/credits/payment-page.tsx'), 'PaymentPage'),
  ),
  layoutScreen(
    '/me/credits/method/$setupId',
    screen('method', 'form', () => import('#features/credits/method-page.tsx'), 'MethodPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    credits: typeof routes
  }
}
