import { lazyPage, publicScreen } from '#shared/routing/screen.ts'

const texts = () => import('#features/legal/page.tsx')

/** The addresses of this feature and the screen of each, loaded when it is opened. */
export const routes = [
  publicScreen('/privacy-policy', lazyPage(texts, 'PrivacyPage')),
  publicScreen('/terms', lazyPage(texts, 'TermsPage')),
  publicScreen(
    '/credits',
    lazyPage(() => import('#features/legal/credits-page.tsx'), 'CreditsPage'),
  ),
] as const

declare module '#shared/routing/feature-routes.ts' {
  interface FeatureRoutes {
    legal: typeof routes
  }
}
