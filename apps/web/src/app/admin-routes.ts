import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { frame } from '#app/frame-route.ts'

const getParentRoute = () => frame

/** Administration, what an account sets for its own people, and an agency's customers. Each feature is one lazy part. */
export const adminRoutes = [
  createRoute({
    getParentRoute,
    path: '/admin/users/$userType',
    component: lazyRouteComponent(() => import('#features/people/people-page.tsx'), 'PeoplePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/users/$userType/create',
    component: lazyRouteComponent(
      () => import('#features/people/create-person-page.tsx'),
      'CreatePersonPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/users/$userType/$userId/edit',
    component: lazyRouteComponent(() => import('#features/people/person-page.tsx'), 'PersonPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/roles',
    component: lazyRouteComponent(() => import('#features/roles/roles-page.tsx'), 'HouseRolesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/roles/add',
    component: lazyRouteComponent(() => import('#features/roles/role-page.tsx'), 'HouseRolePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/roles/$roleId',
    component: lazyRouteComponent(() => import('#features/roles/role-page.tsx'), 'HouseRolePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/permissions/sections',
    component: lazyRouteComponent(() => import('#features/permissions/sections-page.tsx'), 'SectionsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/permissions/sections/$sectionId',
    component: lazyRouteComponent(() => import('#features/permissions/section-page.tsx'), 'SectionPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/activity-sectors',
    component: lazyRouteComponent(() => import('#features/sectors/sectors-page.tsx'), 'SectorsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/activity-sectors/add',
    component: lazyRouteComponent(() => import('#features/sectors/sector-page.tsx'), 'SectorPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/activity-sectors/$sectorId',
    component: lazyRouteComponent(() => import('#features/sectors/sector-page.tsx'), 'SectorPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/application',
    component: lazyRouteComponent(
      () => import('#features/application/application-page.tsx'),
      'ApplicationPage',
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/master',
    component: lazyRouteComponent(() => import('#features/master/master-page.tsx'), 'MasterPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/admin/journal',
    component: lazyRouteComponent(() => import('#features/journal/journal-page.tsx'), 'JournalPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/me/contacts',
    component: lazyRouteComponent(() => import('#features/contacts/contacts-page.tsx'), 'ContactsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/me/roles',
    component: lazyRouteComponent(() => import('#features/roles/roles-page.tsx'), 'OwnRolesPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/me/roles/add',
    component: lazyRouteComponent(() => import('#features/roles/role-page.tsx'), 'OwnRolePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/me/roles/$roleId',
    component: lazyRouteComponent(() => import('#features/roles/role-page.tsx'), 'OwnRolePage'),
  }),
  createRoute({
    getParentRoute,
    path: '/agency/customers',
    component: lazyRouteComponent(() => import('#features/agency/customers-page.tsx'), 'AgencyCustomersPage'),
  }),
] as const
