import { layoutScreen, screen } from '#shared/routing/screen.ts'

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  layoutScreen(
    '/me/key-dates',
    screen('keyDates', 'table', () => import('#features/occasions/key-dates-page.tsx'), 'KeyDatesPage'),
  ),
  layoutScreen(
    '/me/ideas',
    screen('ideas', 'gallery', () => import('#features/occasions/ideas-page.tsx'), 'IdeasPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    occasions: typeof routes
  }
}
