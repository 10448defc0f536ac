import { lazyImport } from '#shared/routing/lazy-import.ts'

/** The dialog that asks, apart from what sign-in waits for; the layout fetches it ahead, so that no question waits for a connection. */
export const loadConfirmDialog = lazyImport(() =>
  import('#shared/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)
