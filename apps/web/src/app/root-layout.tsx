import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { RouteProgress } from '#app/route-progress.tsx'
import { StaleStrip } from '#app/stale-strip.tsx'
import { useArrival } from '#app/use-arrival.ts'
import { useSiteIcon } from '#app/use-site-icon.ts'
import { useSiteTexts } from '#app/use-site-texts.ts'
import { signsInAgain } from '#shared/api/session-expiry.ts'
import { useOverrides } from '#shared/i18n/use-overrides.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { Toasts } from '#shared/ui/toasts.tsx'

const SignInAgain = lazy(() =>
  import('#app/sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })),
)

/** What stands around every screen, signed in or not: site name and icon, texts, sign-in when a session ends. */
export function RootLayout() {
  useOverrides()
  useSiteIcon()
  useSiteTexts()
  useArrival()
  const isAgain = useValue(signsInAgain)
  return (
    <>
      <RouteProgress />
      <StaleStrip />
      <Suspense>
        <Outlet />
      </Suspense>
      {isAgain && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
      <ConfirmDialog />
      <Toasts />
    </>
  )
}
