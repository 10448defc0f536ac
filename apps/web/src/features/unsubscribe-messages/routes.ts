import { layoutScreen, screen } from '#shared/routing/screen.ts'

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  layoutScreen(
    '/admin/unsubscribe-messages',
    screen(
      'unsubscribeMessages',
      'table',
      () => import('#features/unsubscribe-messages/messages-page.tsx'),
      'MessagesPage',
    ),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    unsubscribeMessages: typeof routes
  }
}
