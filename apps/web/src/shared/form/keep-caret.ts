import { flushSync } from 'react-dom'

/** Where somebody writes on stays where it was in the words, though other words come into the same field. */
export function keepCaret(change: () => void): void {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement)) {
    change()
    return
  }
  const { value: before, selectionStart, selectionEnd } = field
  flushSync(change)
  const place = (at: number) => placeAfter(before, field.value, at)
  if (field.value !== before) field.setSelectionRange(place(selectionStart), place(selectionEnd))
}

/** From the beginning where all before it stayed, and from the end otherwise. */
export function placeAfter(before: string, after: string, at: number): number {
  return after.startsWith(before.slice(0, at)) ? at : Math.max(0, after.length - (before.length - at))
}
