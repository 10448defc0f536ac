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
