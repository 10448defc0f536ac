import type { UserType } from '@postelier/contract'
import type { LucideIcon } from 'lucide-react'
import type { LiveTopics } from '#shared/api/live-events.ts'
import type { LinkTarget } from '#shared/lib/link-target.ts'

/** As they stand in the menu, from above; a hairline parts them. */
export const menuSections = ['work', 'business', 'administration', 'help'] as const

/** Whom a thing is offered to. */
interface Offered {
  /** Only to who may; without it, to everybody. */
  ability?: string
  /** Only to these: a screen about people that somebody has, not merely may see. */
  types?: readonly UserType[]
}

/** A screen of the menu and the command bar. */
export type MenuItem = LinkTarget &
  Offered & {
    /** Its words are in the feature's file of `texts/…/menu`, under this. */
    name: string
    icon: LucideIcon
    section: (typeof menuSections)[number]
    /** Its place in the section, in tens, so that others fit between. */
    order: number
    /** Screens that belong to it too: their addresses begin with one of these. */
    under?: readonly string[]
    /** Whoever has just begun finds it on the home page, with the `about` of its words. */
    isShortcut?: true
  }

/** What the command bar offers to make from anywhere, with the `create` of the words of that name. */
export type MakingCommand = LinkTarget &
  Offered & {
    /** The same as that of the action on the screen itself, which then takes its place. */
    id: string
    name: string
    icon?: LucideIcon
  }

/**
 * What a feature has besides its routes, in its `feature.ts`, which the layout finds by that name. It comes with the menu,
 * so it holds no screen; texts and screens come when somebody goes there.
 */
export interface Feature {
  menu?: readonly MenuItem[]
  commands?: readonly MakingCommand[]
  /** Events of the server, and the queries each makes stale. */
  live?: LiveTopics
}

export const defineFeature = (feature: Feature): Feature => feature

const isOffered = (
  { ability, types }: Offered,
  user: { abilities: readonly string[]; type: UserType } | undefined,
): boolean =>
  (!ability || (user?.abilities.includes(ability) ?? false)) &&
  (!types || (user !== undefined && types.includes(user.type)))

/** Those of a list that this person is offered. */
export const offeredTo = <Item extends Offered>(
  items: readonly Item[],
  user: { abilities: readonly string[]; type: UserType } | undefined,
): readonly Item[] => items.filter((item) => isOffered(item, user))
