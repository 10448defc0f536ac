import type { DesignStateView } from '@postelier/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { notFound } from '../../../platform/errors.ts'
import { fileOf } from '../template.present.ts'
import { designFor } from '../template.ts'
import { readTemplate } from '../visuals.store.ts'
import { designState } from '../visuals.tables.ts'
import { lookFrom } from './look-from.ts'

/** A template of the platform's shows its past to the platform alone. */
export async function listStates(
  ctx: QueryContext,
  asked: { accountId: number; templateId: number; language: string },
): Promise<{ states: DesignStateView[] }> {
  const by = await lookFrom(ctx, asked)
  const row = await readTemplate(ctx.db, by.scope, asked.templateId)
  if (row.ownerId !== by.scope.ownerId) return { states: [] }
  const states = await ctx.db
    .select({
      id: designState.id,
      at: designState.at,
      pages: designState.pages,
      designVersion: designState.designVersion,
      firstName: person.firstName,
      lastName: person.lastName,
    })
    .from(designState)
    .leftJoin(person, eq(person.id, designState.personId))
    .where(eq(designState.templateId, row.id))
    .orderBy(desc(designState.designVersion))
  // Nothing was drawn since it was made: what stands there is its beginning.
  if (states.length === 0)
    return {
      states: [
        {
          id: 0,
          at: row.createdAt.toISOString(),
          by: '',
          pages: row.pages,
          isCurrent: true,
          file: fileOf(by, row),
        },
      ],
    }
  return {
    states: states.map(({ id, at, pages, designVersion, firstName, lastName }) => ({
      id,
      at: at.toISOString(),
      by: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
      pages,
      isCurrent: designVersion === row.designVersion,
      file: fileOf(by, { id: row.id, designVersion }, id),
    })),
  }
}

/** What can be drawn on again, for whoever sees it in the list. */
export async function readState(
  ctx: QueryContext,
  asked: { accountId: number; templateId: number; stateId: number; language: string },
): Promise<{ design: unknown }> {
  const by = await lookFrom(ctx, asked)
  const row = await readTemplate(ctx.db, by.scope, asked.templateId)
  if (row.ownerId !== by.scope.ownerId) throw notFound()
  const [state] = await ctx.db
    .select({ design: designState.design })
    .from(designState)
    .where(and(eq(designState.id, asked.stateId), eq(designState.templateId, row.id)))
  if (!state) throw notFound()
  return { design: designFor(state.design, row) }
}
