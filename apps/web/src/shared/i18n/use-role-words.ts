import type { RoleNameKey } from '@postelier/contract'
import { useTranslation } from 'react-i18next'

interface Named {
  key: RoleNameKey | null
  name: string
}

export interface RoleWords {
  name: (role: Named) => string
  /** What a shipped role is for; roles that people made have only their name. */
  purpose: (role: Named) => string | undefined
}

/** Shipped roles are named in the person's language; a role somebody made or renamed carries its own name. */
export function useRoleWords(): RoleWords {
  const { t } = useTranslation('roles')
  return {
    name: ({ key, name }) => (key ? t(`names.${key}`) : name),
    purpose: ({ key }) => (key ? t(`descriptions.${key}`) : undefined),
  }
}
