import { layoutScreen, screen } from '#shared/routing/screen.ts'

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  layoutScreen(
    '/admin/users/$userType',
    screen('users', 'table', () => import('#features/people/people-page.tsx'), 'PeoplePage'),
  ),
  layoutScreen(
    '/admin/users/$userType/create',
    screen('users', 'form', () => import('#features/people/create-person-page.tsx'), 'CreatePersonPage'),
  ),
  layoutScreen(
    '/admin/users/$userType/$userId/edit',
    screen('users', 'form', () => import('#features/people/person-page.tsx'), 'PersonPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    people: typeof routes
  }
}
