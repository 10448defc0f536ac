// Calls of the platform's roles and of the permissions they are made of, for administrators.
import { z } from 'zod'
import { access, contentVersion, listOf, page, params, route } from '../route.ts'
import { permissionTree, roleView } from './account.ts'

const line = (max: number) => z.string().trim().max(max)
const search = page.extend({ search: line(100).default('') })
const one = params.id
const key = z.string().regex(/^[a-z][A-Za-z0-9]{1,39}$/)
const roleBody = z.object({
  name: line(80).min(1),
  permissions: z.array(z.string().max(80)).max(500),
  isSuperAdmin: z.boolean().default(false),
})

export const sectionView = z
  .object({
    id: z.number(),
    key: z.string(),
    name: z.string(),
    version: z.string(),
    shipped: z.boolean(),
    groups: z.array(
      z.object({
        id: z.number(),
        key: z.string(),
        name: z.string(),
        version: z.string(),
        kind: z.enum(['crud', 'authorization']),
        shipped: z.boolean(),
        grantable: z.boolean(),
        permissions: z.array(
          z.object({
            id: z.number(),
            key: z.string(),
            name: z.string(),
            type: z.string(),
            roles: z.number(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'PermissionSection' })

/** Roles of the platform, and the sections, groups and permissions that roles are made of. */
export const adminRoleRoutes = [
  route('GET', '/api/admin/roles', {
    access: access.platform('adminRoles:consult'),
    rate: 'read',
    summary: 'Roles of the platform',
    query: search,
    output: listOf(roleView),
  }),
  route('POST', '/api/admin/roles', {
    access: access.platform('adminRoles:create'),
    rate: 'write',
    themselvesOnly: true,
    summary: 'Make a role',
    body: roleBody,
    output: z.object({ role: roleView }),
  }),
  route('GET', '/api/admin/roles/{id}', {
    access: access.platform('adminRoles:consult'),
    rate: 'read',
    summary: 'One role',
    params: one,
    output: z.object({ role: roleView }),
  }),
  route('POST', '/api/admin/roles/{id}', {
    access: access.platform('adminRoles:edit'),
    rate: 'write',
    themselvesOnly: true,
    summary: 'Change a role',
    params: one,
    body: roleBody.extend({ version: z.number().int() }),
    output: z.object({ role: roleView }),
  }),
  route('DELETE', '/api/admin/roles/{id}', {
    access: access.platform('adminRoles:delete'),
    rate: 'write',
    themselvesOnly: true,
    summary: 'Remove a role',
    params: one,
  }),
  route('GET', '/api/admin/permissions/grantable', {
    access: access.platform('adminRoles:consult'),
    rate: 'read',
    summary: 'What the caller may grant',
    output: z.object({ sections: permissionTree }),
  }),

  route('GET', '/api/admin/permissions/sections', {
    access: access.platform('adminPermissions:consult'),
    rate: 'read',
    summary: 'Permission sections',
    query: page,
    output: listOf(sectionView),
  }),
  route('POST', '/api/admin/permissions/sections', {
    access: access.platform('adminPermissions:create'),
    rate: 'write',
    summary: 'Make a section',
    body: z.object({ key, name: line(80).min(1) }),
    output: z.object({ section: sectionView }),
  }),
  route('GET', '/api/admin/permissions/sections/{id}', {
    access: access.platform('adminPermissions:consult'),
    rate: 'read',
    summary: 'One section with its groups',
    params: one,
    output: z.object({ section: sectionView }),
  }),
  route('POST', '/api/admin/permissions/sections/{id}', {
    access: access.platform('adminPermissions:edit'),
    rate: 'write',
    summary: 'Rename a section; its key never changes',
    params: one,
    body: z.object({ name: line(80).min(1), version: contentVersion }),
    output: z.object({ section: sectionView }),
  }),
  route('DELETE', '/api/admin/permissions/sections/{id}', {
    access: access.platform('adminPermissions:delete'),
    rate: 'write',
    summary: 'Remove an empty section of one’s own',
    params: one,
  }),
  route('POST', '/api/admin/permissions/sections/{id}/groups', {
    access: access.platform('adminPermissions:create'),
    rate: 'write',
    summary: 'Make a group',
    params: one,
    body: z.object({ key, name: line(80).min(1), kind: z.enum(['crud', 'authorization']) }),
    output: z.object({ section: sectionView }),
  }),
  route('POST', '/api/admin/permissions/groups/{id}', {
    access: access.platform('adminPermissions:edit'),
    rate: 'write',
    summary: 'Rename a group',
    params: one,
    body: z.object({ name: line(80).min(1), version: contentVersion }),
    output: z.object({ section: sectionView }),
  }),
  route('DELETE', '/api/admin/permissions/groups/{id}', {
    access: access.platform('adminPermissions:delete'),
    rate: 'write',
    summary: 'Remove a group of one’s own that no role uses',
    params: one,
  }),
  route('POST', '/api/admin/permissions/groups/{id}/permissions', {
    access: access.platform('adminPermissions:create'),
    rate: 'write',
    summary: 'Add a permission to a group',
    params: one,
    body: z.object({
      name: line(80).min(1),
      type: z.enum(['consult', 'create', 'edit', 'delete', 'authorized', 'grant']),
    }),
    output: z.object({ section: sectionView }),
  }),
  route('DELETE', '/api/admin/permissions/{id}', {
    access: access.platform('adminPermissions:delete'),
    rate: 'write',
    summary: 'Remove a permission of one’s own that no role uses',
    params: one,
  }),
] as const

export const adminRoleEvents = ['roles.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    adminRoles: { routes: typeof adminRoleRoutes; events: typeof adminRoleEvents }
  }
}
