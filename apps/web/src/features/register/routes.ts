import { createRoute } from '@tanstack/react-router'
import { root } from '#shared/routing/root-route.ts'
import { lazyPage } from '#shared/routing/screen.ts'
import { WindowPending } from '#shared/routing/window-pending.tsx'

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/auth/register',
    validateSearch: (search: Record<string, unknown>): { userType?: 'agency' } =>
      search.userType === 'agency' ? { userType: 'agency' } : {},
    pendingComponent: WindowPending,
    component: lazyPage(() => import('#features/register/page.tsx'), 'RegisterPage'),
  }),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    register: typeof routes
  }
}
