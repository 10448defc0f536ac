import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import { type AnswerOf, call } from '#shared/api/call.ts'
import type { Choice } from '#shared/ui/select-field.tsx'

export type Sector = AnswerOf<'GET /api/admin/activity-sectors/{id}'>['sector']
export type Proposal = AnswerOf<'GET /api/admin/activity-sectors/proposals'>['data']['items'][number]
export type ProposalStatus = Proposal['status']

export const pageSize = 50

/** Sectors for administrators, by words or by the sector above. */
export const sectorsQuery = (words: { search: string; parentId?: number; offset: number }) =>
  queryOptions({
    queryKey: ['sectors', 'list', words],
    queryFn: async ({ signal }) => {
      const query = { ...words, limit: pageSize }
      return (await call('GET /api/admin/activity-sectors', { query, signal })).data
    },
    placeholderData: keepPreviousData,
  })

export const sectorQuery = (id: number) =>
  queryOptions({
    queryKey: ['sectors', 'one', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/activity-sectors/{id}', { params: { id }, signal })).sector,
    retry: false,
  })

export const proposalsQuery = (status: ProposalStatus, offset: number) =>
  queryOptions({
    queryKey: ['sectors', 'proposals', status, offset],
    queryFn: async ({ signal }) => {
      const query = { status, offset, limit: 25 }
      return (await call('GET /api/admin/activity-sectors/proposals', { query, signal })).data
    },
    placeholderData: keepPreviousData,
  })

export async function findSectors(search: string, signal: AbortSignal): Promise<Choice[]> {
  const { data } = await call('GET /api/admin/activity-sectors', { query: { search, limit: 30 }, signal })
  return data.items.map((sector) => ({
    value: String(sector.id),
    label: sector.parent ? `${sector.parent.name} › ${sector.name}` : sector.name,
  }))
}

export const staleAfterSector: readonly QueryKey[] = [['sectors']]
