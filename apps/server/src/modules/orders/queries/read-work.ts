import type { PauseReason, WorkView } from '@postelier/contract/desk'
import { brief as emptyBrief } from '@postelier/contract/orders'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { accountCardOf, colorOfAccount, nameOfAccount, readLook, speakerOf } from '../../brand/index.ts'
import { eventsOf, taskById, tasksByIds } from '../../tasks/index.ts'
import { postPages, postVisuals } from '../../visuals/index.ts'
import { briefFilesOf, filmOf } from '../files.present.ts'
import { historyOf, presentProposal } from '../order.present.ts'
import { complaintOf, heldBy, proposalsOf, ratingOf } from '../order.store.ts'
import { orderProposal, orderRating, taskOrder, workInterval } from '../order.tables.ts'
import { pauseOf } from '../pause.store.ts'
import { asOrdered, presentWorkCard, workedOn } from './work-cards.ts'

const mostLiked = 3
const mostReasons = 5
const mostEvents = 50

/** A task as whoever has it in hand sees it: the brief, the business, and the proposal that is being made. */
export async function readWork(
  ctx: QueryContext,
  { taskPublicId }: { readonly taskPublicId: string },
): Promise<{ work: WorkView }> {
  const { db, actor, now } = ctx
  requirePermission(actor, 'work:consult')
  const held = await heldBy(db, actor, taskPublicId)
  const { taskId, accountId } = held
  const language = actor.kind === 'person' ? actor.language : 'fr'
  const [post, [named], proposals, rating, worked, events, lastReasons, pause, complaint] = await Promise.all(
    [
      taskById(db, taskId),
      db
        .select({ business: nameOfAccount(taskOrder.accountId), color: colorOfAccount(taskOrder.accountId) })
        .from(taskOrder)
        .where(eq(taskOrder.taskId, taskId)),
      proposalsOf(db, taskId),
      ratingOf(db, taskId),
      workedOn(db, [taskId], now),
      eventsOf(db, taskId, { offset: 0, limit: mostEvents }),
      reasonsOf(db, held.agentId ?? 0),
      held.pausedFor === null ? null : pauseOf(db, held, now),
      complaintOf(db, taskId),
    ],
  )
  if (!post || !named) throw new Error('An order has its post')
  const { business, color } = named
  // Whose task it is no longer sees what was made, and of the business its name.
  const isHeld = held.state !== 'closed'
  const visuals = await postVisuals(ctx, {
    accountId,
    language,
    ids: post.visualId === null ? [] : [post.visualId],
  })
  const visual = visuals.get(post.visualId ?? 0)
  const [files, film] = isHeld
    ? await Promise.all([briefFilesOf(db, taskId), filmOf(db, taskId)])
    : [[], null]
  const drawn = visual && isHeld ? await postPages(ctx, { accountId, visualId: visual.id }) : null
  const shown = isHeld ? proposals : []
  const draft = shown.find(({ status }) => status === 'draft')
  const last = shown.findLast(({ status }) => status !== 'draft')
  const lastAt = last?.deliveredAt ?? null
  const isSince = (at: Date) => lastAt !== null && at > lastAt
  return {
    work: {
      ...presentWorkCard({ order: held, post: asOrdered(held, post), business, color }, { worked, now }),
      networks: asOrdered(held, post).networks,
      brief: isHeld ? held.brief : nothing,
      orderedAt: held.orderedAt.toISOString(),
      pause,
      visual:
        visual && drawn
          ? {
              id: visual.id,
              picture: visual.file,
              pages: visual.pages,
              leftOver: drawn.leftOver,
              blankPages: [...drawn.blank],
            }
          : null,
      files,
      film,
      proposals: shown.filter(({ status }) => status !== 'draft').map(presentProposal),
      draft: {
        hooks: draft?.hooks ?? last?.hooks ?? { common: '', own: {} },
        agentComment: draft?.agentComment ?? '',
        visualComment: draft?.visualComment ?? '',
        version: draft?.version ?? 0,
      },
      remarks: last?.status === 'declined' ? last.remarks : [],
      isRedrawn:
        (visual !== undefined && isSince(visual.changedAt)) ||
        events.some(({ transition, at }) => transition === 'film' && isSince(new Date(at))),
      changed: last?.status === 'declined' ? last.changed : [],
      // What was corrected since then says nothing of it any more.
      complaint:
        isHeld && complaint?.answer === 'return' && last?.status === 'declined' && last.remarks.length === 0
          ? { reason: complaint.reason, answer: complaint.answerMessage }
          : null,
      customer: isHeld
        ? await customerOf(ctx, accountId, language)
        : { ...unknownCustomer, name: business ?? '' },
      history: historyOf(held, events),
      lastReasons,
      rating: rating?.rating ?? null,
    },
  }
}

const nothing = emptyBrief.parse({})

type Customer = WorkView['customer']
const unknownCustomer: Customer = {
  ...{ name: '', language: '', summary: '', sector: '', siteUrl: '', tone: '', formality: '', emoticons: '' },
  colors: [],
  logo: null,
  liked: [],
}

async function customerOf(ctx: QueryContext, accountId: number, language: 'fr' | 'en'): Promise<Customer> {
  const { db } = ctx
  const [speaker, card, look, liked] = await Promise.all([
    speakerOf(db, accountId),
    accountCardOf(db, accountId, language),
    readLook(db, accountId),
    likedBy(ctx, accountId, language),
  ])
  return {
    name: card?.societyName ?? '',
    language: speaker?.language ?? 'fr',
    summary: speaker?.summary ?? '',
    sector: card?.sectorName ?? '',
    siteUrl: speaker?.site ?? '',
    tone: speaker?.tone ?? '',
    formality: speaker?.formality ?? '',
    emoticons: speaker?.emoji ?? '',
    colors: Object.values(look.colors).filter((color) => color !== undefined),
    logo: look.logoId === null ? null : `/files/${look.logoId}/medium`,
    liked,
  }
}

/** Ordered posts of a business that it rated well, then others that it accepted; those with a picture first. */
async function likedBy(ctx: QueryContext, accountId: number, language: 'fr' | 'en') {
  const accepted = await ctx.db
    .select({ taskId: taskOrder.taskId, kind: taskOrder.kind, rating: orderRating.rating })
    .from(taskOrder)
    .innerJoin(
      orderProposal,
      and(eq(orderProposal.taskId, taskOrder.taskId), eq(orderProposal.status, 'accepted')),
    )
    .leftJoin(orderRating, eq(orderRating.taskId, taskOrder.taskId))
    .where(and(eq(taskOrder.accountId, accountId), eq(taskOrder.state, 'closed')))
    .orderBy(desc(orderProposal.answeredAt))
    .limit(30)
  const starsOf = ({ rating }: (typeof accepted)[number]) => (rating ? rating.visual + rating.text : null)
  // What was rated low did not please them.
  const best = accepted
    .filter((one) => (starsOf(one) ?? 10) >= 9)
    .toSorted(
      (one, other) =>
        Number(one.kind === 'hook') - Number(other.kind === 'hook') ||
        (starsOf(other) ?? 0) - (starsOf(one) ?? 0),
    )
    .slice(0, mostLiked)
  const posts = await tasksByIds(
    ctx.db,
    best.map(({ taskId }) => taskId),
  )
  const shown = best.flatMap(({ taskId }) => posts.get(taskId) ?? [])
  const ids = shown.flatMap(({ visualId }) => visualId ?? [])
  const visuals = await postVisuals(ctx, { accountId, language, ids })
  return shown.map(({ title, visualId }) => ({ title, picture: visuals.get(visualId ?? 0)?.file ?? null }))
}

/** Why an agent paused last, each reason once. */
async function reasonsOf(db: QueryContext['db'], agentId: number): Promise<PauseReason[]> {
  const rows = await db
    .select({ reason: workInterval.reason })
    .from(workInterval)
    .where(and(eq(workInterval.agentId, agentId), isNotNull(workInterval.reason)))
    .orderBy(desc(workInterval.startedAt))
    .limit(50)
  const byProgram: ReadonlySet<string> = new Set(['otherTask', 'noSign', 'endOfDay', 'transferred'])
  return [...new Set(rows.flatMap(({ reason }) => (reason && !byProgram.has(reason) ? [reason] : [])))].slice(
    0,
    mostReasons,
  )
}
