import type { screens as French } from '../../fr/menu/permissions.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  permissions: { name: 'Permissions', about: 'The rights that roles are made of.' },
}
