import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { frame } from '#app/frame-route.ts'
import { requireCurrentUser } from '#app/guard.ts'
import { part } from '#app/part.ts'
import { pendingAs } from '#app/pending.tsx'
import { root } from '#app/root-route.ts'
import { mailedTokenOf } from '#features/networks/mailed-link.ts'

const getParentRoute = () => frame
const list = part(() => import('#app/networks-route.tsx'))

/** Networks: the list, one’s own and those of an agency’s customers. */
export const networkRoutes = [
  createRoute({
    getParentRoute,
    path: '/me/networks',
    ...pendingAs('networks', 'table'),
    component: lazyRouteComponent(list, 'NetworksRoute'),
  }),
  createRoute({
    getParentRoute,
    path: '/agency/customers/$agencyCustomerId/networks',
    ...pendingAs('networks', 'table'),
    component: lazyRouteComponent(list, 'NetworksRoute'),
  }),
] as const

/** Where networks and mails lead to: no frame. */
export const networkDoors = [
  // Public where somebody came by a mailed link, which stands for them.
  createRoute({
    getParentRoute: () => root,
    path: '/auth/social/$network/callback',
    beforeLoad: async (context) => {
      if (!mailedTokenOf(window.location.search)) await requireCurrentUser(context)
    },
    component: lazyRouteComponent(
      part(() => import('#features/networks/back-page.tsx')),
      'BackPage',
    ),
    notFoundComponent: lazyRouteComponent(
      part(() => import('#shared/ui/not-found-here.tsx')),
      'NotFoundHere',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/auth/social/reconnect',
    component: lazyRouteComponent(
      part(() => import('#features/networks/reconnect-page.tsx')),
      'ReconnectPage',
    ),
  }),
] as const
