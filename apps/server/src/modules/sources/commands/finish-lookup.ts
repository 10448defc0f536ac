import type { Found, SourceFailure } from '@postelier/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { unheld } from '../../../platform/database/lease.ts'
import { storable } from '../../../platform/database/storable.ts'
import { lookupLease } from '../source.store.ts'
import { lookup } from '../sources.tables.ts'

export type LookupOutcome = { readonly found: Found } | { readonly failure: SourceFailure }

interface Finish {
  readonly id: number
  readonly holder: string
  readonly outcome: LookupOutcome
}

/** What came of it; whoever was overtaken writes nothing. */
export async function finishLookup(ctx: CommandContext, { id, holder, outcome }: Finish): Promise<void> {
  const [row] = await ctx.tx
    .update(lookup)
    .set({ ...unheld, ...storable(outcome), endedAt: ctx.now })
    .where(and(eq(lookup.id, id), lookupLease.isHeldBy(holder), isNull(lookup.endedAt)))
    .returning({ accountId: lookup.accountId, publicId: lookup.publicId })
  if (row) await ctx.announce({ name: 'lookup.finished', accountId: row.accountId, id: row.publicId })
}
