// Files that were handed over with a brief, and which post any file belongs to.
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { CommandContext } from '../../access/context.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { dropFiles, type FileFacts, fileFactsOf, recordPicture, type StoredFile } from '../media/index.ts'
import type { TaskRow } from './task.store.ts'
import { task, taskAttachment, taskMedia } from './task.tables.ts'

type Reader = Pick<Database, 'select'>

export interface Attachment {
  readonly addedAt: Date
  readonly file: FileFacts
}

/** Where it is handed out whole. */
export function variantOf({ film, variants }: Pick<FileFacts, 'film' | 'variants'>) {
  if (film) return 'film'
  return variants.includes('document') ? 'document' : 'full'
}

export async function attachmentsOf(db: Reader, taskId: number): Promise<Attachment[]> {
  const rows = await db
    .select()
    .from(taskAttachment)
    .where(eq(taskAttachment.taskId, taskId))
    .orderBy(asc(taskAttachment.addedAt), asc(taskAttachment.fileId))
  const files = await fileFactsOf(
    db,
    rows.map(({ fileId }) => fileId),
  )
  return rows.flatMap(({ fileId, addedAt }) => {
    const file = files.get(fileId)
    return file ? [{ addedAt, file }] : []
  })
}

/** Those of all posts that a condition is true of, as their owner takes them along. */
export async function exportAttachments(db: Reader, where: SQL | undefined) {
  const rows = await db
    .select({ attachment: taskAttachment })
    .from(taskAttachment)
    .innerJoin(task, eq(task.id, taskAttachment.taskId))
    .where(where)
  const files = await fileFactsOf(
    db,
    rows.map(({ attachment }) => attachment.fileId),
  )
  return rows.flatMap(({ attachment }) => {
    const file = files.get(attachment.fileId)
    return file
      ? [{ ...attachment, name: file.name, file: `/order-files/${file.id}/${variantOf(file)}` }]
      : []
  })
}

/** For whoever holds the post's lock. */
export async function attachFile(
  ctx: CommandContext,
  { id, accountId }: Pick<TaskRow, 'id' | 'accountId'>,
  file: StoredFile,
): Promise<void> {
  const fileId = await recordPicture(ctx, file, { ownerId: accountId, purpose: 'briefFile' })
  await ctx.tx.insert(taskAttachment).values({
    fileId,
    taskId: id,
    addedAt: ctx.now,
    rightsBy: ctx.actor.kind === 'person' ? ctx.actor.personId : null,
  })
}

/** Answers the keys of its bytes, to be removed after the commit; none where it is not one of this post's. */
export async function detachFile(ctx: CommandContext, taskId: number, fileId: string): Promise<string[]> {
  const gone = await ctx.tx
    .delete(taskAttachment)
    .where(and(eq(taskAttachment.taskId, taskId), eq(taskAttachment.fileId, fileId)))
    .returning({ fileId: taskAttachment.fileId })
  return dropFiles(
    ctx,
    gone.map((row) => row.fileId),
  )
}

/** The post that a file was handed over for, or that shows it. */
export async function postOfFile(
  db: Reader,
  fileId: string,
): Promise<Pick<TaskRow, 'id' | 'publicId' | 'accountId'> | undefined> {
  const columns = { id: task.id, publicId: task.publicId, accountId: task.accountId }
  const [attached] = await db
    .select(columns)
    .from(taskAttachment)
    .innerJoin(task, eq(task.id, taskAttachment.taskId))
    .where(and(eq(taskAttachment.fileId, fileId), isNull(task.removedAt)))
  if (attached) return attached
  const [shown] = await db
    .select(columns)
    .from(taskMedia)
    .innerJoin(task, eq(task.id, taskMedia.taskId))
    .where(and(eq(taskMedia.fileId, fileId), isNull(task.removedAt)))
  return shown
}
