import { lazyPage, ownAndCustomersWindow } from '#shared/routing/screen.ts'

/** A brief takes the whole window, one question a screen; an order's own page and its return are composed with the post's in `app/`. */
export const routes = [
  ...ownAndCustomersWindow(
    '/tasks/$taskPublicId/order',
    lazyPage(() => import('#features/orders/order-wizard-page.tsx'), 'OrderWizardPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    orders: typeof routes
  }
}
