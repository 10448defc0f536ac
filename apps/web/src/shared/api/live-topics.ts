import type { EventName, PageEvent } from '@postelier/contract'
import type { QueryKey } from '@tanstack/react-query'
import { currentUserQuery } from '#shared/api/current-user.ts'
import type { LiveTopics } from '#shared/api/live-events.ts'
import { queryClient } from '#shared/api/query-client.ts'

/** What is kept of one business, or of all where the event names none. */
const of = (root: string, { accountId }: PageEvent): QueryKey =>
  accountId === undefined ? [root] : [root, accountId]

/** Who is signed in shows their own business, and no customer's. */
function userIn({ accountId }: PageEvent): QueryKey[] {
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  const isOther = user !== undefined && accountId !== undefined && accountId !== (user.account?.id ?? user.id)
  return isOther ? [] : [['user']]
}

const home: QueryKey = ['home']

/** Event of the server to the queries it makes stale. One stable object: the stream reopens when it changes. */
export const liveTopics: LiveTopics<EventName> = {
  'account.changed': (event) => [...userIn(event), of('account', event), home],
  'brand.changed': (event) => [...userIn(event), of('account', event), of('templates', event)],
  'contacts.changed': (event) => [of('contacts', event), home],
  'roles.changed': () => [['user'], ['roles'], ['permissions']],
  'credits.changed': (event) => [
    ...userIn(event),
    of('account', event),
    ['people', 'customer'],
    ['agency'],
    home,
  ],
  'session.ended': () => [['user'], ['devices']],
  'application.changed': () => [['application'], ['legal']],
  'texts.changed': () => [['texts'], ['translations']],
  'sectors.changed': () => [['sectors'], home],
  'templates.changed': templatesOf,
  'pictures.changed': (event) => [
    of('pictures', event),
    of('post-pictures', event),
    of('brand-pictures', event),
  ],
  // Heard by the editor itself, which stands outside the frame.
  'editing.changed': () => [],
  'tasks.changed': (event) => [...postsOf(event), home],
  'networks.changed': (event) => [of('networks', event), home],
  'notices.changed': (event) => [of('notices', event)],
  'boosts.changed': (event) => [of('boosts', event)],
  'planning.changed': (event) => [of('planning', event), home],
  'reading.progressed': (event) => [[...of('planning', event), 'reading']],
  'lookup.finished': (event) => [[...of('planning', event), 'lookup', event.id]],
  'people.changed': () => [['people'], ['customers'], ['agency'], home],
}

/** One post is in every list, and in what was read of it. */
function postsOf({ id, ...event }: PageEvent): QueryKey[] {
  const posts = of('tasks', event)
  if (id === undefined) return [posts]
  return [
    [...posts, 'list'],
    [...posts, 'suggestions'],
    [...posts, 'post', id],
  ]
}

/** So is a template. Shared ones stand on everybody's shelf. */
function templatesOf({ id, ...event }: PageEvent): QueryKey[] {
  const templates = of('templates', event)
  if (id === undefined || event.accountId === undefined) return [templates]
  return [
    [...templates, 'wall'],
    [...templates, 'starts'],
    ...['one', 'states', 'past'].map((part) => [...templates, part, Number(id)]),
  ]
}

/** What a write of this page makes stale: the same as the events it causes do on every other page. */
export const staleAfter = (names: readonly EventName[], event: PageEvent = {}): QueryKey[] =>
  names.flatMap((name) => liveTopics[name](event))

/** Reads it again where it is on screen, for who goes on only then. */
export const readAgain = async (stale: readonly QueryKey[]): Promise<void> => {
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
