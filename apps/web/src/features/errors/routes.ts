import { createRoute, notFound } from '@tanstack/react-router'
import { root } from '#shared/routing/root-route.ts'
import { lazyPage } from '#shared/routing/screen.ts'

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/error/$statusCode',
    beforeLoad: ({ params }) => {
      if (!/^\d+$/.test(params.statusCode)) throw notFound()
    },
    component: lazyPage(() => import('#features/errors/page.tsx'), 'ErrorPage'),
  }),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    errors: typeof routes
  }
}
