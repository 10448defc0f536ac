import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'

export type Engines = AnswerOf<'GET /api/admin/master/engines'>
export type EngineRow = Engines['engines'][number]
export type EngineName = EngineRow['engine']
export type Trial = AnswerOf<'POST /api/admin/master/engines/{engine}/test'>['trial']

export const enginesQuery = queryOptions({
  queryKey: ['master', 'engines'],
  queryFn: ({ signal }) => call('GET /api/admin/master/engines', { signal }),
  // What is being written must not be changed under the hand by a reading in the background.
  refetchOnWindowFocus: false,
})

/** A model on this computer; looked for when somebody comes to choose. */
export const localModelQuery = queryOptions({
  queryKey: ['master', 'engines', 'local'],
  queryFn: async ({ signal }) => (await call('GET /api/admin/master/engines/local', { signal })).local,
})

export const callsAtOnce = 25

/** What engines were asked for and what it cost, a page of it. */
export const engineCallsQuery = (offset: number) =>
  queryOptions({
    queryKey: ['master', 'engineCalls', offset],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/master/engines/calls', { query: { offset, limit: callsAtOnce }, signal }))
        .data,
    placeholderData: keepPreviousData,
  })

export const keepEngines = (engines: Engines): void => {
  queryClient.setQueryData(enginesQuery.queryKey, engines)
}

/** The compatible service is the demo AI, as things stand. */
export const isDemo = ({ demo, settings }: Engines): boolean =>
  demo !== null && settings.compatibleAddress === demo.address
