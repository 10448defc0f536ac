import { layoutScreen, screen } from '#shared/routing/screen.ts'

const one = screen('sectors', 'form', () => import('#features/sectors/sector-page.tsx'), 'SectorPage')

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  layoutScreen(
    '/admin/activity-sectors',
    screen('sectors', 'table', () => import('#features/sectors/sectors-page.tsx'), 'SectorsPage'),
  ),
  layoutScreen('/admin/activity-sectors/add', one),
  layoutScreen('/admin/activity-sectors/$sectorId', one),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    sectors: typeof routes
  }
}
