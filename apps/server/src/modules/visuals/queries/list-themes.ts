import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { presentTheme } from '../template.present.ts'
import type { Scope } from '../template-scope.ts'
import { ownedBy, seenFrom } from '../visuals.store.ts'
import { template, visualTheme } from '../visuals.tables.ts'
import { lookFrom } from './look-from.ts'

const themesSeen = (scope: Scope): SQL | undefined =>
  scope.ownerId === null
    ? ownedBy(scope, visualTheme)
    : or(ownedBy(scope, visualTheme), and(isNull(visualTheme.ownerId), eq(visualTheme.status, 'enabled')))

/** The themes that templates are grouped by, for a gallery: the scope's own, and shared ones that are switched on. */
export async function listThemes(
  ctx: QueryContext,
  asked: { accountId: number; language: string; offset: number; limit: number },
) {
  const by = await lookFrom(ctx, asked)
  const where = themesSeen(by.scope)
  const rows = await ctx.db
    .select()
    .from(visualTheme)
    .where(where)
    .orderBy(sql`${visualTheme.ownerId} is null`, asc(visualTheme.position), asc(visualTheme.id))
    .offset(asked.offset)
    .limit(asked.limit)
  const counts = await countsOf(ctx, by.scope)
  return {
    data: {
      total: await ctx.db.$count(visualTheme, where),
      items: rows.map((row) => presentTheme(row, counts.get(row.id) ?? 0, by)),
    },
  }
}

export async function readTheme(
  ctx: QueryContext,
  asked: { accountId: number; themeId: number; language: string },
) {
  const by = await lookFrom(ctx, asked)
  const [row] = await ctx.db
    .select()
    .from(visualTheme)
    .where(and(eq(visualTheme.id, asked.themeId), themesSeen(by.scope)))
  if (!row) throw notFound()
  return { theme: presentTheme(row, (await countsOf(ctx, by.scope)).get(row.id) ?? 0, by) }
}

/** How many templates of each theme are seen in a scope. */
async function countsOf({ db }: QueryContext, scope: Scope): Promise<Map<number | null, number>> {
  const rows = await db
    .select({ id: template.themeId, count: sql<number>`count(*)::int` })
    .from(template)
    .leftJoin(visualTheme, eq(visualTheme.id, template.themeId))
    .where(and(seenFrom(scope), eq(template.purpose, 'template')))
    .groupBy(template.themeId)
  return new Map(rows.map((row) => [row.id, row.count]))
}
