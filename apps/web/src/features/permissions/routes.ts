import { layoutScreen, screen } from '#shared/routing/screen.ts'

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  layoutScreen(
    '/admin/permissions/sections',
    screen('permissions', 'table', () => import('#features/permissions/sections-page.tsx'), 'SectionsPage'),
  ),
  layoutScreen(
    '/admin/permissions/sections/$sectionId',
    screen('permissions', 'form', () => import('#features/permissions/section-page.tsx'), 'SectionPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    permissions: typeof routes
  }
}
