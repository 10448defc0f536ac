import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type QueryOf } from '#shared/api/call.ts'

/** The planning's own settings: the same query, so that both screens show one thing. */
export const planningSettingsQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'settings'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/settings', { params: { id }, signal })).settings,
    enabled: id > 0,
  })

export const postAudiencesQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'audiences'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{userId}/ai-audiences', { params: { userId: id }, signal })).aiAudiences,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id > 0,
  })

type Tried = QueryOf<'GET /api/users/{id}/planning/first-post'>
export type Tone = NonNullable<Tried['tone']>
export type Emoji = NonNullable<Tried['emoji']>

/** A voice is tried whole. */
export interface Voice {
  readonly tone: Tone
  readonly emoji: Emoji
  readonly formality: NonNullable<Tried['formality']>
  readonly pronoun: NonNullable<Tried['pronoun']>
}

/** How a post begins in a voice that is tried; nothing of it is kept. */
export const exampleQuery = (id: number, voice: Voice) =>
  queryOptions({
    queryKey: ['planning', id, 'example', voice],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/planning/first-post', {
          params: { id },
          query: { ...voice, shows: 'words' },
          signal,
        })
      ).post,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
    enabled: id > 0,
  })
