import { valueStore } from '#shared/lib/value-store.ts'

/** `wait`: done, and something about it is to be looked at. */
export type ToastTone = 'done' | 'plain' | 'wait' | 'bad'

export interface ToastContent {
  tone?: ToastTone
  message: string
  /** One way back or forward: Undo, Try again, Open. */
  action?: { label: string; run: () => void }
  /** A long task counts aloud: 0 to 1. Such a toast stays until it is replaced or closed. */
  progress?: number
  /** How long it stays; the time stops under the pointer and under the focus. */
  durationMs?: number
}

export interface Toast extends ToastContent {
  id: string
}

export const undoMs = 8_000
export const toasts = valueStore<readonly Toast[]>([])
let count = 0

/** The same id replaces: a task's toast goes from "4 of 12" to "done" in place. */
export function toast(content: ToastContent, id = `toast-${++count}`): string {
  const others = toasts.get().filter((one) => one.id !== id)
  toasts.set([...others, { ...content, id }])
  return id
}

export function closeToast(id: string): void {
  const others = toasts.get().filter((one) => one.id !== id)
  if (others.length < toasts.get().length) toasts.set(others)
}
