import { and, asc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/errors.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { fewestStates, mostStateBytes, mostStates } from './template.ts'
import type { Scope } from './template-scope.ts'
import { designState, template, visualTheme } from './visuals.tables.ts'

type Reader = Pick<Database, 'select'>
export type TemplateRow = typeof template.$inferSelect
export type ThemeRow = typeof visualTheme.$inferSelect
/** Walls are read without designs, which are large. */
const { design: _, ...faces } = getTableColumns(template)
export const templateFaces = faces
export type TemplateFace = Omit<TemplateRow, 'design'>

export const ownedBy = (
  { ownerId, seesHidden = false, only }: Scope,
  table: typeof template | typeof visualTheme = template,
): SQL | undefined =>
  ownerId === null
    ? isNull(table.ownerId)
    : and(
        eq(table.ownerId, ownerId),
        table === template && !seesHidden ? eq(template.isHidden, false) : undefined,
        only && (table === template ? inArray(template.id, [...only]) : sql`false`),
      )

/** What the gallery of a scope shows: not the pictures of single posts. */
export const inGallery = (scope: Scope): SQL | undefined =>
  and(ownedBy(scope), eq(template.purpose, 'template'))

/** What of the platform's everybody is offered: enabled, and in no theme that is kept back. */
export const isOffered: SQL | undefined = and(
  isNull(template.ownerId),
  eq(template.status, 'enabled'),
  or(isNull(template.themeId), eq(visualTheme.status, 'enabled')),
)

/** What somebody in a scope sees: all of it and, at a business's, what the platform offers. */
export const seenFrom = (scope: Scope): SQL | undefined =>
  scope.ownerId === null ? ownedBy(scope) : or(ownedBy(scope), isOffered)

/** Own ones first, then by theme; what has none stands last. */
export const galleryOrder = [
  sql`${template.ownerId} is null`,
  sql`${visualTheme.position} nulls last`,
  asc(template.position),
  asc(template.id),
]

/** One that is seen in a scope, with its design. */
export async function readTemplate(db: Reader, scope: Scope, id: number): Promise<TemplateRow> {
  const [row] = await db
    .select({ template })
    .from(template)
    .leftJoin(visualTheme, eq(visualTheme.id, template.themeId))
    .where(and(eq(template.id, id), seenFrom(scope)))
  if (!row) throw notFound()
  return row.template
}

/** That a business may have posts made from it: its own, or one the platform offers. */
export async function requireOffered(db: Reader, accountId: number, id: number): Promise<void> {
  const row = await readTemplate(db, { ownerId: accountId }, id)
  if (row.purpose !== 'template') throw notFound()
}

/** That it stands in the scope itself; what is only offered there is nobody's to change. */
export async function requireInScope(db: Reader, scope: Scope, id: number): Promise<void> {
  const [row] = await db
    .select({ id: template.id })
    .from(template)
    .where(and(eq(template.id, id), ownedBy(scope)))
  if (!row) throw notFound()
}

/** The same without its design, which is large. */
export async function readFace(db: Reader, scope: Scope, id: number): Promise<TemplateFace> {
  const [row] = await db
    .select({ face: templateFaces })
    .from(template)
    .leftJoin(visualTheme, eq(visualTheme.id, template.themeId))
    .where(and(eq(template.id, id), seenFrom(scope)))
  if (!row) throw notFound()
  return row.face
}

/** One that stands in the scope itself, to be changed; of its gallery, or also a post's own. */
export async function lockTemplate(
  tx: Transaction,
  scope: Scope,
  id: number,
  among = inGallery(scope),
): Promise<TemplateRow> {
  const [row] = await tx
    .select()
    .from(template)
    .where(and(eq(template.id, id), among))
    .for('update')
  if (!row) throw notFound()
  return row
}

export async function lockTheme(tx: Transaction, scope: Scope, id: number): Promise<ThemeRow> {
  const [row] = await tx
    .select()
    .from(visualTheme)
    .where(and(eq(visualTheme.id, id), ownedBy(scope, visualTheme)))
    .for('update')
  if (!row) throw notFound()
  return row
}

/** Whether a template of this collection may stand in a theme: its own, or one the platform offers. */
export async function themeFits(db: Reader, scope: Scope, id: number): Promise<boolean> {
  const offered = and(isNull(visualTheme.ownerId), eq(visualTheme.status, 'enabled'))
  const own = ownedBy(scope, visualTheme)
  const [row] = await db
    .select({ id: visualTheme.id })
    .from(visualTheme)
    .where(and(eq(visualTheme.id, id), scope.ownerId === null ? own : or(own, offered)))
  return row !== undefined
}

/** Ids of a scope in their order. */
export async function orderOf(
  db: Reader,
  scope: Scope,
  table: typeof template | typeof visualTheme,
): Promise<number[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(table === template ? inGallery(scope) : ownedBy(scope, table))
    .orderBy(asc(table.position), asc(table.id))
  return rows.map((row) => row.id)
}

export async function writeOrder(
  tx: Transaction,
  table: typeof template | typeof visualTheme,
  ids: readonly number[],
): Promise<void> {
  const places = sql.join(
    ids.map((id, at) => sql`(${id}::bigint, ${at + 1}::int)`),
    sql`, `,
  )
  await tx.execute(sql`update ${table} as kept set position = given.place
    from (values ${places}) as given (id, place) where kept.id = given.id and kept.position <> given.place`)
}

interface NewState {
  readonly templateId: number
  readonly at: Date
  readonly personId: number | null
  readonly isAutosave: boolean
  readonly designVersion: number
  readonly design: unknown
  readonly pages: number
}

/** Keeps a state, and purges those too far back, or too many for their weight. */
export async function keepState(tx: Transaction, state: NewState): Promise<void> {
  await tx.insert(designState).values({ id: newDigitsId(), ...state })
  const mine = eq(designState.templateId, state.templateId)
  await tx.execute(sql`delete from ${designState} where ${mine} and ${designState.id} not in (
    select ranked.id from (
      select ${designState.id} as id,
        row_number() over latest as place,
        sum(octet_length(${designState.design}::text)) over latest as bytes
      from ${designState} where ${mine}
      window latest as (order by ${designState.designVersion} desc)
    ) as ranked
    where ranked.place <= ${fewestStates} or (ranked.place <= ${mostStates} and ranked.bytes <= ${mostStateBytes})
  )`)
}

/**
 * Those of some names that a design or a saved state mentions, on whatever scope: copies carry the platform's pictures to
 * other scopes. Any text that is the name counts, so that an element of a new kind is not overlooked.
 */
export async function mentionedIn(
  db: Pick<Database, 'execute'>,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const wanted = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  const textsOf = (table: typeof template | typeof designState) =>
    sql`select jsonb_path_query(design, 'strict $.** ? (@.type() == "string")') #>> '{}' as name from ${table}`
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from (${textsOf(template)} union all ${textsOf(designState)}) as said where name in (${wanted})`,
  )
  return new Set(rows.map((row) => row.name))
}
