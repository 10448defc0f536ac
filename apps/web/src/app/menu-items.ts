import type { Texts } from '@postelier/texts'
import { Building2, Home, type LucideIcon, Palette } from 'lucide-react'
import type { AppPath } from '#shared/lib/app-path.ts'

export interface MenuItem {
  to: AppPath
  icon: LucideIcon
  label: keyof Texts['shell']['menu']
  /** Shown only to who may; without it, to everybody. */
  ability?: string
  /** Items of one section stand together; a hairline parts the sections. */
  section: 'work' | 'house' | 'plan' | 'help'
}

/** The one list of screens: the side menu and the command bar read it. */
export const menuItems: readonly MenuItem[] = [
  { to: '/', icon: Home, label: 'home', section: 'work' },
  { to: '/me/account', icon: Building2, label: 'account', section: 'house' },
  { to: '/testing', icon: Palette, label: 'testing', section: 'help' },
]

export function itemsFor(abilities: readonly string[]): readonly MenuItem[] {
  return menuItems.filter((item) => !item.ability || abilities.includes(item.ability))
}
