// What a post shows that is not drawn: files of one's own, their order, and the words for who cannot see. Each is an edit
// of the post: what was approved of it is void.
import type { TaskShows } from '@postelier/contract'
import { eq, inArray } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { recordPicture, type StoredPicture } from '../../media/index.ts'
import { postPages } from '../../visuals/index.ts'
import { mediaIdsOf } from '../history.store.ts'
import { stoodBefore } from '../kept-lines.store.ts'
import { lockTask, type TaskRow } from '../task.store.ts'
import { taskMedia } from '../task.tables.ts'
import { mostMediaOf } from '../task.ts'
import { allMediaOf } from '../task-media.store.ts'
import { changeInPlace, moveTask } from './move-task.ts'
import { takeUpAgain } from './validate-task.ts'

interface PostRef {
  readonly accountId: number
  readonly taskPublicId: string
}

async function lockToEdit(ctx: CommandContext, place: PostRef): Promise<TaskRow> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'posts:edit')
  return lockTask(ctx, place)
}

type Set = Partial<Pick<TaskRow, 'shows' | 'mediaVersion' | 'pageAlts' | 'visualValidated'>>

interface Edited {
  readonly mediaBefore?: readonly string[]
  readonly restores?: boolean
}

async function edit(
  ctx: CommandContext,
  row: TaskRow,
  set: Set,
  { mediaBefore, restores = false }: Edited = {},
): Promise<void> {
  await takeUpAgain(ctx, row)
  await moveTask(ctx, row, {
    transition: 'edit',
    by: 'customer',
    facts: { notOrdered: row.origin !== 'tailorMade' },
    set,
    action: 'task.mediaChanged',
    ...(mediaBefore ? { mediaBefore } : {}),
    ...(restores ? { details: { restores } } : {}),
  })
}

/** Others than those somebody said yes to. */
const othersNow = ({ mediaVersion, shows, visualValidated }: TaskRow): Set => ({
  mediaVersion: mediaVersion + 1,
  visualValidated: shows === 'media' ? null : visualValidated,
})

interface NewMedia extends PostRef {
  readonly file: StoredPicture
  readonly altText: string
}

/** Another file, which the post shows from now on. It writes over nobody's, so no version is asked for. */
export async function addMedia(ctx: CommandContext, { file, altText, ...place }: NewMedia): Promise<void> {
  const row = await lockToEdit(ctx, place)
  const mediaBefore = await mediaIdsOf(ctx.tx, row.id)
  await putIn(ctx, row, { file, altText })
  await edit(ctx, row, { ...othersNow(row), shows: 'media', visualValidated: null }, { mediaBefore })
}

/** The film of a post that somebody else makes: what its business said yes to is another one. */
export async function takeFilm(ctx: CommandContext, row: TaskRow, file: StoredPicture): Promise<void> {
  if (row.format !== 'video') throw new AppError('notNow')
  const mediaBefore = await mediaIdsOf(ctx.tx, row.id)
  await putIn(ctx, row, { file, altText: '' })
  await changeInPlace(ctx, row, {
    transition: 'film',
    mediaBefore,
    set: { ...othersNow(row), shows: 'media', visualValidated: null },
  })
}

async function putIn(
  ctx: CommandContext,
  row: TaskRow,
  { file, altText }: Pick<NewMedia, 'file' | 'altText'>,
): Promise<void> {
  const there = (await allMediaOf(ctx.tx, row.id)).filter(({ removedAt }) => removedAt === null)
  const most = mostMediaOf(row.format)
  if (most > 1 && there.length >= most) throw new AppError('limitReached', { figures: { max: most } })
  // Where there is room for one, it takes the other's place.
  if (most === 1)
    await takeOut(
      ctx,
      there.map(({ id }) => id),
    )
  const fileId = await recordPicture(ctx, file, { ownerId: row.accountId, purpose: 'postMedia' })
  await ctx.tx.insert(taskMedia).values({
    id: newPublicId(),
    taskId: row.id,
    fileId,
    altText,
    place: (there.at(-1)?.place ?? 0) + 1,
    rightsBy: ctx.actor.kind === 'person' ? ctx.actor.personId : null,
    rightsAt: ctx.now,
  })
}

async function takeOut(ctx: CommandContext, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await ctx.tx
      .update(taskMedia)
      .set({ removedAt: ctx.now })
      .where(inArray(taskMedia.id, [...ids]))
}

interface Arrangement extends PostRef {
  readonly mediaVersion: number
  readonly ids: readonly string[]
  readonly restores?: boolean
}

/** These, in this order. One that was taken out comes back by being named; one that is not named is taken out. */
export async function arrangeMedia(
  ctx: CommandContext,
  { mediaVersion, ids, restores = false, ...place }: Arrangement,
): Promise<void> {
  const row = await lockToEdit(ctx, place)
  const all = await allMediaOf(ctx.tx, row.id)
  const wanted = [...new Set(ids)]
  if (wanted.some((id) => !all.some((one) => one.id === id))) throw notFound()
  const there = all.flatMap(({ id, removedAt }) => (removedAt === null ? [id] : []))
  if (there.join() === wanted.join()) return
  if (row.mediaVersion !== mediaVersion) throw new AppError('conflict')
  const most = mostMediaOf(row.format)
  if (wanted.length > most) throw new AppError('limitReached', { figures: { max: most } })
  await takeOut(
    ctx,
    there.filter((id) => !wanted.includes(id)),
  )
  for (const [place, id] of wanted.entries())
    await ctx.tx.update(taskMedia).set({ place, removedAt: null }).where(eq(taskMedia.id, id))
  await edit(ctx, row, othersNow(row), {
    mediaBefore: there,
    restores: restores && (await stoodBefore(ctx, row.id, [[['picture', 'media'], wanted]])),
  })
}

interface Shown extends PostRef {
  readonly version: number
  readonly shows: TaskShows
  readonly restores?: boolean
}

/** The drawn visual or the files; whichever it is not stays as it is. */
export async function chooseShown(
  ctx: CommandContext,
  { version, shows, restores = false, ...place }: Shown,
): Promise<void> {
  const row = await lockToEdit(ctx, place)
  if (row.shows === shows) return
  if (row.version !== version) throw new AppError('conflict')
  // A film has no page to draw on.
  if (row.format === 'video') throw new AppError('notNow')
  await edit(
    ctx,
    row,
    { shows, visualValidated: null },
    { restores: restores && (await stoodBefore(ctx, row.id, [[['picture', 'shows'], shows]])) },
  )
}

interface Words extends PostRef {
  readonly version: number
  readonly media: Readonly<Record<string, string>>
  readonly pages: Readonly<Record<string, string>>
}

/** What files and pages show, in words. Pages that are gone from the design take their words along. */
export async function writeAltTexts(
  ctx: CommandContext,
  { version, media, pages, ...place }: Words,
): Promise<void> {
  const row = await lockToEdit(ctx, place)
  const all = await allMediaOf(ctx.tx, row.id)
  const files = Object.entries(media).map(([id, altText]) => ({
    altText,
    row: all.find((one) => one.id === id),
  }))
  if (files.some((file) => file.row === undefined)) throw notFound()
  const changed = files.filter((file) => file.row?.altText !== file.altText)
  const pageAlts = await keptPages(ctx, row, { ...row.pageAlts, ...pages })
  if (changed.length === 0 && JSON.stringify(pageAlts) === JSON.stringify(row.pageAlts)) return
  if (row.version !== version) throw new AppError('conflict')
  for (const { altText, row: file } of changed)
    await ctx.tx
      .update(taskMedia)
      .set({ altText })
      .where(eq(taskMedia.id, file?.id ?? ''))
  await edit(ctx, row, { pageAlts })
}

async function keptPages(
  ctx: CommandContext,
  { accountId, visualId }: TaskRow,
  wanted: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  if (visualId === null) return {}
  const { pages } = await postPages(reading(ctx), { accountId, visualId })
  return Object.fromEntries(
    pages.flatMap(({ id }) => (Object.hasOwn(wanted, id) && wanted[id] ? [[id, wanted[id]]] : [])),
  )
}
