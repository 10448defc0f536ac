import type { CommandContext } from '../../access/context.ts'
import type { Subject } from './editing-lease.store.ts'

/** Which design is meant, from which browser tab, and whose screens are to hear of it. */
export interface EditingInput {
  readonly subject: Subject
  readonly tab: string
  /** Whose pages hear that the holder changed; without one, the platform's. */
  readonly ownerId: number | null
}

export const announce = (ctx: CommandContext, { ownerId }: EditingInput): Promise<void> =>
  ctx.announce({ name: 'editing.changed', ...(ownerId === null ? {} : { accountId: ownerId }) })
