import { createRoute } from '@tanstack/react-router'
import { mailedTokenOf } from '#features/networks/mailed-link.ts'
import { requireCurrentUser } from '#shared/routing/guard.ts'
import { root } from '#shared/routing/root-route.ts'
import { lazyPage, orNotFound, publicScreen } from '#shared/routing/screen.ts'

/** Where networks and mails lead back to; the list itself is composed in `app/`. */
export const routes = [
  // Public where somebody came by a mailed link, which stands for them.
  createRoute({
    getParentRoute: () => root,
    path: '/auth/social/$network/callback',
    beforeLoad: async (context) => {
      if (!mailedTokenOf(window.location.search)) await requireCurrentUser(context)
    },
    ...orNotFound,
    component: lazyPage(() => import('#features/networks/back-page.tsx'), 'BackPage'),
  }),
  publicScreen(
    '/auth/social/reconnect',
    lazyPage(() => import('#features/networks/reconnect-page.tsx'), 'ReconnectPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    networks: typeof routes
  }
}
