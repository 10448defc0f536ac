import { and, asc, count, eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { factsOf } from '../known/fact.store.ts'
import { presentAudience, presentThematic } from '../planning.present.ts'
import { aiAudience, aiThematic, subject } from '../planning.tables.ts'

interface Own {
  readonly accountId: number
}

/** What a business speaks of, in its order. There are few: see the most of them. */
export async function thematicsOf({ db }: Pick<QueryContext, 'db'>, { accountId }: Own) {
  const rows = await db
    .select()
    .from(aiThematic)
    .where(eq(aiThematic.accountId, accountId))
    .orderBy(asc(aiThematic.position), asc(aiThematic.id))
  const waiting = await db
    .select({ id: subject.thematicId, count: count() })
    .from(subject)
    .where(and(eq(subject.accountId, accountId), eq(subject.status, 'proposed')))
    .groupBy(subject.thematicId)
  const counts = new Map(waiting.map(({ id, count }) => [id, count]))
  return rows.map((row) => presentThematic(row, counts.get(row.id) ?? 0))
}

/** The topics a business writes about, as its planning page lists them. */
export const listThematics = async (ctx: QueryContext, own: Own) => ({
  aiThematics: await thematicsOf(ctx, own),
})

export async function readThematic(ctx: QueryContext, own: Own & { readonly thematicId: number }) {
  const aiThematic = (await thematicsOf(ctx, own)).find(({ id }) => id === own.thematicId)
  if (!aiThematic) throw notFound()
  return { aiThematic }
}

/** With fewer than this known, posts of a thematic would soon say the same again. */
const enoughFacts = 3

/** Whether enough is known to speak of each. A thematic without kinds is of everything. */
export async function checkThematics(ctx: QueryContext, own: Own) {
  const [all, facts] = [await thematicsOf(ctx, own), await factsOf(ctx.db, own.accountId)]
  return {
    aiThematics: all.map((one) => {
      const about = facts.filter(({ kind }) => one.kinds.length === 0 || one.kinds.includes(kind)).length
      return { ...one, facts: about, isEnough: about >= enoughFacts }
    }),
  }
}

/** Whom it speaks to, the one that was added last at the end. */
export const listAudiences = async ({ db }: QueryContext, { accountId }: Own) => ({
  aiAudiences: (
    await db
      .select()
      .from(aiAudience)
      .where(eq(aiAudience.accountId, accountId))
      .orderBy(asc(aiAudience.createdAt), asc(aiAudience.id))
  ).map(presentAudience),
})

export async function readAudience(ctx: QueryContext, own: Own & { readonly audienceId: number }) {
  const { aiAudiences } = await listAudiences(ctx, own)
  const aiAudience = aiAudiences.find(({ id }) => id === own.audienceId)
  if (!aiAudience) throw notFound()
  return { aiAudience }
}
