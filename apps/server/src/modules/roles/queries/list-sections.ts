import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { presentSection, presentSections, type SectionView } from '../permissions.present.ts'
import { countSections, sectionsWith } from '../permissions.store.ts'

/** All permissions by section and group, as administrators and the editor of roles list them. */
export async function listSections(
  { db }: QueryContext,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ total: number; items: SectionView[] }> {
  const [total, sections] = await Promise.all([countSections(db), sectionsWith(db, undefined, page)])
  return { total, items: await presentSections(db, sections) }
}

export async function readSection(
  { db }: QueryContext,
  { id }: { readonly id: number },
): Promise<SectionView> {
  const view = await presentSection(db, id)
  if (!view) throw notFound()
  return view
}
