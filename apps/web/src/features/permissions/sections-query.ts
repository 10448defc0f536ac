import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { type AnswerOf, call } from '#shared/api/call.ts'

export type Section = AnswerOf<'GET /api/admin/permissions/sections/{id}'>['section']
export type Group = Section['groups'][number]

/** Sections of permissions for the administrators' pages. */
export const sectionsQuery = queryOptions({
  queryKey: ['permissions', 'sections'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/admin/permissions/sections', { query: { limit: 100 }, signal })).data.items,
})

export const sectionQuery = (id: number) =>
  queryOptions({
    queryKey: ['permissions', 'section', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/permissions/sections/{id}', { params: { id }, signal })).section,
    retry: false,
  })

/** What may be granted changes with it, and the role editors read it anew. */
export const staleAfterSections: readonly QueryKey[] = [['permissions'], ['roles']]
