import type { RoleNameKey } from '@postelier/contract'
import { shippedRoles } from './shipped-roles.ts'

/** Which shipped role it is, as long as it bears the name it came with; a name somebody gave stays theirs. */
export function shippedNameOf(row: {
  readonly key: string | null
  readonly name: string
}): RoleNameKey | null {
  return shippedRoles.find((shipped) => shipped.key === row.key && shipped.name === row.name)?.key ?? null
}
