import { leavesOf } from '@postelier/scene'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { scenery } from '../asked-words.ts'
import { designFor } from '../template.ts'
import { template } from '../visuals.tables.ts'

/** Which drawing and which pictures stand in a post's visual. For whoever has seen to it that it is theirs. */
export async function lookOfPostVisual(
  db: Pick<Database, 'select'>,
  visualId: number,
): Promise<{
  readonly motif: string | null
  readonly pictures: readonly string[]
  readonly designVersion: number
}> {
  const [row] = await db
    .select()
    .from(template)
    .where(and(eq(template.id, visualId), eq(template.purpose, 'post')))
  if (!row) return { motif: null, pictures: [], designVersion: 0 }
  const leaves = designFor(row.design, row).pages.flatMap((page) => leavesOf(page.nodes))
  const motifs = leaves.flatMap((leaf) =>
    leaf.kind === 'illustration' && leaf.motif !== null && !scenery.has(leaf.motif) ? [leaf.motif] : [],
  )
  const pictures = leaves.flatMap((leaf) =>
    leaf.kind === 'image' && leaf.role === 'publicationImage' && leaf.asset !== null ? [leaf.asset] : [],
  )
  return { motif: motifs[0] ?? null, pictures, designVersion: row.designVersion }
}
