import type {
  FirstPost,
  PhotoFailure,
  StartPhotos,
  StartStage,
  StartView,
} from '@postelier/contract/planning-start'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { holds } from '../../../access/actor.ts'
import type { QueryContext } from '../../../access/context.ts'
import { sectorOf, speakerOf } from '../../brand/index.ts'
import { sectorNear } from '../../catalogue/index.ts'
import { factsWithDropped } from '../known/fact.store.ts'
import { latestReading } from '../known/reading.store.ts'
import { photosOf, type SitePhotoRow } from '../photos/photo.store.ts'
import { draftedWords, planningStep, subject } from '../planning.tables.ts'
import { startOf } from '../start/start.store.ts'
import { draftedPosts } from './drafted-posts.ts'
import { stateOf } from './read-run.ts'

interface ReadStartInput {
  readonly accountId: number
  readonly language: string
}

const goesOut = ['publicationWaiting', 'publishing', 'published'] as const

/** Where a business is on the way to its first posts, and these posts. */
export async function readStart(
  ctx: QueryContext,
  { accountId, language }: ReadStartInput,
): Promise<{ start: StartView }> {
  const { subjectIds, agreedAt } = await startOf(ctx.db, accountId)
  const photos = photosAsTold(await photosOf(ctx.db, accountId))
  if (subjectIds.length > 0) {
    const posts = await postsOf(ctx, { accountId, language, subjectIds })
    return { start: { stage: 'posts', posts, photos, sector: null } }
  }
  const reading = agreedAt ? undefined : await latestReading(ctx.db, accountId)
  const stage: StartStage = agreedAt
    ? 'networks'
    : !reading
      ? 'address'
      : reading.endedAt === null || reading.failure !== null
        ? 'reading'
        : 'you'
  const sector = stage === 'address' ? await sectorOfTrade(ctx, accountId, language) : null
  return { start: { stage, posts: [], photos, sector } }
}

/** Nothing is read of a business without a site: its own name of its trade says where it belongs. */
async function sectorOfTrade({ db }: QueryContext, accountId: number, shownIn: string) {
  if ((await sectorOf(db, accountId)) !== null) return null
  const trade = (await speakerOf(db, accountId))?.trade.trim()
  return trade ? sectorNear(db, { words: [trade], language: shownIn, shownIn }) : null
}

const failures: Readonly<Record<string, PhotoFailure>> = {
  unreachable: 'away',
  tooSlow: 'away',
  gaveUp: 'away',
  notFound: 'gone',
  full: 'full',
}

/** Several addresses of one picture are one kept photo each: whoever ticked them finds them all. */
function photosAsTold(rows: readonly SitePhotoRow[]): StartPhotos {
  const among = (state: SitePhotoRow['state']) => rows.filter((row) => row.state === state)
  return {
    wanted: rows.length - among('left').length,
    kept: among('kept').length,
    waiting: among('waiting').length,
    missed: among('missed').map(({ url, alt, page, failure }) => ({
      url,
      alt,
      page,
      why: failures[failure ?? ''] ?? (failure === 'noPhoto' || failure === 'tooLarge' ? 'unfit' : 'gone'),
    })),
  }
}

async function postsOf(
  ctx: QueryContext,
  { accountId, language, subjectIds }: ReadStartInput & { readonly subjectIds: readonly string[] },
): Promise<FirstPost[]> {
  const { db, now } = ctx
  const rows = await db
    .select({ subject, step: planningStep, words: draftedWords })
    .from(subject)
    .leftJoin(planningStep, eq(planningStep.subjectId, subject.id))
    .leftJoin(draftedWords, eq(draftedWords.taskId, subject.taskId))
    .where(and(eq(subject.accountId, accountId), inArray(subject.publicId, [...subjectIds])))
    .orderBy(desc(planningStep.nextAt), desc(planningStep.startedAt))
  const posts = await draftedPosts(ctx, {
    accountId,
    language,
    ids: rows.flatMap(({ subject: { taskId } }) => taskId ?? []),
  })
  const facts = await factsWithDropped(db, accountId, [
    ...new Set(rows.flatMap(({ subject, words }) => [...subject.facts, ...(words?.facts ?? [])])),
  ])
  const mayRead = holds(ctx.actor, 'posts:consult')
  const known = new Map(facts.map(({ fact }) => [fact.id, fact]))
  return subjectIds.flatMap((publicId) => {
    const row = rows.find(({ subject }) => subject.publicId === publicId)
    if (!row) return []
    const { subject: of, step, words } = row
    const post = of.taskId === null ? undefined : posts.get(of.taskId)
    const state = !step ? 'removed' : stateOf(step, now)
    const hook = post?.hook ?? ''
    const said = words?.common[0] ?? Object.values(words?.own ?? {})[0]?.[0]
    return {
      subjectId: publicId,
      name: of.name,
      kind: known.get(of.facts[0] ?? '')?.kind ?? null,
      state: state === 'done' && !post && mayRead ? 'removed' : state,
      failure: step?.failure ?? null,
      question: step?.question ?? '',
      taskId: post?.postId ?? null,
      picture: post?.picture ?? null,
      hook,
      networks: [...(post?.networks ?? of.networks)],
      publishAt: post?.publishAt ?? of.publishAt?.toISOString() ?? null,
      // What somebody changed since rests on nobody but them.
      rests: (said?.sentences ?? []).flatMap(({ text, facts: [first] }) => {
        const fact = known.get(first ?? '')
        return fact && hook.includes(text) ? [{ text, source: fact.source }] : []
      }),
      isByModel: words !== null && words.engine !== 'built-in',
      isOut: post !== undefined && goesOut.some((one) => one === post.status),
    }
  })
}
