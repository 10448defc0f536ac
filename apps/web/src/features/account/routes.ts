import { createRoute } from '@tanstack/react-router'
import { readAccountSearch } from '#features/account/model/tabs.ts'
import { inLayout, screen } from '#shared/routing/screen.ts'

const accountAt = <const Path extends string>(path: Path, name: string) =>
  createRoute({
    getParentRoute: inLayout,
    path,
    validateSearch: readAccountSearch,
    ...screen(name, 'form', () => import('#features/account/page.tsx'), 'AccountPage'),
  })

/** One's own, and that of a customer of one's agency. */
export const routes = [
  accountAt('/me/account', 'account'),
  accountAt('/agency/customers/$agencyCustomerId/account', 'agencyCustomers'),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    account: typeof routes
  }
}
