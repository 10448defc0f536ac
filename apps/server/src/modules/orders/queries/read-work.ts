import type { PauseReason, WorkView } from '@postelier/contract/desk'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { accountCardOf, colorOfAccount, nameOfAccount, readLook, speakerOf } from '../../brand/index.ts'
import { task, taskEvent } from '../../tasks/task.tables.ts'
import { postVisuals } from '../../visuals/index.ts'
import { presentProposal } from '../order.present.ts'
import { heldBy, proposalsOf, ratingOf } from '../order.store.ts'
import { orderRating, workInterval } from '../order.tables.ts'
import { presentWorkCard, workedOn } from './work-cards.ts'

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
  const [[row], proposals, rating, worked, events, lastReasons] = await Promise.all([
    db
      .select({ post: task, business: nameOfAccount(task.accountId), color: colorOfAccount(task.accountId) })
      .from(task)
      .where(eq(task.id, taskId)),
    proposalsOf(db, taskId),
    ratingOf(db, taskId),
    workedOn(db, [taskId], now),
    eventsOf(db, taskId),
    reasonsOf(db, held.agentId ?? 0),
  ])
  if (!row) throw new Error('An order has its post')
  const { post, business, color } = row
  // Whose task it is no longer sees what was made, and of the business its name.
  const isHeld = held.state !== 'closed'
  const visuals = await postVisuals(ctx, {
    accountId,
    language,
    ids: post.visualId === null ? [] : [post.visualId],
  })
  const visual = visuals.get(post.visualId ?? 0)
  const draft = proposals.find(({ status }) => status === 'draft')
  const last = proposals.findLast(({ status }) => status !== 'draft')
  return {
    work: {
      ...presentWorkCard({ order: held, post, business, color }, { worked, now }),
      networks: post.networks,
      brief: held.brief,
      orderedAt: held.orderedAt.toISOString(),
      visual: visual && isHeld ? { id: visual.id, picture: visual.file, pages: visual.pages } : null,
      proposals: proposals.filter(({ status }) => status !== 'draft').map(presentProposal),
      draft: {
        hooks: draft?.hooks ?? last?.hooks ?? { common: '', own: {} },
        agentComment: draft?.agentComment ?? '',
        visualComment: draft?.visualComment ?? '',
        version: draft?.version ?? 0,
      },
      remarks: last?.status === 'declined' ? last.remarks : [],
      customer: isHeld
        ? await customerOf(ctx, accountId, language)
        : { ...unknownCustomer, name: business ?? '' },
      history: events,
      lastReasons,
      rating: rating?.rating ?? null,
    },
  }
}

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

/** Ordered posts of a business that it rated best, the latest first. */
async function likedBy(ctx: QueryContext, accountId: number, language: 'fr' | 'en') {
  const rows = await ctx.db
    .select({ title: task.title, visualId: task.visualId, rating: orderRating.rating })
    .from(orderRating)
    .innerJoin(task, eq(task.id, orderRating.taskId))
    .where(eq(task.accountId, accountId))
    .orderBy(desc(orderRating.at))
    .limit(30)
  const best = rows.filter(({ rating }) => rating.visual + rating.text >= 9).slice(0, mostLiked)
  const ids = best.flatMap(({ visualId }) => visualId ?? [])
  const visuals = await postVisuals(ctx, { accountId, language, ids })
  return best.map(({ title, visualId }) => ({ title, picture: visuals.get(visualId ?? 0)?.file ?? null }))
}

async function eventsOf(db: QueryContext['db'], taskId: number): Promise<WorkView['history']> {
  const rows = await db
    .select({ event: taskEvent, firstName: person.firstName, lastName: person.lastName })
    .from(taskEvent)
    .leftJoin(person, eq(person.id, taskEvent.personId))
    .where(eq(taskEvent.taskId, taskId))
    .orderBy(desc(taskEvent.place))
    .limit(mostEvents)
  return rows.map(({ event: { at, transition, reason }, firstName, lastName }) => ({
    at: at.toISOString(),
    by: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    transition,
    reason,
  }))
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
