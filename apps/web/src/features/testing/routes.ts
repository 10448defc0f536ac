import { layoutScreen, screen } from '#shared/routing/screen.ts'

const sheet = screen('testing', 'form', () => import('#features/testing/page.tsx'), 'TestingPage')

export const routes = [layoutScreen('/testing', sheet)] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    testing: typeof routes
  }
}
