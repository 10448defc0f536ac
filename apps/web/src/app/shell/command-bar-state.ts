import { valueStore } from '#shared/lib/value-store.ts'

/** Whether the command bar is open: set by the header's search and by its shortcut, read by the shell. */
export const commandBarOpen = valueStore(false)
export const shortcutSheetOpen = valueStore(false)
