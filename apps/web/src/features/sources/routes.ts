import { layoutScreen, screen } from '#shared/routing/screen.ts'

const list = screen('sources', 'table', () => import('#features/sources/sources-page.tsx'), 'SourcesPage')

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [layoutScreen('/me/sources', list)] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    sources: typeof routes
  }
}
