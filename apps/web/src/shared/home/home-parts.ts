import type { UserType } from '@postelier/contract'
import type { ComponentType } from 'react'
import type { Home } from '#shared/api/home-today.ts'
import type { Waiting } from '#shared/api/waiting.ts'

export interface HomeTile {
  id: string
  /** Its place among the tiles, in tens, so that others fit between. */
  order: number
  /** `band` spans the page (the week); `column` stands beside others under it; `foot` closes the first of them, or the page. */
  place: 'band' | 'column' | 'foot'
  ability?: string
  /** Only for these: what makes no sense to others, whatever they may see. */
  types?: readonly UserType[]
  /** Only while this is so of the day; not before it is known. */
  when?: (home: Home, waiting: Waiting) => boolean
  Tile: ComponentType
}

/** What somebody new has still to do; each one shows itself only while it is open. */
export interface HomeStep {
  id: string
  order: number
  ability?: string
  Step: ComponentType
}

/** What a feature shows on the home page, in its `home-parts.ts`, which the page finds by that name. */
export interface HomeParts {
  tiles?: readonly HomeTile[]
  steps?: readonly HomeStep[]
}
