import type { LucideIcon } from 'lucide-react'

/** Something a person can do, said once: buttons, menus, shortcuts and the command bar all read it. */
export interface Action {
  id: string
  /** In the person's language. */
  label: string
  section?: string
  icon?: LucideIcon
  /** Further words the command bar finds it by. */
  keywords?: readonly string[]
  /** `N`, `Mod+Enter`, `Shift+?`: letters alone obey the switch for single-key shortcuts. */
  shortcut?: string
  run(): void
}
