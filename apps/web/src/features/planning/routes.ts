import { layoutScreen, lazyPage, publicScreen, screen } from '#shared/routing/screen.ts'

const planning = screen(
  'planning',
  'table',
  () => import('#features/planning/planning-page.tsx'),
  'PlanningPage',
)

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  layoutScreen('/me/planning', planning),
  // By a mailed link, which stands for the person: nobody is signed in.
  publicScreen(
    '/me/subjects/validation/$validationToken',
    lazyPage(() => import('#features/planning/validation/validation-page.tsx'), 'SubjectsValidationPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    planning: typeof routes
  }
}
