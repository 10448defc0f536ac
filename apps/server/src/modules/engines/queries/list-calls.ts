import type { EngineCallView } from '@postelier/contract'
import { desc } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { societyNamesOf } from '../../brand/index.ts'
import { engineCall } from '../engines.tables.ts'

/** The journal of calls, the latest first. What is folded into months long ago is not among them. */
export async function listCalls(
  { db }: QueryContext,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ data: { total: number; items: EngineCallView[] } }> {
  const [total, rows] = await Promise.all([
    db.$count(engineCall),
    db
      .select()
      .from(engineCall)
      .orderBy(desc(engineCall.at), desc(engineCall.id))
      .offset(offset)
      .limit(limit),
  ])
  const names = await societyNamesOf(
    db,
    rows.flatMap(({ accountId }) => accountId ?? []),
  )
  const accountOf = (id: number) => ({ id, name: names.get(id) ?? String(id) })
  const items = rows.map(({ at, accountId, ...row }) => ({
    ...row,
    at: at.toISOString(),
    account: accountId === null ? null : accountOf(accountId),
  }))
  return { data: { total, items } }
}
