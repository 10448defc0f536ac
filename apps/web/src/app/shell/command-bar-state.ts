import { valueStore } from '#shared/lib/value-store.ts'

export const commandBarOpen = valueStore(false)
export const shortcutSheetOpen = valueStore(false)
