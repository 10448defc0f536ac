import { layoutScreen, screen } from '#shared/routing/screen.ts'

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  layoutScreen(
    '/admin/credits',
    screen('packs', 'table', () => import('#features/packs/packs-page.tsx'), 'PacksPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    packs: typeof routes
  }
}
