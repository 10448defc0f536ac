/**
 * Permissions, groups, sections and the roles made of them, the platform's and the customers' own. Decides who may grant
 * what; never who may do a thing.
 */

import { adminRoleEvents, adminRoleRoutes } from '@postelier/contract/admin-roles'
import { defineModule } from '../../http/server-module.ts'
import { rolesHandlers } from './roles.routes.ts'

export { installPermissions } from './commands/install-permissions.ts'
export { pickContactRole, pickRole } from './commands/pick-role.ts'
export { trimAccountRoles } from './commands/trim-account-roles.ts'
export { type RoleRef, roleRefOf, roleRefsOf, rolesToGive } from './queries/roles-to-give.ts'
export { shippedRoleId } from './queries/shipped-role-id.ts'
export { shippedNameOf } from './shipped-name.ts'
export { type ShippedRole, shippedRoles } from './shipped-roles.ts'

export const serverModule = defineModule({
  routes: [adminRoleRoutes],
  handlers: [rolesHandlers],
  events: adminRoleEvents,
})
