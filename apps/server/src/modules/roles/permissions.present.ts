import { permissionCatalogue, type sectionView, shippedPermissions } from '@postelier/contract'
import type { z } from 'zod'
import { contentVersion } from '../../platform/content-version.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { rolesHolding, type SectionRow, sectionWith } from './permissions.store.ts'

export type SectionView = z.infer<typeof sectionView>

const shippedSections = new Set<string>(Object.keys(permissionCatalogue))
const shippedGroups = new Set<string>(
  Object.values(permissionCatalogue).flatMap((groups) => Object.keys(groups)),
)
const shippedKeys = new Set<string>(shippedPermissions)

/** Whether a section, group or permission comes with the program, and so may not be removed. */
export const isShipped = {
  section: (key: string) => shippedSections.has(key),
  group: (key: string) => shippedGroups.has(key),
  permission: (key: string) => shippedKeys.has(key),
}

export async function presentSections(
  db: Pick<Database, 'select' | '$count'>,
  sections: readonly SectionRow[],
): Promise<SectionView[]> {
  const keys = sections.flatMap((section) =>
    section.groups.flatMap((group) => group.permissions.map((item) => item.key)),
  )
  const roles = await rolesHolding(db, keys)
  return sections.map(({ id, key, name, groups }) => ({
    id,
    key,
    name,
    version: contentVersion({ name }),
    shipped: isShipped.section(key),
    groups: groups.map((group) => ({
      id: group.id,
      key: group.key,
      name: group.name,
      version: contentVersion({ name: group.name }),
      kind: group.kind,
      shipped: isShipped.group(group.key),
      grantable: group.permissions.some((item) => item.type === 'grant'),
      permissions: group.permissions.map((item) => ({
        id: item.id,
        key: item.key,
        name: item.name,
        type: item.type,
        roles: roles.get(item.key) ?? 0,
      })),
    })),
  }))
}

export async function presentSection(
  db: Pick<Database, 'select' | '$count'>,
  id: number,
): Promise<SectionView | undefined> {
  const [view] = await presentSections(db, await sectionWith(db, id))
  return view
}
