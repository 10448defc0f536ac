import type { UserType } from '@postelier/contract'
import { features } from '#app/features.ts'
import { type MenuItem, menuSections, offeredTo } from '#shared/feature.ts'

const placeOf = ({ section, order }: MenuItem) => menuSections.indexOf(section) * 1000 + order

/** The screens of every feature, in their order: the side menu, the command bar and the home page read them. */
const menuItems: readonly MenuItem[] = features
  .flatMap(({ menu }) => menu ?? [])
  .toSorted((one, other) => placeOf(one) - placeOf(other))

export const itemsFor = (
  user: { abilities: readonly string[]; type: UserType } | undefined,
): readonly MenuItem[] => offeredTo(menuItems, user)

/** Whether a screen belongs to an item: its own, or one deeper in. */
export function isUnder({ to, under = [] }: Pick<MenuItem, 'to' | 'under'>, pathname: string): boolean {
  return [to, ...under].some(
    (prefix) => pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`)),
  )
}

/**
 * Whether anything of a screen answers this person: not where every item that the address belongs to asks for a permission
 * they lack. What they may do there is the server's to say; an agency's screens of its customers say it themselves.
 */
export function mayOpen(
  user: { abilities: readonly string[] } | undefined,
  pathname: string,
  items: readonly MenuItem[] = menuItems,
): boolean {
  if (!user || !/^\/(admin|me)\//.test(pathname)) return true
  const owners = items.filter((item) => isUnder(item, pathname))
  return owners.length === 0 || owners.some(({ ability }) => !ability || user.abilities.includes(ability))
}
