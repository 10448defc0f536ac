import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { RouteProgress } from '#app/route-progress.tsx'
import { StaleStrip } from '#app/stale-strip.tsx'
import { useArrival } from '#app/use-arrival.ts'
import { useHouseIcon } from '#app/use-house-icon.ts'
import { useHouseWords } from '#app/use-house-words.ts'
import { useOverrides } from '#shared/i18n/use-overrides.ts'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { Toasts } from '#shared/ui/toasts.tsx'

export function RootLayout() {
  useOverrides()
  useHouseIcon()
  useHouseWords()
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
