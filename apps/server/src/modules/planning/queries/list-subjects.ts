import { type SubjectStatus, type SubjectView, subjectStatuses } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { opensWithoutPlan, planNow } from '../../billing/index.ts'
import { titlesOf } from '../../tasks/index.ts'
import { factsNamed } from '../known/fact.store.ts'
import { thumbsOf } from '../photos/thumbs-of.ts'
import { presentSubject } from '../planning.present.ts'
import { type SubjectRow, subjectsCalled, subjectsPage } from '../subjects/subject.store.ts'
import { similarToEach } from './similar-posts.ts'

interface ListSubjectsInput {
  readonly accountId: number
  readonly offset: number
  readonly limit: number
  readonly status?: SubjectStatus | undefined
}

/** Subjects proposed, kept or drafted for a business, paged, with the facts they rest on and posts that are much alike. */
export async function listSubjects(
  ctx: QueryContext,
  { accountId, offset, limit, status }: ListSubjectsInput,
) {
  const statuses = status ? [status] : subjectStatuses
  const { total, items } = await subjectsPage(ctx.db, accountId, { offset, limit, statuses })
  return { data: { total, items: await presentAll(ctx, accountId, items) } }
}

/** Some by what they are called outside, in that order. */
export async function readSubjects(
  ctx: QueryContext,
  { accountId, publicIds }: { readonly accountId: number; readonly publicIds: readonly string[] },
): Promise<SubjectView[]> {
  const rows = await subjectsCalled(ctx.db, accountId, publicIds)
  const inOrder = publicIds.flatMap((id) => rows.find(({ publicId }) => publicId === id) ?? [])
  return presentAll(ctx, accountId, inOrder)
}

export async function readOneSubject(
  ctx: QueryContext,
  { accountId, subjectId }: { readonly accountId: number; readonly subjectId: string },
): Promise<{ subject: SubjectView }> {
  const [subject] = await readSubjects(ctx, { accountId, publicIds: [subjectId] })
  if (!subject) throw notFound()
  return { subject }
}

async function presentAll(ctx: QueryContext, accountId: number, rows: readonly SubjectRow[]) {
  const { db, actor } = ctx
  const facts = await factsNamed(
    db,
    accountId,
    rows.flatMap((row) => row.facts),
  )
  const posts = await titlesOf(
    db,
    rows.flatMap(({ taskId }) => taskId ?? []),
    actor,
  )
  const similar = await similarToEach(ctx, accountId, rows)
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const told = rows.map((row) => ({
    row,
    facts: [...row.ownFacts, ...row.facts.flatMap((id) => byId.get(id) ?? [])],
  }))
  const thumbs = await thumbsOf(db, accountId, told)
  const opensAt = await openings(ctx, accountId, rows)
  return told.map(({ row, facts }) =>
    presentSubject(row, {
      facts,
      thumb: thumbs.get(row.id) ?? null,
      taskPublicId: (row.taskId !== null && posts.get(row.taskId)?.publicId) || null,
      similar: similar.get(row.id) ?? null,
      opensAt: opensAt(row),
    }),
  )
}

/** Of a business without a plan, when the days of subjects open that cannot be scheduled yet. */
async function openings({ db, now }: QueryContext, accountId: number, rows: readonly SubjectRow[]) {
  const isFree = rows.length > 0 && (await planNow(db, accountId, now)).plan === null
  return ({ publishAt, publishZone }: SubjectRow): Date | null => {
    if (!isFree || !publishAt || !publishZone) return null
    const at = opensWithoutPlan(publishAt, publishZone)
    return at > now ? at : null
  }
}
