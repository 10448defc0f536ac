import type { Hooks, Network, TaskFormat, TaskOrigin } from '@postelier/contract'
import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { announcePosts } from '../announce-posts.store.ts'
import { note } from '../task.store.ts'
import { task } from '../task.tables.ts'

interface Suggested {
  readonly accountId: number
  readonly title: string
  readonly format: TaskFormat
  readonly origin: Extract<TaskOrigin, 'ai' | 'keyDate'>
  readonly networks: readonly Network[]
  readonly hooks: Hooks
  readonly visualId: number
  readonly pageAlts: Readonly<Record<string, string>>
  /** When it is meant to go out; nothing is scheduled. */
  readonly publishAt: Date | null
  readonly publishLocal: string | null
  readonly publishZone: string | null
}

/** A post that was drafted for a business and waits for somebody to look at it. */
export async function suggestTask(
  ctx: CommandContext,
  input: Suggested,
): Promise<{ readonly id: number; readonly publicId: string }> {
  const row = { id: newDigitsId(), publicId: newPublicId() }
  await ctx.tx.insert(task).values({
    ...input,
    ...row,
    networks: [...new Set(input.networks)],
    status: 'aiSuggestion',
    createdAt: ctx.now,
    changedAt: ctx.now,
  })
  await note(ctx, row.id, { transition: 'suggest', from: null, to: 'aiSuggestion' })
  await announcePosts(ctx, [{ ...row, accountId: input.accountId }])
  return row
}
