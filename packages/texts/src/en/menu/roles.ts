import type { screens as French } from '../../fr/menu/roles.ts'
import type { Same } from '../../same.ts'

export const screens: Same<typeof French> = {
  roles: { name: 'Roles', about: 'Who may do what in the platform.', create: 'New role' },
  ownRoles: { name: 'Roles', about: 'What each of your contacts may do.', create: 'New role' },
}
