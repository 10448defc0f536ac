import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { adminRoutes } from '#app/admin-routes.ts'
import { frame } from '#app/frame-route.ts'
import { root } from '#app/root-route.ts'

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

export const routeTree = root.addChildren([
  login,
  errorScreen,
  frame.addChildren([home, testing, ...adminRoutes]),
])
