import { layoutScreen, screen } from '#shared/routing/screen.ts'

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  layoutScreen(
    '/admin/promotion-codes',
    screen('promotionCodes', 'table', () => import('#features/promotion-codes/codes-page.tsx'), 'CodesPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    promotionCodes: typeof routes
  }
}
