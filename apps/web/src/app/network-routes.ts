import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { frame } from '#app/frame-route.ts'
import { part } from '#app/part.ts'
import { pendingAs } from '#app/pending.tsx'

const getParentRoute = () => frame

/** Networks: the list, and where a network’s own page leads back to. */
export const networkRoutes = [
  createRoute({
    getParentRoute,
    path: '/me/networks',
    ...pendingAs('networks', 'table'),
    component: lazyRouteComponent(
      part(() => import('#features/networks/networks-page.tsx')),
      'NetworksPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/auth/social/$network/callback',
    ...pendingAs('networks', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/networks/back-page.tsx')),
      'BackPage',
    ),
    notFoundComponent: lazyRouteComponent(
      part(() => import('#shared/ui/not-found-here.tsx')),
      'NotFoundHere',
    ),
  }),
] as const
