import { useEffect } from 'react'
import { currentActions } from '#shared/actions/registry.ts'
import { kept } from '#shared/lib/storage.ts'
import { valueStore } from '#shared/lib/value-store.ts'

const storageKey = 'po:single-keys'

/** Speech input and stray touches type letters: whoever needs to can switch single-key shortcuts off. */
export const singleKeys = valueStore(kept.read(storageKey) !== 'off')

export function setSingleKeys(on: boolean): void {
  kept.write(storageKey, on ? null : 'off')
  singleKeys.set(on)
}

export function useShortcuts(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      const pressed = pressedKeys(event)
      const action = currentActions().find((one) => one.shortcut?.toLowerCase() === pressed)
      if (!action) return
      const isSingle = !pressed.includes('+')
      if (isSingle && (!singleKeys.get() || isTyping(event.target))) return
      if (document.querySelector('dialog[open]') && isSingle) return
      event.preventDefault()
      action.run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function pressedKeys(event: KeyboardEvent): string {
  const parts = []
  if (event.ctrlKey || event.metaKey) parts.push('mod')
  if (event.altKey) parts.push('alt')
  if (event.shiftKey && event.key.length > 1) parts.push('shift')
  return [...parts, event.key.toLowerCase()].join('+')
}

/** What is pressed there is typed, and belongs to the field. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.userAgent)
const signs: Readonly<Record<string, string>> = {
  Enter: '↵',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** The keys of `Mod+K`, each as this machine's keyboard has it. */
export const shownKeys = (shortcut: string): string[] =>
  shortcut.split('+').map((key) => {
    if (key === 'Mod') return isMac() ? '⌘' : 'Ctrl'
    return signs[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  })

/** All of them as one word. */
export const shownShortcut = (shortcut: string): string => shownKeys(shortcut).join(' ')
