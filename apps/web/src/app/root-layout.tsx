import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { loadConfirmDialog } from '#app/load-confirm-dialog.ts'
import { RouteProgress } from '#app/route-progress.tsx'
import { StaleStrip } from '#app/stale-strip.tsx'
import { useArrival } from '#app/use-arrival.ts'
import { useSiteIcon } from '#app/use-site-icon.ts'
import { useSiteTexts } from '#app/use-site-texts.ts'
import { signsInAgain } from '#shared/api/session-expiry.ts'
import { useOverrides } from '#shared/i18n/use-overrides.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { openQuestion } from '#shared/ui/confirm-store.ts'
import { Toasts } from '#shared/ui/toasts.tsx'

const SignInAgain = lazy(() =>
  import('#app/sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })),
)

const ConfirmDialog = lazy(loadConfirmDialog)

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
      <Questions />
      <Toasts />
    </>
  )
}

/** Nothing until the first question; from then on it opens and closes. */
function Questions() {
  const isOpen = useValue(openQuestion) !== null
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    wasOpen && (
      <Suspense>
        <ConfirmDialog />
      </Suspense>
    )
  )
}
