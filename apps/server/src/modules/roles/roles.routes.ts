import { handlers } from '../../http/handlers.ts'
import { addPermission } from './commands/add-permission.ts'
import { changeRole } from './commands/change-role.ts'
import { createGroup } from './commands/create-group.ts'
import { createRole } from './commands/create-role.ts'
import { createSection } from './commands/create-section.ts'
import { removeGroup } from './commands/remove-group.ts'
import { removePermission } from './commands/remove-permission.ts'
import { removeRole } from './commands/remove-role.ts'
import { removeSection } from './commands/remove-section.ts'
import { renameGroup } from './commands/rename-group.ts'
import { renameSection } from './commands/rename-section.ts'
import { listAccountRoles, listSharedRoles, readSharedRole } from './queries/list-roles.ts'
import { listSections, readSection } from './queries/list-sections.ts'
import { readGrantable } from './queries/read-grantable.ts'

/** Roles over HTTP: the platform's, and those a customer makes for their contacts. */
export const rolesHandlers = handlers({
  'GET /api/admin/roles': async ({ read, query }) => ({ data: await read(listSharedRoles, query) }),
  'POST /api/admin/roles': async ({ command, body }) => ({
    role: await command(createRole, { ...body, accountId: null }),
  }),
  'GET /api/admin/roles/{id}': async ({ read, params }) => ({ role: await read(readSharedRole, params) }),
  'POST /api/admin/roles/{id}': async ({ command, params, body }) => ({
    role: await command(changeRole, { ...body, roleId: params.id, accountId: null }),
  }),
  'DELETE /api/admin/roles/{id}': ({ command, params }) =>
    command(removeRole, { roleId: params.id, accountId: null }),
  'GET /api/admin/permissions/grantable': async ({ read }) => ({
    sections: await read(readGrantable, { accountId: null }),
  }),

  'GET /api/admin/permissions/sections': async ({ read, query }) => ({
    data: await read(listSections, query),
  }),
  'POST /api/admin/permissions/sections': async ({ command, body }) => ({
    section: await command(createSection, body),
  }),
  'GET /api/admin/permissions/sections/{id}': async ({ read, params }) => ({
    section: await read(readSection, params),
  }),
  'POST /api/admin/permissions/sections/{id}': async ({ command, params, body }) => ({
    section: await command(renameSection, { ...params, ...body }),
  }),
  'DELETE /api/admin/permissions/sections/{id}': ({ command, params }) => command(removeSection, params),
  'POST /api/admin/permissions/sections/{id}/groups': async ({ command, params, body }) => ({
    section: await command(createGroup, { ...body, sectionId: params.id }),
  }),
  'POST /api/admin/permissions/groups/{id}': async ({ command, params, body }) => ({
    section: await command(renameGroup, { ...params, ...body }),
  }),
  'DELETE /api/admin/permissions/groups/{id}': ({ command, params }) => command(removeGroup, params),
  'POST /api/admin/permissions/groups/{id}/permissions': async ({ command, params, body }) => ({
    section: await command(addPermission, { ...body, groupId: params.id }),
  }),
  'DELETE /api/admin/permissions/{id}': ({ command, params }) => command(removePermission, params),

  'GET /api/users/{id}/roles': async ({ read, params, query }) => ({
    data: await read(listAccountRoles, { ...query, accountId: params.id }),
  }),
  'POST /api/users/{id}/roles': async ({ command, params, body }) => ({
    role: await command(createRole, { ...body, accountId: params.id, isSuperAdmin: false }),
  }),
  'POST /api/users/{id}/roles/{roleId}': async ({ command, params, body }) => ({
    role: await command(changeRole, {
      ...body,
      roleId: params.roleId,
      accountId: params.id,
      isSuperAdmin: false,
    }),
  }),
  'DELETE /api/users/{id}/roles/{roleId}': ({ command, params }) =>
    command(removeRole, { roleId: params.roleId, accountId: params.id }),
  'GET /api/users/{id}/permissions': async ({ read, params }) => ({
    sections: await read(readGrantable, { accountId: params.id }),
  }),
})
