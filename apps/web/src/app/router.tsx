import { createRouter } from '@tanstack/react-router'
import { CrashScreen } from '#app/crash-screen.tsx'
import { routeTree } from '#app/route-tree.ts'
import { clearCurrentUser } from '#shared/api/current-user.ts'
import { onSessionExpired } from '#shared/api/session-expiry.ts'
import { rememberPreviousPage } from '#shared/lib/previous-page.ts'
import { beforeScreens } from '#shared/routing/guard.ts'

const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The router with its defaults: screens are loaded when a link is pointed at, and failures shown by `CrashScreen`. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadDelay: 60,
  defaultPendingMs: 100,
  // Skeletons are taken away as soon as there is something better.
  defaultPendingMinMs: 100,
  scrollRestoration: true,
  scrollRestorationBehavior: calm ? 'auto' : 'smooth',
  defaultErrorComponent: CrashScreen,
})

// Which queries an event makes stale stands in the features, whether or not the menu is shown beside a screen.
beforeScreens(() => import('#app/features.ts'))

onSessionExpired(() => {
  rememberPreviousPage(window.location.pathname + window.location.search)
  clearCurrentUser()
  void router.navigate({ to: '/auth/login' })
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
