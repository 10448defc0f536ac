import type { permissionTree } from '@postelier/contract'
import type { z } from 'zod'
import type { SectionRow } from './permissions.store.ts'

export type PermissionTree = z.infer<typeof permissionTree>

/** Sections and groups as a role editor shows them, with only what may be used; empty ones are left out. */
export function treeOf(sections: readonly SectionRow[], usable: ReadonlySet<string>): PermissionTree {
  return sections
    .map(({ key, name, groups }) => ({
      key,
      name,
      groups: groups
        .map((group) => ({
          key: group.key,
          name: group.name,
          kind: group.kind,
          permissions: group.permissions
            .filter((item) => usable.has(item.key))
            .map((item) => ({ key: item.key, type: item.type, name: item.name })),
        }))
        .filter((group) => group.permissions.length > 0),
    }))
    .filter((section) => section.groups.length > 0)
}
