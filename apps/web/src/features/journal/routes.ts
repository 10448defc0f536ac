import { layoutScreen, screen } from '#shared/routing/screen.ts'

const list = screen('journal', 'table', () => import('#features/journal/journal-page.tsx'), 'JournalPage')

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [layoutScreen('/admin/journal', list)] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    journal: typeof routes
  }
}
