import type { Hooks, Network, TaskFormat } from '@postelier/contract'
import type { ComponentType } from 'react'

/** Where the words of a proposal are written, as a customer writes their own. */
export type HookField = ComponentType<{
  hooks: Hooks
  networks: readonly Network[]
  format: TaskFormat
  readOnly: boolean
  onChange: (hooks: Hooks) => void
}>
