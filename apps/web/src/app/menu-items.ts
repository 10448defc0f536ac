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

/** How much of an address belongs to an item: its own screen, or one deeper in; 0 where none of it does. */
function lengthUnder({ to, under = [] }: Pick<MenuItem, 'to' | 'under'>, pathname: string): number {
  const prefixes = [to, ...under].filter(
    (prefix) => pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`)),
  )
  return Math.max(0, ...prefixes.map(({ length }) => length))
}

/** To which of some items a screen belongs: to those that say most of its address. */
export function ownersOf<Item extends Pick<MenuItem, 'to' | 'under'>>(
  items: readonly Item[],
  pathname: string,
): readonly Item[] {
  const most = Math.max(1, ...items.map((item) => lengthUnder(item, pathname)))
  return items.filter((item) => lengthUnder(item, pathname) === most)
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
  const owners = ownersOf(items, pathname)
  return owners.length === 0 || owners.some(({ ability }) => !ability || user.abilities.includes(ability))
}
