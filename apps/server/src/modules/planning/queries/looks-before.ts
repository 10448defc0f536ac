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

interface LooksBefore {
  /** Templates of the posts before, the latest first. */
  readonly used: readonly number[]
  /** The drawings and pictures of the latest ones. */
  readonly shown: readonly string[]
}

export async function looksBefore(db: Reader, accountId: number): Promise<LooksBefore> {
  const before = await db
    .select({ taskId: draftedWords.taskId, templateId: draftedWords.templateId })
    .from(draftedWords)
    .where(eq(draftedWords.accountId, accountId))
    .orderBy(desc(draftedWords.at), asc(draftedWords.taskId))
    .limit(looksBack)
  const shown = await Promise.all(before.slice(0, nearest).map(({ taskId }) => shownBy(db, taskId)))
  return { used: before.flatMap(({ templateId }) => templateId ?? []), shown: shown.flat() }
}

async function shownBy(db: Reader, taskId: number): Promise<readonly string[]> {
  const visualId = (await taskById(db, taskId))?.visualId ?? null
  if (visualId === null) return []
  const { motif, pictures } = await lookOfPostVisual(db, visualId)
  return motif === null ? pictures : [motif, ...pictures]
}
