import type {
  Network,
  PublicationView,
  TaskCard,
  TaskContentView,
  TaskEventView,
  TaskView,
} from '@postelier/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Kept, keptOf, type PageOption } from '#features/posts/model/reach.ts'
import type { Week } from '#features/posts/model/week.ts'
import { type AnswerOf, call, type QueryOf } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { pagesBy } from '#shared/api/pages-by.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { pageAt } from '#shared/lib/page-at.ts'

export type { PageOption, PublicationView, TaskCard, TaskContentView, TaskEventView, TaskView }

export const pageSize = 40

type PostQueriesInput = QueryOf<'GET /api/users/{id}/tasks'>

export interface ListWords extends Pick<PostQueriesInput, 'status' | 'network' | 'origin' | 'since'> {
  offset: number
  search: string
}

/** A page of a business's posts, by search and filters. */
export const postsQuery = (id: number, words: ListWords) =>
  queryOptions({
    queryKey: ['tasks', id, 'list', words],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/tasks', {
          params: { id },
          query: { ...words, limit: pageSize },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    enabled: id > 0,
  })

export interface PostAt {
  accountId: number
  taskPublicId: string
}
/** What is kept of one post: an event that names it makes all of this stale, and of no other post anything. */
export const postKey = ({ accountId, taskPublicId }: PostAt, ...part: readonly (string | number)[]) => [
  'tasks',
  accountId,
  'post',
  taskPublicId,
  ...part,
]
/** What a press on a post makes stale. */
export const staleAfterPost = ({ accountId, taskPublicId }: PostAt) =>
  staleAfter(['tasks.changed', 'notices.changed'], { accountId, id: taskPublicId })

export const paramsOf = ({ accountId, taskPublicId }: PostAt) => ({ id: accountId, taskPublicId })

export const postQuery = (at: PostAt) =>
  queryOptions({
    queryKey: postKey(at, 'whole'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/tasks/{taskPublicId}', { params: paramsOf(at), signal })).task,
    retry: false,
  })

export const publicationsQuery = (at: PostAt) =>
  queryOptions({
    queryKey: postKey(at, 'publications'),
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/tasks/{taskPublicId}/publications', {
          params: paramsOf(at),
          signal,
        })
      ).publications,
  })

const journalEach = 30

/** What was sent to a page when, and what came back, in order. */
export const journalQuery = (at: PostAt, publicationId: number) =>
  infiniteQueryOptions({
    queryKey: postKey(at, 'journal', publicationId),
    queryFn: async ({ pageParam, signal }) =>
      (
        await call('GET /api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/journal', {
          params: { ...paramsOf(at), publicationId },
          query: { offset: pageParam, limit: journalEach },
          signal,
        })
      ).data,
    ...pagesBy,
  })

/** Whether a business, or everybody, holds everything back. */
export const holdQuery = (id: number) =>
  queryOptions({
    queryKey: ['tasks', id, 'hold'],
    queryFn: async ({ signal }) => {
      const { own, everybody } = await call('GET /api/users/{id}/publication-hold', {
        params: { id },
        signal,
      })
      return { own, everybody }
    },
    enabled: id > 0,
  })

/** The files a network gets; others as soon as the post shows something else, or says it in other words. */
export const renditionsQuery = (at: PostAt, post: TaskView, network: Network) =>
  queryOptions({
    queryKey: [
      'tasks',
      at.accountId,
      'renditions',
      at.taskPublicId,
      network,
      [post.shows, post.picture, post.media.version, post.title, wordsOn(post)],
    ],
    queryFn: ({ signal }) =>
      call('GET /api/users/{id}/tasks/{taskPublicId}/renditions', {
        params: paramsOf(at),
        query: { network },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
const wordsOn = ({ visual, media }: TaskView) =>
  [...(visual?.pages ?? []), ...media.items].map(({ altText }) => altText)
export type Renditions = AnswerOf<'GET /api/users/{id}/tasks/{taskPublicId}/renditions'>

const networksKept = (id: number) => ({
  queryKey: ['networks', id, 'pages'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Kept> => {
    const answer = await call('GET /api/users/{id}/networks', { params: { id }, signal })
    return keptOf(answer)
  },
})

/** Pages that posts can go to. */
export const pagesQuery = (id: number) => queryOptions({ ...networksKept(id), select: ({ pages }) => pages })
/** The same with what is not there, and why. */
export const keptQuery = (id: number) => queryOptions(networksKept(id))

/** Whether the plan has room for a post at a date. */
export const roomQuery = (at: PostAt, date: Date) =>
  queryOptions({
    queryKey: ['purchases', at.accountId, 'room', at.taskPublicId, date.toISOString()],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/tasks/{taskPublicId}/room', {
          params: paramsOf(at),
          query: { at: date.toISOString() },
          signal,
        })
      ).room,
    retry: false,
  })

/** Of the hours a business posts at, the one that brought it most on each day; null where too few posts tell. */
export const bestHoursQuery = (id: number) =>
  queryOptions({
    queryKey: ['planning', id, 'best-hours'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/planning/settings', { params: { id }, signal })).settings.measured,
    retry: false,
  })

/** More than a strip shows of one week. */
const mostOfWeek = 100

/** Posts of some days, and what is delivered on them. */
export const weekQuery = (id: number, { from, before }: Pick<Week, 'from' | 'before'>) =>
  queryOptions({
    queryKey: ['tasks', id, 'list', 'week', from],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/{id}/calendar', { params: { id }, query: { from, before }, signal })).data
        .items,
    enabled: id > 0,
  })

/** Posts at one minute, each with whether another one goes to one of its pages then. */
export const sameMinuteQuery = (id: number, at: string | null) =>
  queryOptions({
    queryKey: ['tasks', id, 'list', 'minute', at],
    queryFn: async ({ signal }) => {
      const from = at ?? ''
      const before = new Date(Date.parse(from) + 60_000).toISOString()
      const query = { from, before, limit: mostOfWeek }
      return (await call('GET /api/users/{id}/tasks', { params: { id }, query, signal })).data.items
    },
    enabled: at !== null,
  })

/** As much of a post as a card shows. */
export const glance = <P extends Pick<TaskCard, 'hook' | 'title' | 'publishAt' | 'picture'>>(post: P) => ({
  ...post,
  hook: post.hook || post.title,
  at: post.publishAt,
  pictureUrl: post.picture && pageAt(post.picture, { width: 240 }),
})

const eventsEach = 20

export const eventsQuery = (at: PostAt) =>
  infiniteQueryOptions({
    queryKey: postKey(at, 'history'),
    queryFn: async ({ pageParam, signal }) =>
      (
        await call('GET /api/users/{id}/tasks/{taskPublicId}/history', {
          params: paramsOf(at),
          query: { offset: pageParam, limit: eventsEach },
          signal,
        })
      ).data,
    ...pagesBy,
  })

/** What a line of the history changed; nothing of it changes any more but what of it is there still. */
export const differenceQuery = (at: PostAt, eventId: number) =>
  queryOptions({
    queryKey: postKey(at, 'difference', eventId),
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/tasks/{taskPublicId}/history/{eventId}', {
          params: { ...paramsOf(at), eventId },
          signal,
        })
      ).difference,
  })

/** What an answer says of a post is shown at once; lists and history are read again. */
export function cachePost(at: PostAt, task: TaskView): void {
  queryClient.setQueryData(postQuery(at).queryKey, task)
  void queryClient.invalidateQueries({ queryKey: ['tasks', at.accountId, 'list'] })
  void queryClient.invalidateQueries({ queryKey: eventsQuery(at).queryKey })
  void queryClient.invalidateQueries({ queryKey: postKey(at, 'difference') })
}
