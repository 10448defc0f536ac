import { layoutScreen, screen } from '#shared/routing/screen.ts'

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
