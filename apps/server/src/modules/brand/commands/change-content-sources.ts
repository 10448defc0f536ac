import { and, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { readableUrl } from '../../../platform/outside/reach.ts'
import { whyUnreadable } from '../../../platform/public-url.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { lockBrand, readContentSources } from '../brand.store.ts'
import { contentSource } from '../brand.tables.ts'

interface NewSource {
  readonly accountId: number
  readonly kind: string
  readonly name: string
  readonly url: string
}

/** Counting happens behind the brand's lock, so that ten adds at once stop where ten one after the other would. */
export async function addContentSource(ctx: CommandContext, input: NewSource): Promise<number> {
  const { accountId, kind, name } = input
  await lockBrand(ctx.tx, accountId)
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')

  const url = readableUrl(ctx.platform, input.url)
  if (!url) throw invalid({ url: { key: whyUnreadable(input.url) } })
  const present = await readContentSources(ctx.tx, [accountId])
  if (present.some((source) => source.url === url)) throw invalid({ url: { key: 'taken' } })
  const { contentSources: most } = await masterSettings(ctx.tx)
  if (present.length >= most) throw new AppError('contentSourcesLimit', { figures: { count: most } })

  const id = newDigitsId()
  await ctx.tx.insert(contentSource).values({ id, personId: accountId, kind, name, url, createdAt: ctx.now })

  await ctx.record({
    action: 'contentSource.added',
    accountId,
    subject: ['contentSource', id],
    details: { kind, url },
  })
  await ctx.announce({ name: 'brand.changed', accountId })
  return id
}

export async function removeContentSource(
  ctx: CommandContext,
  { accountId, sourceId }: { accountId: number; sourceId: number },
): Promise<void> {
  await lockBrand(ctx.tx, accountId)
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  const gone = await ctx.tx
    .delete(contentSource)
    .where(and(eq(contentSource.id, sourceId), eq(contentSource.personId, accountId)))
    .returning({ url: contentSource.url })
  if (gone.length === 0) throw notFound()
  await ctx.record({
    action: 'contentSource.removed',
    accountId,
    subject: ['contentSource', sourceId],
    details: { url: gone[0]?.url },
  })
  await ctx.announce({ name: 'brand.changed', accountId })
}
