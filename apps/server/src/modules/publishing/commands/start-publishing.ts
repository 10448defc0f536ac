import type { Network } from '@postelier/contract'
import { descriptors, type PostFormat } from '@postelier/networks'
import { and, eq, inArray } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, type FieldFault, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { hookFor, lockTask, moveTask, type TaskRow } from '../../tasks/index.ts'
import { attemptsOf } from '../attempt.store.ts'
import { fresh } from '../attempt.ts'
import type { Content, ContentMedia } from '../content.ts'
import { publishPosts } from '../jobs/publish-posts.ts'
import { attempt, networkAccount, networkPage } from '../publishing.tables.ts'

interface Wish {
  readonly accountId: number
  readonly taskPublicId: string
  /** Which post was drawn: another one there meanwhile is drawn again first. */
  readonly version: number
  readonly pageIds: readonly number[]
  readonly media: readonly ContentMedia[]
  readonly language: 'fr' | 'en'
}

/** One row for each page, and the post's step, in one transaction: from here on somebody owns it until it is over. */
export async function startPublishing(ctx: CommandContext, wish: Wish): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, wish.accountId, 'posts:edit')
  const row = await lockTask(ctx, wish)
  if (row.version !== wish.version) throw new AppError('conflict')
  const pages = await pagesFor(ctx, wish)
  const faults = Object.fromEntries(
    pages.flatMap(({ network, id }) => {
      const fault = faultOf(contentFor(row, network, wish), network)
      return fault ? [[`pageIds.${id}`, fault]] : []
    }),
  )
  if (Object.keys(faults).length > 0) throw invalid(faults)
  await moveTask(ctx, row, {
    deed: 'publish',
    by: 'customer',
    facts: { hasNetwork: pages.length > 0, mediaValid: true },
    details: { networks: pages.map(({ network }) => network) },
  })
  const before = await attemptsOf(ctx.tx, row.id)
  for (const { id, network } of pages) {
    const known = before.find(({ pageId }) => pageId === id)
    // What is out on a page stays out: it is not sent there again.
    if (known?.state === 'confirmed') continue
    const values = {
      ...fresh,
      content: contentFor(row, network, wish),
      nextAt: ctx.now,
      startedAt: ctx.now,
      endedAt: null,
      holder: null,
      heldUntil: null,
    }
    if (known) await ctx.tx.update(attempt).set(values).where(eq(attempt.id, known.id))
    else
      await ctx.tx
        .insert(attempt)
        .values({ ...values, id: newDigitsId(), taskId: row.id, pageId: id, network, createdAt: ctx.now })
  }
  await ctx.send(publishPosts, {})
}

async function pagesFor(ctx: CommandContext, { accountId, pageIds }: Wish) {
  const wanted = [...new Set(pageIds)]
  const rows = await ctx.tx
    .select({ id: networkPage.id, network: networkPage.network, state: networkAccount.state })
    .from(networkPage)
    .innerJoin(networkAccount, eq(networkAccount.id, networkPage.networkAccountId))
    .where(
      and(
        inArray(networkPage.id, wanted),
        eq(networkPage.isChosen, true),
        eq(networkAccount.accountId, accountId),
      ),
    )
  if (rows.length !== wanted.length) throw notFound()
  return rows
}

function contentFor(row: TaskRow, network: Network, { media, language }: Wish): Content {
  return {
    format: formatOn(network, row, media),
    text: hookFor(row.hooks, network),
    title: row.title,
    language,
    media,
  }
}

/** Several pictures are what the network has for several: to be swiped, or side by side. */
function formatOn(network: Network, { format }: TaskRow, media: readonly ContentMedia[]): PostFormat {
  if (media.length === 0) return 'text'
  if (media.length === 1) return 'image'
  const { formats } = descriptors[network]
  const wished = format === 'album' ? ['album', 'carousel'] : ['carousel', 'album']
  // A carousel that is a document of pages is sent as pictures as long as none is made.
  const found = wished.find((one) => one in formats && !formats[one as PostFormat]?.document)
  return (found ?? 'album') as PostFormat
}

function faultOf(content: Content, network: Network): FieldFault | undefined {
  const [fault] = descriptors[network].faultsOf({ ...content, settings: {} })
  return fault && { key: 'networkFault', ...fault.figures }
}
