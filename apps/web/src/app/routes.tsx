import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { adminRoutes } from '#app/admin-routes.ts'
import { frame } from '#app/frame-route.ts'
import { leadToWelcome, requireCurrentUser } from '#app/guard.ts'
import { networkDoors, networkRoutes } from '#app/network-routes.ts'
import { part } from '#app/part.ts'
import { pendingAs } from '#app/pending.tsx'
import { postEditorRoutes, postRoutes } from '#app/post-routes.ts'
import { publicRoutes } from '#app/public-routes.ts'
import { root } from '#app/root-route.ts'
import { editorRoutes, templateRoutes } from '#app/template-routes.ts'
import { readAccountSearch } from '#features/account/model/tabs.ts'
import { readStartSearch } from '#features/planning/start/start-steps.ts'
import { readWelcomeSearch } from '#shared/lib/welcome-steps.ts'

const home = createRoute({
  getParentRoute: () => frame,
  path: '/',
  ...pendingAs('home', 'hero'),
  beforeLoad: leadToWelcome,
  component: lazyRouteComponent(
    part(() => import('#app/home-route.tsx')),
    'HomeRoute',
  ),
})

const account = createRoute({
  getParentRoute: () => frame,
  path: '/me/account',
  ...pendingAs('account', 'form'),
  validateSearch: readAccountSearch,
  component: lazyRouteComponent(
    part(() => import('#features/account/page.tsx')),
    'AccountPage',
  ),
})

/** The same screen, for a customer of one's agency. */
const customerAccount = createRoute({
  getParentRoute: () => frame,
  path: '/agency/customers/$agencyCustomerId/account',
  ...pendingAs('agencyCustomers', 'form'),
  validateSearch: readAccountSearch,
  component: lazyRouteComponent(
    part(() => import('#features/account/page.tsx')),
    'AccountPage',
  ),
})

const testing = createRoute({
  getParentRoute: () => frame,
  path: '/testing',
  ...pendingAs('testing', 'form'),
  component: lazyRouteComponent(
    part(() => import('#features/testing/page.tsx')),
    'TestingPage',
  ),
})

/** A person, but no frame: one question a screen. */
const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  beforeLoad: requireCurrentUser,
  validateSearch: readWelcomeSearch,
  component: lazyRouteComponent(
    part(() => import('#app/welcome-route.tsx')),
    'WelcomeRoute',
  ),
})

const planningStart = createRoute({
  getParentRoute: () => root,
  path: '/me/planning/start',
  validateSearch: readStartSearch,
  beforeLoad: requireCurrentUser,
  component: lazyRouteComponent(
    part(() => import('#app/planning-start-route.tsx')),
    'PlanningStartRoute',
  ),
})

/** By a mailed link, which stands for the person: nobody is signed in. */
const subjectsValidation = createRoute({
  getParentRoute: () => root,
  path: '/me/subjects/validation/$validationToken',
  component: lazyRouteComponent(
    part(() => import('#features/planning/validation/validation-page.tsx')),
    'SubjectsValidationPage',
  ),
})

export const routeTree = root.addChildren([
  ...publicRoutes,
  ...networkDoors,
  welcome,
  planningStart,
  subjectsValidation,
  ...editorRoutes,
  ...postEditorRoutes,
  frame.addChildren([
    home,
    account,
    customerAccount,
    testing,
    ...adminRoutes,
    ...networkRoutes,
    ...postRoutes,
    ...templateRoutes,
  ]),
])
