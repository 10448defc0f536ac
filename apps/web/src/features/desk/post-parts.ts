import type { Hooks, Network, TaskFormat } from '@postelier/contract'
import type { OrderFilmView } from '@postelier/contract/orders'
import type { ComponentType } from 'react'

/** Where the words of a proposal are written, as a customer writes their own. */
type HookField = ComponentType<{
  hooks: Hooks
  networks: readonly Network[]
  format: TaskFormat
  film: OrderFilmView | null
  readOnly: boolean
  /** Words for each network were ordered. */
  startsApart?: boolean
  /** Why what is written cannot be delivered. */
  error?: string
  onChange: (hooks: Hooks) => void
}>

/** What networks have against a film. */
type FilmNotes = ComponentType<{ hooks: Hooks; networks: readonly Network[]; film: OrderFilmView }>

/** Parts of a customer's own post, of which the desk knows no more than this. */
export interface PostParts {
  readonly HookField: HookField
  readonly FilmNotes: FilmNotes
}
