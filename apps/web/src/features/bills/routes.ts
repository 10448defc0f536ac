import { layoutScreen, screen } from '#shared/routing/screen.ts'

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  layoutScreen(
    '/me/account/bills',
    screen('bills', 'table', () => import('#features/bills/own-bills-page.tsx'), 'OwnBillsPage'),
  ),
  layoutScreen(
    '/admin/bills',
    screen('allBills', 'table', () => import('#features/bills/all-bills-page.tsx'), 'AllBillsPage'),
  ),
  layoutScreen(
    '/admin/users/customer/$userId/money',
    screen(
      'customerMoney',
      'table',
      () => import('#features/bills/customer-money-page.tsx'),
      'CustomerMoneyPage',
    ),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    bills: typeof routes
  }
}
