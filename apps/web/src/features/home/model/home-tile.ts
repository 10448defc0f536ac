import type { ComponentType } from 'react'

export interface HomeTile {
  id: string
  /** `band` spans the page (the week); `column` stands beside others under it. */
  place: 'band' | 'column'
  ability?: string
  Tile: ComponentType
}

export interface HomeStep {
  id: string
  ability?: string
  Step: ComponentType
}
