import type { Network, TaskStatus } from '@postelier/contract'
import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { createPostVisuals } from '../../visuals/index.ts'
import { task, taskEvent } from '../task.tables.ts'

interface HistoricStep {
  readonly transition: string
  readonly from: TaskStatus | null
  readonly to: TaskStatus
  readonly at: Date
  /** Nobody where the program did it by itself. */
  readonly personId: number | null
  readonly details?: Readonly<Record<string, unknown>>
}

/** A post with what it has been through. */
export interface HistoricTask {
  readonly accountId: number
  readonly title: string
  readonly hook: string
  readonly networks: readonly Network[]
  /** What it is drawn from, and what that says and shows here. */
  readonly look: {
    readonly templateId: number
    readonly words: Readonly<Record<string, string>>
    readonly motif: string
  }
  readonly status: TaskStatus
  readonly steps: readonly HistoricStep[]
  readonly publishAt: Date
  readonly publishLocal: string
  readonly publishZone: string
  /** When it is to go out, while it waits for that. */
  readonly sendAt: Date | null
}

/**
 * Posts that come with a past, in the order given: no step is taken here, and nothing is announced. For a world that is told
 * rather than lived through; whoever calls answers for the steps being ones that exist.
 */
export async function writeTaskHistory(
  ctx: CommandContext,
  posts: readonly HistoricTask[],
): Promise<{ id: number; publicId: string }[]> {
  if (posts.length === 0) return []
  const visuals = await createPostVisuals(
    ctx,
    posts.map(({ accountId, title, look, steps }) => ({
      ...look,
      accountId,
      name: title,
      language: 'fr',
      format: '1:1',
      isCarousel: false,
      at: steps[0]?.at ?? ctx.now,
    })),
  )
  const rows = posts.map((post, nth) => ({
    id: newDigitsId(),
    publicId: newPublicId(),
    visualId: visuals[nth] ?? null,
    ...({ accountId: post.accountId, title: post.title, format: 'image', origin: 'customized' } as const),
    hooks: { common: post.hook, own: {} },
    networks: [...post.networks],
    status: post.status,
    publishAt: post.publishAt,
    publishLocal: post.publishLocal,
    publishZone: post.publishZone,
    sendAt: post.sendAt,
    visualValidated: 1,
    version: post.steps.length,
    createdAt: post.steps[0]?.at ?? ctx.now,
    changedAt: post.steps.at(-1)?.at ?? ctx.now,
  }))
  await ctx.tx.insert(task).values(rows)
  await ctx.tx
    .insert(taskEvent)
    .values(
      posts.flatMap(({ steps }, nth) =>
        steps.map((step) => ({ ...step, id: newDigitsId(), taskId: rows[nth]?.id ?? 0 })),
      ),
    )
  return rows.map(({ id, publicId }) => ({ id, publicId }))
}
