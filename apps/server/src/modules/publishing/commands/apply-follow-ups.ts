import { networkLabels } from '@postelier/contract'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { hours, later } from '../../../platform/clock.ts'
import { closeNotices, notify } from '../../notifications/index.ts'
import { lockTaskById } from '../../tasks/index.ts'
import { knownPages } from '../connection.store.ts'
import type { DeliveryRow } from '../delivery.store.ts'
import { type DeliveryState, isOver, type Outcome } from '../delivery.ts'
import { freshComment } from '../first-comment.ts'
import { sendComments } from '../jobs/send-comments.ts'
import { deliveryKey, failedKeys } from '../notice-keys.ts'
import { delivery, networkAccount, networkPage } from '../publishing.tables.ts'
import { countEnded, notifyEnded } from './notify-ended.ts'

const firstFiguresMs = hours(1)

interface Due extends Pick<Outcome, 'current' | 'followUp'> {
  readonly row: DeliveryRow
}

/**
 * What outcomes ask for besides being written: in the same transaction, so that it happens once. Whoever must do something is
 * told once for each time it comes to that.
 */
export async function applyFollowUps(ctx: CommandContext, due: readonly Due[]): Promise<void> {
  for (const { row, current, followUp } of due) {
    if (followUp === 'reconnect') await endConnection(ctx, row)
    if (current.state === 'held' || current.state === 'asked' || followUp === 'notify')
      await notifyOf(ctx, row, current.state, current.refusal?.kind ?? '')
  }
  await countHeld(ctx, due)
  await beginAftermath(
    ctx,
    due.flatMap(({ row, current }) =>
      current.state === 'confirmed' && current.externalId !== null ? [row] : [],
    ),
  )
  await closeNotices(
    ctx,
    due.flatMap(({ row, current }) => (isOver(current.state) ? openKeys(row, current) : [])),
  )
}

/** What follows once they are out, each by a clock of its own: the first comment, and what it brings. */
async function beginAftermath(ctx: CommandContext, rows: readonly DeliveryRow[]): Promise<void> {
  if (rows.length === 0) return
  await ctx.tx
    .update(delivery)
    .set({ figuresNextAt: later(ctx.now, firstFiguresMs) })
    .where(
      inArray(
        delivery.id,
        rows.map(({ id }) => id),
      ),
    )
  const commenting = rows.filter(({ content, comment }) => content?.firstComment?.trim() && comment === null)
  for (const { id, content } of commenting)
    await ctx.tx
      .update(delivery)
      .set({ comment: freshComment(content?.firstComment ?? ''), commentNextAt: ctx.now })
      .where(eq(delivery.id, id))
  if (commenting.length > 0) await ctx.send(sendComments, {})
}

/** Links that are over and hold something up, or no longer hold it up, say how much it is. */
async function countHeld(ctx: CommandContext, due: readonly Due[]): Promise<void> {
  const begins = due.flatMap(({ row, current }) => (current.state === 'held' ? [row.pageId] : []))
  const ends = due.flatMap(({ row, current }) =>
    row.state === 'held' && current.state !== 'held' ? [row.pageId] : [],
  )
  if (begins.length + ends.length === 0) return
  const pages = await knownPages(ctx.tx, [...new Set([...begins, ...ends])])
  const opening = new Set(begins.map((id) => pages.get(id)?.account.id))
  const ended = [...pages.values()].flatMap(({ account }) => (account.state === 'expired' ? [account] : []))
  for (const connection of new Map(ended.map((one) => [one.id, one])).values())
    await countEnded(ctx, connection, { opens: opening.has(connection.id) })
}

/** What was said of it and is no longer so. */
const openKeys = (row: DeliveryRow, { state, refusal }: DeliveryState): string[] => [
  deliveryKey(row, 'asked'),
  deliveryKey(row, 'held'),
  // Out at last, or left as it is: that it had failed is no news any more.
  ...(state === 'confirmed' || refusal?.kind === 'givenUp' ? failedKeys(row) : []),
]

async function notifyOf(ctx: CommandContext, row: DeliveryRow, state: string, reason: string): Promise<void> {
  const known = (await knownPages(ctx.tx, [row.pageId])).get(row.pageId)
  const { publicId, title } = await lockTaskById(ctx, row.taskId)
  const words = { title, page: known?.page.name ?? '', reason }
  const what = state === 'held' ? 'held' : state === 'asked' ? 'asked' : 'failed'
  const link = `${ctx.platform.config.publicUrl}/me/tasks/${publicId}`
  await notify(ctx, {
    accountId: row.accountId,
    key: deliveryKey(row, what),
    kind: ({ held: 'postHeld', asked: 'postAsked', failed: 'postFailed' } as const)[what],
    network: row.network,
    taskPublicId: publicId,
    words,
    // Of what a link that is over holds up its own notice and mail speak, until it stands again.
    isQuiet: what === 'held' && known?.account.state === 'expired',
    ...(what === 'held'
      ? {}
      : {
          mail: {
            kind: what === 'asked' ? 'postAsked' : 'postFailed',
            link,
            words: { title, page: words.page, network: networkLabels[row.network] },
          },
        }),
  })
}

/** The network itself says so: the connection is over until a person makes it again; its posts are held, not lost. */
async function endConnection(ctx: CommandContext, { pageId }: DeliveryRow): Promise<void> {
  const [page] = await ctx.tx
    .select({ id: networkPage.networkAccountId })
    .from(networkPage)
    .where(eq(networkPage.id, pageId))
  if (!page) return
  const [ended] = await ctx.tx
    .update(networkAccount)
    .set({ state: 'expired', changedAt: ctx.now })
    // Unlinked by a person it is over as they wanted it; over already, they have been told.
    .where(and(eq(networkAccount.id, page.id), notInArray(networkAccount.state, ['revoked', 'expired'])))
    .returning()
  if (!ended) return
  await notifyEnded(ctx, ended)
  await ctx.announce({ name: 'networks.changed', accountId: ended.accountId })
}
