import type { TaskContentView, TaskDifferenceView } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { fileFactsOf } from '../../media/index.ts'
import { postVisuals } from '../../visuals/index.ts'
import { undeliveredAmong } from '../being-made.store.ts'
import { keptIn } from '../history.store.ts'
import type { KeptContent } from '../kept-change.ts'
import { givesTexts } from '../kept-lines.store.ts'
import { readTask, type TaskRow } from '../task.store.ts'
import { taskEvent } from '../task.tables.ts'
import { allMediaOf } from '../task-media.store.ts'

interface ReadDifferenceInput {
  readonly accountId: number
  readonly taskPublicId: string
  readonly eventId: number
  readonly language: 'fr' | 'en'
}

/** What stood in a post before a line of its history, and after: for who may read that history. */
export async function readDifference(
  ctx: QueryContext,
  { eventId, language, ...place }: ReadDifferenceInput,
): Promise<{ difference: TaskDifferenceView }> {
  const { db } = ctx
  await requireAccount(db, ctx.actor, place.accountId, 'posts:consult')
  const row = await readTask(db, place, ctx.actor)
  const [event] = await db
    .select({ details: taskEvent.details })
    .from(taskEvent)
    .where(and(eq(taskEvent.id, eventId), eq(taskEvent.taskId, row.id), givesTexts(ctx.actor)))
  const kept = event && keptIn(event.details)
  if (!kept) throw notFound()
  const present = kept.before.picture ? await presentsPictures(ctx, row, language) : noPicture
  return { difference: { id: eventId, before: present(kept.before), after: present(kept.after) } }
}

type Present = (side: Partial<KeptContent>) => TaskContentView

const noPicture: Present = ({ picture: _, ...words }) => wordsFor(words)

const wordsFor = ({
  networks,
  pageIds,
  ...words
}: Partial<Omit<KeptContent, 'picture'>>): TaskContentView => ({
  ...words,
  ...(networks === undefined ? {} : { networks: [...networks] }),
  ...(pageIds === undefined ? {} : { pageIds: pageIds && [...pageIds] }),
})

/** What is there still is shown: of what is drawn that is the present one alone. */
async function presentsPictures(ctx: QueryContext, row: TaskRow, language: 'fr' | 'en'): Promise<Present> {
  const { id, accountId, visualId } = row
  const media = await allMediaOf(ctx.db, id)
  const files = await fileFactsOf(
    ctx.db,
    media.map(({ fileId }) => fileId),
  )
  const visuals = await postVisuals(ctx, {
    ...{ accountId, language },
    ids: visualId === null ? [] : [visualId],
  })
  const isDelivered = (await undeliveredAmong(ctx.db, [row], visuals)).size === 0
  const visual = isDelivered ? visuals.get(visualId ?? 0) : undefined
  const fileOf = (mediaId: string) => {
    const file = files.get(media.find((one) => one.id === mediaId)?.fileId ?? '')
    const thumb = file?.variants.includes('medium') ? `/files/${file.id}/medium` : null
    return { id: mediaId, isThere: file !== undefined, thumb }
  }
  return ({ picture, ...words }) => ({
    ...wordsFor(words),
    ...(picture && {
      picture: {
        shows: picture.shows,
        visual:
          picture.visualId === null
            ? null
            : picture.visualId === visualId
              ? { isThere: true, picture: visual?.file ?? null }
              : { isThere: false, picture: null },
        files: picture.media.map(fileOf),
      },
    }),
  })
}
