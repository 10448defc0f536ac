import { createHash } from 'node:crypto'
import type { QueryContext } from '../../access/context.ts'
import { pagesMeant } from '../publishing/index.ts'
import { printOf, type TaskRow } from '../tasks/index.ts'

/** What somebody is asked about, pages included, as one word: another one as soon as any of it is another. */
export async function askedPrint(
  ctx: QueryContext,
  row: TaskRow,
): Promise<{ readonly print: string; readonly pageIds: readonly number[] }> {
  const pageIds = (await pagesMeant(ctx.db, row)).map(({ id }) => id).sort((one, other) => one - other)
  const print = createHash('sha256')
    .update(`${await printOf(ctx, row)} ${pageIds.join()}`)
    .digest('base64url')
  return { print, pageIds }
}
