import { layoutScreen, screen } from '#shared/routing/screen.ts'

const list = screen(
  'agencyCustomers',
  'table',
  () => import('#features/agency/customers-page.tsx'),
  'AgencyCustomersPage',
)

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [layoutScreen('/agency/customers', list)] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    agency: typeof routes
  }
}
