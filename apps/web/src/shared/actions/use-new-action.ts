import { type LucideIcon, Plus } from 'lucide-react'
import type { Action } from '#shared/actions/action.ts'
import { useActions } from '#shared/actions/registry.ts'

interface NewAction {
  id: string
  label: string
  /** Nothing is offered that would be refused. */
  may: boolean
  icon?: LucideIcon
  run: () => void
}

/** As people ask for it, in both languages. */
const keywords = ['nouveau', 'nouvelle', 'créer', 'new', 'create']

/** What a list is for adding to: under `n` while the list is on the screen, and first hand in the command bar. */
export function useNewAction({ id, label, may, icon = Plus, run }: NewAction): void {
  const actions: Action[] = may ? [{ id, label, icon, keywords, shortcut: 'n', run }] : []
  useActions(actions)
}
