import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { RouteProgress } from '#app/route-progress.tsx'
import { StaleStrip } from '#app/stale-strip.tsx'
import { useArrival } from '#app/use-arrival.ts'
import { useSiteIcon } from '#app/use-site-icon.ts'
import { useSiteTexts } from '#app/use-site-texts.ts'
import { useOverrides } from '#shared/i18n/use-overrides.ts'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { Toasts } from '#shared/ui/toasts.tsx'

export function RootLayout() {
  useOverrides()
  useSiteIcon()
  useSiteTexts()
  useArrival()
  return (
    <>
      <RouteProgress />
      <StaleStrip />
      <Suspense>
        <Outlet />
      </Suspense>
      <ConfirmDialog />
      <Toasts />
    </>
  )
}
