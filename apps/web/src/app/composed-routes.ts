import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { readStartSearch } from '#features/planning/start/start-search.ts'
import { readWelcomeSearch } from '#shared/lib/welcome-steps.ts'
import { leadToFirstPosts, requireCurrentUser } from '#shared/routing/guard.ts'
import { root } from '#shared/routing/root-route.ts'
import {
  inLayout,
  layoutScreen,
  lazyPage,
  notFoundScreen,
  ownAndCustomers,
  screen,
} from '#shared/routing/screen.ts'
import { WindowPending } from '#shared/routing/window-pending.tsx'

const networks = screen('networks', 'table', () => import('#app/networks-route.tsx'), 'NetworksRoute')

const post = () => import('#app/post-route.tsx')
const desk = screen('desk', 'table', () => import('#app/desk-route.tsx'), 'DeskRoute')

/** Screens made of several features, which do not know each other. */
export const composedRoutes = [
  createRoute({
    getParentRoute: inLayout,
    path: '/',
    beforeLoad: leadToFirstPosts,
    ...screen('home', 'hero', () => import('#app/home-route.tsx'), 'HomeRoute'),
  }),
  ...ownAndCustomers('/networks', networks),
  ...ownAndCustomers(
    '/tasks',
    screen('posts', 'table', () => import('#app/own-posts-route.tsx'), 'OwnPostsRoute'),
    screen('posts', 'table', () => import('#features/posts/posts-page.tsx'), 'CustomerPostsPage'),
  ),
  ...ownAndCustomers(
    '/tasks/$taskPublicId',
    screen('posts', 'post', post, 'OwnPostRoute'),
    screen('posts', 'post', post, 'CustomerPostRoute'),
  ),
  ...ownAndCustomers(
    '/tasks/$taskPublicId/return',
    screen('returnOrder', 'form', () => import('#app/return-route.tsx'), 'ReturnRoute'),
  ),
  ...ownAndCustomers(
    '/tasks/write',
    screen('writePost', 'form', () => import('#app/write-route.tsx'), 'WriteRoute'),
    screen('writePost', 'form', () => import('#app/write-route.tsx'), 'CustomerWriteRoute'),
  ),
  layoutScreen('/me/running-tasks', desk),
  layoutScreen('/me/running-tasks/$taskPublicId/processing', desk),
  // A person, but no layout: one question a screen.
  createRoute({
    getParentRoute: () => root,
    path: '/welcome',
    beforeLoad: requireCurrentUser,
    validateSearch: readWelcomeSearch,
    pendingComponent: WindowPending,
    component: lazyPage(() => import('#app/welcome-route.tsx'), 'WelcomeRoute'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/me/planning/start',
    validateSearch: readStartSearch,
    beforeLoad: requireCurrentUser,
    pendingComponent: WindowPending,
    component: lazyPage(() => import('#app/planning-start-route.tsx'), 'PlanningStartRoute'),
  }),
] as const

/** Whoever is signed in keeps the menu where nothing stands behind an address of theirs; no link leads there. */
export const routesOfNothing: readonly AnyRoute[] = ['/me/$', '/admin/$', '/agency/$'].map((path) =>
  layoutScreen(path, notFoundScreen),
)
