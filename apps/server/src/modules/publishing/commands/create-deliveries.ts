import type { Network } from '@postelier/contract'
import { descriptors, type Going } from '@postelier/networks'
import { and, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { type CommandContext, reading } from '../../../access/context.ts'
import { unheld } from '../../../platform/database/lease.ts'
import { AppError, type FieldFault, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { closeNotices } from '../../notifications/index.ts'
import { hookFor, lockTask, requireApproved, settingsFor, type TaskRow } from '../../tasks/index.ts'
import { type Content, factsOf } from '../content.ts'
import { deliveriesOf } from '../delivery.store.ts'
import { fresh } from '../delivery.ts'
import { pageFaults } from '../faults.ts'
import { failedKeys } from '../notice-keys.ts'
import type { Prepared } from '../prepare-media.ts'
import { delivery, networkAccount, networkPage } from '../publishing.tables.ts'
import { takesComments } from '../takes-comments.ts'

/** A post as somebody wants it sent. */
export interface PublishInput {
  readonly accountId: number
  readonly taskPublicId: string
  /** Which post was drawn: another one there meanwhile is drawn again first. */
  readonly version: number
  readonly pageIds: readonly number[]
  /** What goes out on each network. */
  readonly prepared: ReadonlyMap<Network, Prepared>
  readonly language: 'fr' | 'en'
  /** As a post, or as a story where the network has them. */
  readonly as?: Going
}

export interface WishedPage {
  readonly id: number
  readonly network: Network
  readonly takesComments: boolean
}

/** The post, locked, and the pages it is to go to, once nothing about them stands against it. */
export async function readyToSend(
  ctx: CommandContext,
  input: PublishInput,
): Promise<{ row: TaskRow; pages: WishedPage[]; approved: TaskRow['approved'] }> {
  const row = await lockTask(ctx, input)
  if (row.version !== input.version) throw new AppError('conflict')
  const approved = await requireApproved(reading(ctx), row, input)
  const pages = await pagesFor(ctx, input)
  const faults = Object.assign(
    {},
    ...pages.map((page) => {
      const content = contentFor(row, page, input)
      const settings = settingsFor(row, page.network)
      return pageFaults(page, descriptors[page.network].faultsOf(factsOf(content, settings)))
    }),
  ) as Record<string, FieldFault>
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return { row, pages, approved }
}

interface Laid {
  readonly row: TaskRow
  readonly pages: readonly WishedPage[]
  readonly input: PublishInput
  /** Now, or when its date comes. */
  readonly at: 'now' | { readonly dueAt: Date }
}

/**
 * One row for each page, with what will be sent there. Rows of pages that are no longer wished for go, unless something was
 * begun there; what is out on a page stays out, and is not sent there again.
 */
export async function createDeliveries(ctx: CommandContext, { row, pages, input, at }: Laid): Promise<void> {
  await removeUnbegun(
    ctx,
    row.id,
    pages.map(({ id }) => id),
  )
  // A post that is out keeps what failed elsewhere for another time; one that is not goes to the pages of this wish alone.
  if (row.status !== 'published') await leaveFailed(ctx, row.id, pages)
  const before = await deliveriesOf(ctx.tx, row.id)
  for (const page of pages) {
    const { id, network } = page
    const known = before.find(({ pageId }) => pageId === id)
    if (known?.state === 'confirmed') continue
    const values = {
      ...fresh,
      content: contentFor(row, page, input),
      settings: settingsFor(row, network),
      ...(at === 'now'
        ? { nextAt: ctx.now, startedAt: ctx.now, dueAt: null }
        : { nextAt: null, startedAt: null, dueAt: at.dueAt }),
      readiness: null,
      readinessAt: null,
      endedAt: null,
      ...unheld,
      // Another round: what is said of it is said anew.
      round: known ? known.round + (known.endedAt ? 1 : 0) : 0,
    }
    if (known) await ctx.tx.update(delivery).set(values).where(eq(delivery.id, known.id))
    else
      await ctx.tx.insert(delivery).values({
        ...values,
        id: newDigitsId(),
        taskId: row.id,
        accountId: row.accountId,
        pageId: id,
        network,
        createdAt: ctx.now,
      })
  }
}

/** Taken off the post: what failed there is begun by no date, and is nobody's matter any more. */
async function leaveFailed(ctx: CommandContext, taskId: number, pages: readonly WishedPage[]) {
  const wished = pages.map(({ id }) => id)
  const left = await ctx.tx
    .update(delivery)
    .set({ refusal: sql`${delivery.refusal} || '{"kind":"givenUp","passes":false}'::jsonb` })
    .where(
      and(eq(delivery.taskId, taskId), eq(delivery.state, 'rejected'), notInArray(delivery.pageId, wished)),
    )
    .returning({ id: delivery.id, round: delivery.round })
  await closeNotices(ctx, left.flatMap(failedKeys))
}

/** Rows that nothing came of yet, for other pages than these. */
export async function removeUnbegun(
  { tx }: CommandContext,
  taskId: number,
  butPageIds: readonly number[] = [],
): Promise<void> {
  await tx
    .delete(delivery)
    .where(
      and(
        eq(delivery.taskId, taskId),
        eq(delivery.state, 'waiting'),
        isNull(delivery.startedAt),
        ...(butPageIds.length > 0 ? [notInArray(delivery.pageId, [...butPageIds])] : []),
      ),
    )
}

async function pagesFor(ctx: CommandContext, { accountId, pageIds }: PublishInput): Promise<WishedPage[]> {
  const wanted = [...new Set(pageIds)]
  const rows = await ctx.tx
    .select({
      id: networkPage.id,
      network: networkPage.network,
      kind: networkPage.kind,
      scopes: networkAccount.scopes,
    })
    .from(networkPage)
    .innerJoin(networkAccount, eq(networkAccount.id, networkPage.networkAccountId))
    .where(
      and(
        inArray(networkPage.id, wanted),
        eq(networkPage.isChosen, true),
        eq(networkAccount.accountId, accountId),
        ne(networkAccount.state, 'revoked'),
      ),
    )
    // Unlinked at the same moment, it is unlinked with its posts known, or not there to be chosen.
    .for('key share', { of: networkAccount })
  if (rows.length !== wanted.length) throw notFound()
  return rows.map(({ scopes, kind, ...page }) => ({
    ...page,
    takesComments: takesComments(ctx.platform.networks, { ...page, kind }, { scopes }),
  }))
}

function contentFor(
  row: TaskRow,
  { network, takesComments: isCommented }: WishedPage,
  { prepared, language }: PublishInput,
): Content {
  const made = prepared.get(network)
  // A page that came to another network meanwhile.
  if (!made) throw new AppError('conflict')
  return {
    ...made,
    text: hookFor(row.hooks, network),
    title: row.approved?.title ?? row.title,
    language,
    ...(row.firstComment && isCommented ? { firstComment: row.firstComment } : {}),
  }
}
