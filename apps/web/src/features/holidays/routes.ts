import { layoutScreen, screen } from '#shared/routing/screen.ts'

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  layoutScreen(
    '/me/holidays-requested',
    screen('holidays', 'table', () => import('#features/holidays/own-holidays-page.tsx'), 'OwnHolidaysPage'),
  ),
  layoutScreen(
    '/admin/users/holidays-requested',
    screen(
      'holidaysReceived',
      'table',
      () => import('#features/holidays/received-holidays-page.tsx'),
      'ReceivedHolidaysPage',
    ),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    holidays: typeof routes
  }
}
