import type { LucideIcon } from 'lucide-react'

/** Under which head the command bar shows it; without one, it is something to do. */
export type ActionGroup = 'screens' | 'actions' | 'posts' | 'people'

/** Something a person can do, said once: buttons, menus, shortcuts and the command bar all read it. */
export interface Action {
  id: string
  /** In the person's language. */
  label: string
  group?: ActionGroup
  /** What sort of thing it opens, said quietly beside it. */
  note?: string
  icon?: LucideIcon
  /** Further words the command bar finds it by. */
  keywords?: readonly string[]
  /** `N`, `Mod+Enter`, `Shift+?`: letters alone obey the switch for single-key shortcuts. */
  shortcut?: string
  /** Of the frame round every screen, not of the screen itself. */
  isEverywhere?: boolean
  run(): void
}
