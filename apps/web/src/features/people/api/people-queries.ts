import type { PersonView, UserType } from '@postelier/contract'
import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import { isApiError } from '#shared/api/api-error.ts'
import { call, type QueryOf } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import type { Choice } from '#shared/ui/select-field.tsx'

export const pageSize = 25

export interface PeopleWords {
  search: string
  state: string
  sort: QueryOf<'GET /api/admin/users/{userType}'>['sort']
  offset: number
}

/** Accounts of one type for administrators, paged, searched and sorted. */
export const peopleQuery = (userType: UserType, words: PeopleWords) =>
  queryOptions({
    queryKey: ['people', userType, 'list', words],
    queryFn: async ({ signal }) => {
      const query = { ...words, limit: pageSize }
      return (await call('GET /api/admin/users/{userType}', { params: { userType }, query, signal })).data
    },
    placeholderData: keepPreviousData,
  })

export const personQuery = (userType: UserType, userId: number) =>
  queryOptions({
    queryKey: ['people', userType, 'one', userId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/users/{userType}/{userId}', { params: { userType, userId }, signal })).user,
    // What does not exist will not exist at the third try.
    retry: (count, error) => !(isApiError(error) && error.status === 404) && count < 2,
  })

export const creditEntriesQuery = (userType: UserType, userId: number, offset: number) =>
  queryOptions({
    queryKey: ['people', userType, 'credits', userId, offset],
    queryFn: async ({ signal }) => {
      const query = { offset, limit: 10 }
      const params = { userType, userId }
      return (
        await call('GET /api/admin/users/{userType}/{userId}/credit-entries', { params, query, signal })
      ).data
    },
    placeholderData: keepPreviousData,
  })

/** The answer to a change is the person as they are now. */
export function showPerson(person: PersonView): void {
  queryClient.setQueryData(personQuery(person.type, person.id).queryKey, person)
}

/** Lists and the book of credits are read again. */
export const staleAfterPerson = ({ type, id }: Pick<PersonView, 'type' | 'id'>): QueryKey[] => [
  ['people', type, 'list'],
  ['people', type, 'credits', id],
]

export async function findPeople(userType: UserType, search: string, signal: AbortSignal): Promise<Choice[]> {
  const query = { search, limit: 20, sort: 'name' as const }
  const { data } = await call('GET /api/admin/users/{userType}', { params: { userType }, query, signal })
  return data.items.map((person) => ({ value: String(person.id), label: nameOf(person) }))
}

export function nameOf(person: { firstName: string; lastName: string; societyName: string }): string {
  const name = `${person.firstName} ${person.lastName}`
  return person.societyName ? `${person.societyName} (${name})` : name
}
