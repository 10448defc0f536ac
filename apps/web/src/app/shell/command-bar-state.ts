import { valueStore } from '#shared/lib/value-store.ts'

export const commandBarOpen = valueStore(false)
