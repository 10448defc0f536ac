import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { MatrixSection } from '#features/roles/model/matrix.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'

export type RoleView = AnswerOf<'GET /api/admin/roles/{id}'>['role']

/** A role while it is edited: its name and the permissions it gives. */
export interface RoleDraft {
  name: string
  permissions: string[]
  isSuperAdmin: boolean
}

/** The same screens for the platform's roles and for those a customer makes for its contacts. */
export interface RoleSource {
  kind: 'shared' | 'own'
  key: readonly unknown[]
  list: (signal: AbortSignal) => Promise<readonly RoleView[]>
  one: (id: number, signal?: AbortSignal) => Promise<RoleView | undefined>
  grantable: (signal: AbortSignal) => Promise<readonly MatrixSection[]>
  create: (draft: RoleDraft) => Promise<RoleView>
  change: (id: number, draft: RoleDraft, version: number) => Promise<RoleView>
  remove: (id: number) => Promise<unknown>
  abilityPrefix: 'adminRoles' | 'roles'
}

export const sharedRoles: RoleSource = {
  kind: 'shared',
  key: ['roles', 'shared'],
  abilityPrefix: 'adminRoles',
  list: async (signal) => (await call('GET /api/admin/roles', { query: { limit: 100 }, signal })).data.items,
  one: async (id, signal) =>
    (await call('GET /api/admin/roles/{id}', { params: { id }, ...(signal ? { signal } : {}) })).role,
  grantable: async (signal) => (await call('GET /api/admin/permissions/grantable', { signal })).sections,
  create: async (body) => (await call('POST /api/admin/roles', { body })).role,
  change: async (id, draft, version) =>
    (await call('POST /api/admin/roles/{id}', { params: { id }, body: { ...draft, version } })).role,
  remove: (id) => call('DELETE /api/admin/roles/{id}', { params: { id } }),
}

export function ownRoles(accountId: number): RoleSource {
  const params = { id: accountId }
  const list = async (signal?: AbortSignal) => {
    const query = { limit: 100 }
    return (await call('GET /api/users/{id}/roles', { params, query, ...(signal ? { signal } : {}) })).data
      .items
  }
  return {
    kind: 'own',
    key: ['roles', 'own', accountId],
    abilityPrefix: 'roles',
    list,
    one: async (id, signal) => (await list(signal)).find((role) => role.id === id),
    grantable: async (signal) => (await call('GET /api/users/{id}/permissions', { params, signal })).sections,
    create: async ({ name, permissions }) =>
      (await call('POST /api/users/{id}/roles', { params, body: { name, permissions } })).role,
    change: async (roleId, { name, permissions }, version) => {
      const body = { name, permissions, version }
      return (await call('POST /api/users/{id}/roles/{roleId}', { params: { ...params, roleId }, body })).role
    },
    remove: (roleId) => call('DELETE /api/users/{id}/roles/{roleId}', { params: { ...params, roleId } }),
  }
}

export const roleListQuery = (source: RoleSource) =>
  queryOptions({
    queryKey: [...source.key, 'list'],
    queryFn: ({ signal }) => source.list(signal),
    placeholderData: keepPreviousData,
  })

export const grantableQuery = (source: RoleSource) =>
  queryOptions({
    queryKey: [...source.key, 'grantable'],
    queryFn: ({ signal }) => source.grantable(signal),
    staleTime: 60_000,
  })

export const roleQuery = (source: RoleSource, id: number) =>
  queryOptions({
    queryKey: [...source.key, 'one', id],
    queryFn: async ({ signal }) => (await source.one(id, signal)) ?? null,
    retry: false,
  })
