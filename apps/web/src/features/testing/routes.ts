import { layoutScreen, screen } from '#shared/routing/screen.ts'

const sheet = screen('testing', 'form', () => import('#features/testing/page.tsx'), 'TestingPage')

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [layoutScreen('/testing', sheet)] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    testing: typeof routes
  }
}
