import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { taskById } from '../../tasks/index.ts'
import { lookOfPostVisual } from '../../visuals/index.ts'
import { draftedWords } from '../planning.tables.ts'

type Reader = Pick<Database, 'select'>

/** How far back the looks of posts are not to be repeated. */
const looksBack = 12
/** How many posts are seen together with the next one. */
const nearest = 4
/** How many posts go by before a photo comes again, where another look can serve. */
const apart = 8

interface LooksBefore {
  /** Templates of the posts before, the latest first. */
  readonly used: readonly number[]
  /** The drawings and pictures of the latest ones. */
  readonly shown: readonly string[]
  /** The pictures of a few more. */
  readonly pictures: ReadonlySet<string>
}

/** Templates, drawings and pictures of the latest posts, so that the next draft does not look like its neighbours. */
export async function looksBefore(db: Reader, accountId: number): Promise<LooksBefore> {
  const before = await db
    .select({ taskId: draftedWords.taskId, templateId: draftedWords.templateId })
    .from(draftedWords)
    .where(eq(draftedWords.accountId, accountId))
    .orderBy(desc(draftedWords.at), asc(draftedWords.taskId))
    .limit(looksBack)
  const looks = await Promise.all(before.slice(0, apart).map(({ taskId }) => lookOfTask(db, taskId)))
  return {
    used: before.flatMap(({ templateId }) => templateId ?? []),
    shown: looks.slice(0, nearest).flatMap(({ motif, pictures }) => [...(motif ?? []), ...pictures]),
    pictures: new Set(looks.flatMap(({ pictures }) => pictures)),
  }
}

async function lookOfTask(
  db: Reader,
  taskId: number,
): Promise<{ motif: readonly string[] | null; pictures: readonly string[] }> {
  const visualId = (await taskById(db, taskId))?.visualId ?? null
  if (visualId === null) return { motif: null, pictures: [] }
  const { motif, pictures } = await lookOfPostVisual(db, visualId)
  return { motif: motif === null ? null : [motif], pictures }
}
