import { layoutScreen, screen } from '#shared/routing/screen.ts'

const form = screen(
  'application',
  'form',
  () => import('#features/application/application-page.tsx'),
  'ApplicationPage',
)

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [layoutScreen('/admin/application', form)] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    application: typeof routes
  }
}
