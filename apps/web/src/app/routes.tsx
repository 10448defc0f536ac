import { createRootRoute, createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { FramePending } from '#app/frame-pending.tsx'
import { requireCurrentUser } from '#app/guard.ts'
import { RootLayout } from '#app/root-layout.tsx'

const NotFoundPage = lazyRouteComponent(() => import('#features/errors/page.tsx'), 'NotFoundPage')

const root = createRootRoute({ component: RootLayout, notFoundComponent: NotFoundPage })

const login = createRoute({
  getParentRoute: () => root,
  path: '/auth/login',
  component: lazyRouteComponent(() => import('#features/auth/login-page.tsx'), 'LoginPage'),
})

const errorScreen = createRoute({
  getParentRoute: () => root,
  path: '/error/$statusCode',
  beforeLoad: ({ params }) => {
    if (!/^\d+$/.test(params.statusCode)) throw notFound()
  },
  component: lazyRouteComponent(() => import('#features/errors/page.tsx'), 'ErrorPage'),
})

/** Everything inside the frame needs a person. */
const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  beforeLoad: requireCurrentUser,
  pendingComponent: FramePending,
  component: lazyRouteComponent(() => import('#app/shell/shell.tsx'), 'Shell'),
})

const home = createRoute({
  getParentRoute: () => frame,
  path: '/',
  component: lazyRouteComponent(() => import('#app/home-route.tsx'), 'HomeRoute'),
})

const testing = createRoute({
  getParentRoute: () => frame,
  path: '/testing',
  component: lazyRouteComponent(() => import('#features/testing/page.tsx'), 'TestingPage'),
})

export const routeTree = root.addChildren([login, errorScreen, frame.addChildren([home, testing])])
