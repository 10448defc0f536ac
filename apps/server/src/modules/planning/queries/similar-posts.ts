// What was said already, shown beside what is about to be said: it stands in nobody's way.
import type { ShortageView, SimilarPost } from '@postelier/contract'
import { type DuplicateSubject, nearestAmong, type Shortage } from '@postelier/copy'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { monthsBefore } from '../../../platform/clock.ts'
import { speakerOf } from '../../brand/index.ts'
import { postsSince, titlesOf } from '../../tasks/index.ts'
import { subject } from '../planning.tables.ts'
import type { SubjectRow } from '../subjects/subject.store.ts'

/** More than a post a day for a year; to take them apart takes some twenty milliseconds. */
const mostPosts = 400

type Near = (...texts: readonly string[]) => SimilarPost | null

/** Finds the post of the last twelve months that says the same as some texts. */
export async function similarPosts({ db, actor, now }: QueryContext, accountId: number): Promise<Near> {
  const posts = await postsSince(db, accountId, { since: monthsBefore(now, 12), most: mostPosts, actor })
  const language = posts.length > 0 ? (await speakerOf(db, accountId))?.language : undefined
  if (!language) return () => null
  const told = posts.map((post) => ({ of: post, texts: [post.title, ...post.words] }))
  const nearest = nearestAmong(told, language)
  return (...texts) => {
    const post = nearest(...texts)
    return post && presentSimilar(post)
  }
}

/** A subject that can still become a post is held against those there are; read once for a whole list. */
export async function similarToEach(
  ctx: QueryContext,
  accountId: number,
  rows: readonly SubjectRow[],
): Promise<ReadonlyMap<number, SimilarPost | null>> {
  const open = rows.filter(({ status }) => status === 'proposed' || status === 'accepted')
  if (open.length === 0) return new Map()
  const near = await similarPosts(ctx, accountId)
  return new Map(open.map(({ id, name, description }) => [id, near(name, description)]))
}

interface Short {
  readonly accountId: number
  readonly shortage: Shortage | null
  readonly said: DuplicateSubject | null
}

/** Why there are no more subjects, with the post that says what is left, where one does. */
export async function readShortage(
  ctx: QueryContext,
  { accountId, shortage, said }: Short,
): Promise<ShortageView> {
  if (!shortage) return null
  if (said === null) return { ...shortage, said: null }
  const { name, description } = said
  const post =
    (await postCalled(ctx, accountId, name)) ?? (await similarPosts(ctx, accountId))(name, description)
  return { ...shortage, said: { name, post } }
}

/** The post that came of the subject of that name. */
async function postCalled(
  { db, actor }: QueryContext,
  accountId: number,
  name: string,
): Promise<SimilarPost | null> {
  const [row] = await db
    .select({ taskId: subject.taskId })
    .from(subject)
    .where(and(eq(subject.accountId, accountId), eq(subject.name, name), isNotNull(subject.taskId)))
    .orderBy(desc(subject.createdAt), desc(subject.id))
    .limit(1)
  const post = row?.taskId ? (await titlesOf(db, [row.taskId], actor)).get(row.taskId) : undefined
  return post ? presentSimilar(post) : null
}

const presentSimilar = ({
  publicId,
  title,
  publishAt,
}: {
  readonly publicId: string
  readonly title: string
  readonly publishAt: Date | null
}): SimilarPost => ({ taskId: publicId, title, publishAt: publishAt?.toISOString() ?? null })
