import { queryOptions } from '@tanstack/react-query'
import { type Application, applicationQuery } from '#shared/api/application.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'

export type Settings = AnswerOf<'GET /api/admin/application'>

export const applicationSettingsQuery = queryOptions({
  queryKey: ['application', 'settings'],
  queryFn: ({ signal }) => call('GET /api/admin/application', { signal }),
  // What is being written must not be changed under the hand by a reading in the background.
  refetchOnWindowFocus: false,
})

/** Menu, title, icon and sign-in read this: they change with the answer. */
export function applicationChanged(application: Application): void {
  queryClient.setQueryData(applicationQuery.queryKey, application)
}
