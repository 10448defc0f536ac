import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { frame } from '#app/frame-route.ts'
import { part } from '#app/part.ts'
import { pendingAs } from '#app/pending.tsx'

const getParentRoute = () => frame
const notFoundComponent = lazyRouteComponent(
  part(() => import('#shared/ui/not-found-here.tsx')),
  'NotFoundHere',
)

/** Administration, what an account sets for its own people, and an agency's customers. Each feature is one lazy part. */
export const adminRoutes = [
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/users/$userType',
    ...pendingAs('users', 'table'),
    component: lazyRouteComponent(
      part(() => import('#features/people/people-page.tsx')),
      'PeoplePage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/users/$userType/create',
    ...pendingAs('users', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/people/create-person-page.tsx')),
      'CreatePersonPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/users/$userType/$userId/edit',
    ...pendingAs('users', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/people/person-page.tsx')),
      'PersonPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/roles',
    ...pendingAs('roles', 'table'),
    component: lazyRouteComponent(
      part(() => import('#features/roles/roles-page.tsx')),
      'HouseRolesPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/roles/add',
    ...pendingAs('roles', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/roles/role-page.tsx')),
      'HouseRolePage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/roles/$roleId',
    ...pendingAs('roles', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/roles/role-page.tsx')),
      'HouseRolePage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/permissions/sections',
    ...pendingAs('permissions', 'table'),
    component: lazyRouteComponent(
      part(() => import('#features/permissions/sections-page.tsx')),
      'SectionsPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/permissions/sections/$sectionId',
    ...pendingAs('permissions', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/permissions/section-page.tsx')),
      'SectionPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/activity-sectors',
    ...pendingAs('sectors', 'table'),
    component: lazyRouteComponent(
      part(() => import('#features/sectors/sectors-page.tsx')),
      'SectorsPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/activity-sectors/add',
    ...pendingAs('sectors', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/sectors/sector-page.tsx')),
      'SectorPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/activity-sectors/$sectorId',
    ...pendingAs('sectors', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/sectors/sector-page.tsx')),
      'SectorPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/application',
    ...pendingAs('application', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/application/application-page.tsx')),
      'ApplicationPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/master',
    ...pendingAs('master', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/master/master-page.tsx')),
      'MasterPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/master/ai-test',
    ...pendingAs('aiTest', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/master/ai-test-page.tsx')),
      'AiTestPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/admin/journal',
    ...pendingAs('journal', 'table'),
    component: lazyRouteComponent(
      part(() => import('#features/journal/journal-page.tsx')),
      'JournalPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/me/contacts',
    ...pendingAs('contacts', 'table'),
    component: lazyRouteComponent(
      part(() => import('#features/contacts/contacts-page.tsx')),
      'ContactsPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/me/roles',
    ...pendingAs('ownRoles', 'table'),
    component: lazyRouteComponent(
      part(() => import('#features/roles/roles-page.tsx')),
      'OwnRolesPage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/me/roles/add',
    ...pendingAs('ownRoles', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/roles/role-page.tsx')),
      'OwnRolePage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/me/roles/$roleId',
    ...pendingAs('ownRoles', 'form'),
    component: lazyRouteComponent(
      part(() => import('#features/roles/role-page.tsx')),
      'OwnRolePage',
    ),
  }),
  createRoute({
    getParentRoute,
    notFoundComponent,
    path: '/agency/customers',
    ...pendingAs('agencyCustomers', 'table'),
    component: lazyRouteComponent(
      part(() => import('#features/agency/customers-page.tsx')),
      'AgencyCustomersPage',
    ),
  }),
] as const
