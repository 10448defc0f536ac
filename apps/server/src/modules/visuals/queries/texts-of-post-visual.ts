import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Ask } from '../asked-words.ts'
import { seenOf } from '../left-over.ts'
import { designFor } from '../template.ts'
import { template } from '../visuals.tables.ts'

export interface VisualText {
  readonly page: string
  /** Counted from one, as people do. */
  readonly pageNumber: number
  readonly node: string
  readonly text: string
  readonly role: Ask['role']
  /** What its template asked for there; nothing where it asked nothing. */
  readonly asks: Ask['kind'] | null
}

/** The words one can see in a post's picture. For whoever has seen to it that it is theirs. */
export async function textsOfPostVisual(
  db: Pick<Database, 'select'>,
  visualId: number,
): Promise<VisualText[]> {
  const [row] = await db
    .select()
    .from(template)
    .where(and(eq(template.id, visualId), eq(template.purpose, 'post')))
  if (!row) return []
  return designFor(row.design, row).pages.flatMap((page, at) =>
    seenOf(page.nodes).flatMap((leaf) =>
      leaf.kind === 'text' && leaf.content.trim()
        ? {
            page: page.id,
            pageNumber: at + 1,
            node: leaf.id,
            text: leaf.content,
            role: leaf.role,
            asks: leaf.dynamic?.asks ?? null,
          }
        : [],
    ),
  )
}
