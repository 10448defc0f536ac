import type { UserType } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { maySeeFile } from '../file.policy.ts'
import { keyOf } from '../file-keys.ts'
import { storedFile } from '../media.tables.ts'

export interface SeenFile {
  readonly key: string
  readonly mime: string
  readonly bytes: number
  readonly name: string
  /** Changes with the content; a file's content never does, so a browser that has it needs no second look. */
  readonly tag: string
}

/** One size of a file for who may see it. All else is "not found", so that nobody learns which files exist. */
export async function openFile(
  { db, actor }: QueryContext,
  input: { fileId: string; variant: string },
): Promise<SeenFile> {
  const [found] = await db
    .select({ file: storedFile, ownerType: person.type, ownersOwnerId: person.ownerId })
    .from(storedFile)
    .leftJoin(person, eq(person.id, storedFile.ownerId))
    .where(eq(storedFile.id, input.fileId))
  const variant = found?.file.variants[input.variant]
  if (!found || !variant) throw notFound()
  const { file } = found
  const owner =
    file.ownerId === null
      ? null
      : { id: file.ownerId, type: found.ownerType as UserType, ownerId: found.ownersOwnerId }
  if (!maySeeFile(actor, file.purpose, owner)) throw notFound()
  return seen(file, input.variant, variant)
}

/** The same where whoever asks has already been let in. */
export async function openStoredFile(
  { db }: Pick<QueryContext, 'db'>,
  input: { fileId: string; variant: string },
): Promise<SeenFile> {
  const [file] = await db.select().from(storedFile).where(eq(storedFile.id, input.fileId))
  const variant = file?.variants[input.variant]
  if (!file || !variant) throw notFound()
  return seen(file, input.variant, variant)
}

const seen = (
  { id, originalName, sha256 }: typeof storedFile.$inferSelect,
  name: string,
  { mime, bytes }: { readonly mime: string; readonly bytes: number },
): SeenFile => ({
  key: keyOf(id, name),
  mime,
  bytes,
  name: originalName,
  tag: `"${sha256.slice(0, 32)}-${name}"`,
})
