import { useTranslation } from 'react-i18next'

export const permissionTypes = ['consult', 'create', 'edit', 'delete', 'authorized', 'grant'] as const
export type PermissionType = (typeof permissionTypes)[number]

export interface PermissionNames {
  section: (of: { key: string; name: string }) => string
  group: (of: { key: string; name: string }) => string
  type: (type: string) => string
}

/** What is shipped is named in the person's language; what an administrator made carries the name they gave it. */
export function usePermissionNames(): PermissionNames {
  const { t, i18n } = useTranslation('permissions')
  const named = (kind: 'sections' | 'groups' | 'typeNames', key: string, fallback: string): string => {
    const path = `${kind}.${key}`
    return i18n.exists(path, { ns: 'permissions' }) ? t(path as 'sections.customer') : fallback
  }
  return {
    section: ({ key, name }) => named('sections', key, name),
    group: ({ key, name }) => named('groups', key, name),
    type: (type) => named('typeNames', type, type),
  }
}
