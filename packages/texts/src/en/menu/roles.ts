import type { screens as French } from '../../fr/menu/roles.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  roles: { name: 'Roles', about: 'What each person can see and do.', create: 'New role' },
  ownRoles: { name: 'Roles', about: 'What each of your contacts can do.', create: 'New role' },
}
