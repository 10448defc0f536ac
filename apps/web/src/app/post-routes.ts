import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { frame } from '#app/frame-route.ts'
import { requireCurrentUser } from '#app/guard.ts'
import { part } from '#app/part.ts'
import { pendingAs } from '#app/pending.tsx'
import { root } from '#app/root-route.ts'

const getParentRoute = () => frame
const notFoundComponent = lazyRouteComponent(
  part(() => import('#shared/ui/not-found-here.tsx')),
  'NotFoundHere',
)
const list = part(() => import('#features/posts/posts-page.tsx'))
const planning = part(() => import('#features/planning/planning-page.tsx'))
const keyDates = part(() => import('#features/occasions/key-dates-page.tsx'))
const ideas = part(() => import('#features/occasions/ideas-page.tsx'))
const sources = part(() => import('#features/sources/sources-page.tsx'))
const own = part(() => import('#app/own-posts-route.tsx'))
const write = part(() => import('#features/posts/write-page.tsx'))
const ways = part(() => import('#app/write-route.tsx'))
const one = part(() => import('#features/posts/post-page.tsx'))

/** Posts: one’s own, and those of an agency’s customers. */
export const postRoutes = [
  createRoute({
    getParentRoute,
    path: '/me/tasks',
    ...pendingAs('posts', 'table'),
    component: lazyRouteComponent(own, 'OwnPostsRoute'),
  }),
  createRoute({
    getParentRoute,
    path: '/me/tasks/write',
    ...pendingAs('writePost', 'form'),
    component: lazyRouteComponent(ways, 'WriteRoute'),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/me/tasks/$taskPublicId',
    ...pendingAs('posts', 'post'),
    component: lazyRouteComponent(one, 'OwnPostPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/me/planning',
    ...pendingAs('planning', 'table'),
    component: lazyRouteComponent(planning, 'PlanningPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/me/key-dates',
    ...pendingAs('keyDates', 'table'),
    component: lazyRouteComponent(keyDates, 'KeyDatesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/me/ideas',
    ...pendingAs('ideas', 'wall'),
    component: lazyRouteComponent(ideas, 'IdeasPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/me/sources',
    ...pendingAs('sources', 'table'),
    component: lazyRouteComponent(sources, 'SourcesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/agency/customers/$agencyCustomerId/tasks',
    ...pendingAs('posts', 'table'),
    component: lazyRouteComponent(list, 'CustomerPostsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/agency/customers/$agencyCustomerId/tasks/write',
    ...pendingAs('writePost', 'form'),
    component: lazyRouteComponent(write, 'CustomerWritePage'),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/agency/customers/$agencyCustomerId/tasks/$taskPublicId',
    ...pendingAs('posts', 'post'),
    component: lazyRouteComponent(one, 'CustomerPostPage'),
  }),
] as const

const editor = part(() => import('#features/editor/post/post-editor-page.tsx'))

/** The editor takes the whole window: a person, but no frame. */
export const postEditorRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/me/tasks/$taskPublicId/visual',
    notFoundComponent,
    beforeLoad: requireCurrentUser,
    component: lazyRouteComponent(editor, 'OwnPostEditorPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/agency/customers/$agencyCustomerId/tasks/$taskPublicId/visual',
    notFoundComponent,
    beforeLoad: requireCurrentUser,
    component: lazyRouteComponent(editor, 'CustomerPostEditorPage'),
  }),
] as const
