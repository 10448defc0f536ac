import type { TemplateFormat, TemplateType, Thematic } from '@postelier/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { type Asking, askingOf } from '../asked-words.ts'
import { designRead } from '../template.ts'
import { seenFrom, templateFaces, wallOrder } from '../visuals.store.ts'
import { template, visualTheme } from '../visuals.tables.ts'

export interface DraftingTemplate extends Asking {
  readonly id: number
  readonly type: TemplateType
  readonly format: TemplateFormat
  readonly thematics: readonly Thematic[]
  readonly isOwn: boolean
  readonly pages: number
}

const mostConsidered = 120
/** What a design asks follows from the design alone: read once for each version. */
const known = new Map<string, Asking>()
const mostKnown = 2000

/** What posts of a business can be drawn from: its own and the house's, with what each asks for. */
export async function templatesToDraftWith(
  db: Pick<Database, 'select'>,
  accountId: number,
  language: string,
): Promise<DraftingTemplate[]> {
  const faces = await db
    .select({ face: templateFaces })
    .from(template)
    .leftJoin(visualTheme, eq(visualTheme.id, template.themeId))
    .where(
      and(seenFrom({ ownerId: accountId }), eq(template.purpose, 'template'), eq(template.status, 'enabled')),
    )
    .orderBy(...wallOrder)
    .limit(mostConsidered)
  const keyOf = (face: { id: number; designVersion: number }) =>
    `${face.id} ${face.designVersion} ${language}`
  const missing = faces.filter(({ face }) => !known.has(keyOf(face))).map(({ face }) => face.id)
  if (missing.length > 0) {
    const rows = await db.select().from(template).where(inArray(template.id, missing))
    if (known.size > mostKnown) known.clear()
    for (const row of rows) known.set(keyOf(row), askingOf(designRead(row, language)))
  }
  return faces.flatMap(({ face }) => {
    const asking = known.get(keyOf(face))
    if (!asking) return []
    return {
      ...asking,
      id: face.id,
      type: face.type as TemplateType,
      format: face.format as TemplateFormat,
      thematics: face.thematics,
      isOwn: face.ownerId === accountId,
      pages: face.pages,
    }
  })
}
