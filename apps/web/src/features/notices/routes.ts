import { ownAndCustomers, screen } from '#shared/routing/screen.ts'

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  ...ownAndCustomers(
    '/notifications',
    screen('notifications', 'table', () => import('#features/notices/notices-page.tsx'), 'NoticesPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    notices: typeof routes
  }
}
