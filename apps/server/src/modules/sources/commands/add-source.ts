import type { MappingOfProducts } from '@postelier/contract'
import type { CommandContext } from '../../../access/context.ts'
import { addContentSource } from '../../brand/index.ts'
import { readSources } from '../jobs/read-sources.ts'
import { sourceState } from '../sources.tables.ts'

interface NewSource {
  readonly accountId: number
  readonly kind: string
  readonly name: string
  readonly url: string
  readonly mapping?: MappingOfProducts | undefined
}

/** A source that is read from now on, and at once for the first time. */
export async function addSource(ctx: CommandContext, { mapping, ...source }: NewSource): Promise<void> {
  const { accountId } = source
  const sourceId = await addContentSource(ctx, source)
  await ctx.tx.insert(sourceState).values({ sourceId, accountId, mapping: mapping ?? null, nextAt: ctx.now })
  await ctx.send(readSources, {}, { onlyOne: 'sources' })
  await ctx.announce({ name: 'planning.changed', accountId })
}
