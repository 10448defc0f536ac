import { layoutScreen, screen } from '#shared/routing/screen.ts'

const list = screen('contacts', 'table', () => import('#features/contacts/contacts-page.tsx'), 'ContactsPage')

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [layoutScreen('/me/contacts', list)] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    contacts: typeof routes
  }
}
