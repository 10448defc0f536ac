// What somebody said yes to, so that nothing else goes out.
import { createHash } from 'node:crypto'
import type { QueryContext } from '../../access/context.ts'
import { invalid } from '../../platform/errors.ts'
import { postVisuals } from '../visuals/index.ts'
import { stable } from './stable.ts'
import type { TaskRow } from './task.store.ts'
import type { Approved } from './task.tables.ts'
import { mediaOfOne } from './task-media.store.ts'

/** Everything of a post that is sent, as one word: another one as soon as any of it is another. Its pages are held apart. */
export async function printOf(ctx: QueryContext, row: TaskRow): Promise<string> {
  const { hooks, firstComment, networks, settings, format, shows, pageAlts } = row
  const sent = {
    ...{ hooks, firstComment, settings, format, shows, networks: networks.toSorted() },
    picture: shows === 'media' ? await filesOf(ctx, row) : { pageAlts, drawn: await drawnOf(ctx, row) },
  }
  return createHash('sha256').update(stable(sent)).digest('base64url')
}

const filesOf = async ({ db }: QueryContext, { id }: TaskRow) =>
  (await mediaOfOne(db, id)).map(({ file, altText }) => [file.id, altText])

/** Its address names the design's version and the look it is drawn in. */
async function drawnOf(ctx: QueryContext, { visualId, accountId }: TaskRow): Promise<string | null> {
  if (visualId === null) return null
  const visuals = await postVisuals(ctx, { accountId, language: 'fr', ids: [visualId] })
  return visuals.get(visualId)?.file ?? null
}

/**
 * What is to be sent on some pages, as a post or as a story, is what somebody said yes to, or it is refused. Who may say yes
 * does so to other pages by naming them, and to a story by sending one; what the customer did not see by mail they are asked again. Answers with the yes as it stands now.
 */
export async function requireApproved(
  ctx: QueryContext,
  row: TaskRow,
  { pageIds, as }: Pick<Approved, 'as'> & { readonly pageIds: readonly number[] },
): Promise<Approved> {
  const { approved } = row
  const print = await printOf(ctx, row)
  // A yes from before prints were kept: who schedules or sends the post may say yes to it too, and does so to what is there now.
  if (!approved) return { print, title: row.title, pageIds, isByMail: false, ...(as ? { as } : {}) }
  if (approved.print !== print) throw invalid({ pageIds: { key: 'changedSinceYes' } })
  const isWithin = approved.pageIds === null || pageIds.every((id) => approved.pageIds?.includes(id))
  const isAlike = approved.as === undefined || approved.as === as
  if (approved.isByMail && !isWithin) throw invalid({ pageIds: { key: 'pageNotApproved' } })
  if (approved.isByMail && !isAlike) throw invalid({ pageIds: { key: 'storyNotApproved' } })
  return { ...approved, ...(isWithin ? {} : { pageIds }), ...(as ? { as } : {}) }
}
