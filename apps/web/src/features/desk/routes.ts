import { layoutScreen, screen } from '#shared/routing/screen.ts'

/** The desk itself is composed in `app/`: its words are written with the same field as a customer's own. */
export const routes = [
  layoutScreen(
    '/me/managing-tasks',
    screen('teamWork', 'table', () => import('#features/desk/team-page.tsx'), 'TeamPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    desk: typeof routes
  }
}
