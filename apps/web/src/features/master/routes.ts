import { layoutScreen, screen } from '#shared/routing/screen.ts'

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  layoutScreen(
    '/admin/master',
    screen('master', 'form', () => import('#features/master/master-page.tsx'), 'MasterPage'),
  ),
  layoutScreen(
    '/admin/master/ai-test',
    screen('aiTest', 'form', () => import('#features/master/ai-test-page.tsx'), 'AiTestPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    master: typeof routes
  }
}
