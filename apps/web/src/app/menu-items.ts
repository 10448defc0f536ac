import type { UserType } from '@postelier/contract'
import type { Texts } from '@postelier/texts'
import {
  BookOpenText,
  Building2,
  CalendarDays,
  CalendarHeart,
  Contact,
  Factory,
  Home,
  KeyRound,
  LayoutTemplate,
  Lightbulb,
  type LucideIcon,
  Palette,
  PanelsTopLeft,
  Share2,
  ShieldCheck,
  SlidersHorizontal,
  Store,
  UsersRound,
} from 'lucide-react'
import type { LinkTarget } from '#shared/lib/link-target.ts'

export type MenuItem = LinkTarget & {
  /** Screens that belong to it too: their addresses begin with one of these. */
  under?: readonly string[]
  icon: LucideIcon
  label: keyof Texts['shell']['menu']
  /** Shown only to who may; without it, to everybody. */
  ability?: string
  /** Only for these: a screen about people that somebody has, not merely may see. */
  types?: readonly UserType[]
  /** Items of one section stand together; a hairline parts the sections. */
  section: 'work' | 'house' | 'admin' | 'plan' | 'help'
}

const ownPeople = ['customer', 'contact', 'agencyManager'] as const

/** The one list of screens: the side menu and the command bar read it. */
export const menuItems: readonly MenuItem[] = [
  { to: '/', icon: Home, label: 'home', section: 'work' },
  {
    to: '/agency/customers',
    under: ['/admin/users/customer'],
    icon: Store,
    label: 'agencyCustomers',
    ability: 'agency:consult',
    section: 'work',
    types: ['agencyManager'],
  },
  {
    to: '/me/tasks',
    icon: CalendarDays,
    label: 'posts',
    ability: 'posts:consult',
    section: 'work',
    types: ['customer', 'contact'],
  },
  {
    to: '/me/planning',
    icon: Lightbulb,
    label: 'planning',
    ability: 'planning:consult',
    section: 'work',
    types: ['customer', 'contact'],
  },
  {
    to: '/me/key-dates',
    under: ['/me/ideas'],
    icon: CalendarHeart,
    label: 'keyDates',
    ability: 'planning:consult',
    section: 'work',
    types: ['customer', 'contact'],
  },
  { to: '/me/account', icon: Building2, label: 'account', section: 'house' },
  {
    to: '/me/graphical-line-templates',
    icon: LayoutTemplate,
    label: 'ownTemplates',
    ability: 'design:consult',
    section: 'house',
    types: ownPeople,
  },
  {
    to: '/me/networks',
    icon: Share2,
    label: 'networks',
    ability: 'networks:consult',
    section: 'house',
    types: ['customer', 'contact'],
  },
  {
    to: '/me/contacts',
    icon: Contact,
    label: 'contacts',
    ability: 'contacts:consult',
    section: 'house',
    types: ownPeople,
  },
  {
    to: '/me/roles',
    icon: KeyRound,
    label: 'ownRoles',
    ability: 'roles:consult',
    section: 'house',
    types: ownPeople,
  },
  {
    to: '/admin/users/$userType',
    params: { userType: 'customer' },
    under: ['/admin/users'],
    icon: UsersRound,
    label: 'users',
    ability: 'adminUsers:consult',
    section: 'admin',
    types: ['superAdmin'],
  },
  {
    to: '/admin/users/$userType',
    params: { userType: 'internalAgent' },
    under: ['/admin/users'],
    icon: UsersRound,
    label: 'agents',
    ability: 'adminUsers:consult',
    section: 'admin',
    types: ['teamManager'],
  },
  { to: '/admin/roles', icon: ShieldCheck, label: 'roles', ability: 'adminRoles:consult', section: 'admin' },
  {
    to: '/admin/permissions/sections',
    icon: KeyRound,
    label: 'permissions',
    ability: 'adminPermissions:consult',
    section: 'admin',
  },
  {
    to: '/admin/graphical-line-templates',
    icon: LayoutTemplate,
    label: 'templates',
    ability: 'adminTemplates:consult',
    section: 'admin',
  },
  {
    to: '/admin/activity-sectors',
    icon: Factory,
    label: 'sectors',
    ability: 'adminActivitySectors:consult',
    section: 'admin',
  },
  {
    to: '/admin/application',
    icon: PanelsTopLeft,
    label: 'application',
    ability: 'adminApplication:consult',
    section: 'admin',
  },
  {
    to: '/admin/master',
    icon: SlidersHorizontal,
    label: 'master',
    ability: 'adminMaster:consult',
    section: 'admin',
  },
  {
    to: '/admin/journal',
    icon: BookOpenText,
    label: 'journal',
    ability: 'adminJournal:consult',
    section: 'admin',
  },
  {
    to: '/testing',
    icon: Palette,
    label: 'testing',
    // Whoever decides how the house looks; to others it says nothing.
    ability: 'adminApplication:consult',
    section: 'help',
  },
]

export function itemsFor(
  user: { abilities: readonly string[]; type: UserType } | undefined,
): readonly MenuItem[] {
  return menuItems.filter(
    ({ ability, types }) =>
      (!ability || user?.abilities.includes(ability)) && (!types || (user && types.includes(user.type))),
  )
}

/** Whether a screen belongs to an item: its own, or one deeper in. */
export function isUnder({ to, under = [] }: Pick<MenuItem, 'to' | 'under'>, pathname: string): boolean {
  return [to, ...under].some(
    (prefix) => pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`)),
  )
}
