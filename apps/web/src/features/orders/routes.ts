import { lazyPage, ownAndCustomers, ownAndCustomersWindow, screen } from '#shared/routing/screen.ts'

/** A brief takes the whole window, one question a screen; an order's own page is composed with the post's in `app/`. */
export const routes = [
  ...ownAndCustomersWindow(
    '/tasks/$taskPublicId/order',
    lazyPage(() => import('#features/orders/order-wizard-page.tsx'), 'OrderWizardPage'),
  ),
  ...ownAndCustomers(
    '/tasks/$taskPublicId/return',
    screen('returnOrder', 'form', () => import('#features/orders/return-page.tsx'), 'ReturnPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    orders: typeof routes
  }
}
