import { layoutScreen, screen } from '#shared/routing/screen.ts'

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  layoutScreen(
    '/admin/task-configurations',
    screen(
      'taskConfigurations',
      'table',
      () => import('#features/task-configurations/configurations-page.tsx'),
      'ConfigurationsPage',
    ),
  ),
  layoutScreen(
    '/admin/task-configurations/groups',
    screen(
      'taskConfigurationGroups',
      'table',
      () => import('#features/task-configurations/groups-page.tsx'),
      'GroupsPage',
    ),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    taskConfigurations: typeof routes
  }
}
