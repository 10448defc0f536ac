import { layoutScreen, screen } from '#shared/routing/screen.ts'

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
