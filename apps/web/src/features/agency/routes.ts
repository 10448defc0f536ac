import { layoutScreen, screen } from '#shared/routing/screen.ts'

const list = screen(
  'agencyCustomers',
  'table',
  () => import('#features/agency/customers-page.tsx'),
  'AgencyCustomersPage',
)

export const routes = [layoutScreen('/agency/customers', list)] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    agency: typeof routes
  }
}
