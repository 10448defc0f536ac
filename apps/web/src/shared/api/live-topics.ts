import type { EventName, PageEvent } from '@postelier/contract'
import type { QueryKey } from '@tanstack/react-query'
import { currentUserQuery } from '#shared/api/current-user.ts'
import type { LiveTopics } from '#shared/api/live-events.ts'
import { queryClient } from '#shared/api/query-client.ts'

/** What is kept of one business, or of all where the event names none. */
export const keyOf = (root: string, { accountId }: PageEvent): QueryKey =>
  accountId === undefined ? [root] : [root, accountId]

export const ofAccount =
  (...roots: readonly string[]) =>
  (event: PageEvent): readonly QueryKey[] =>
    roots.map((root) => keyOf(root, event))

export const always =
  (...keys: readonly QueryKey[]) =>
  (): readonly QueryKey[] =>
    keys

/** Who is signed in shows their own business, and no customer's. */
function userIn({ accountId }: PageEvent): readonly QueryKey[] {
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  const isOther = user !== undefined && accountId !== undefined && accountId !== (user.account?.id ?? user.id)
  return isOther ? [] : [['user']]
}

const userAndAccount = (event: PageEvent) => [...userIn(event), keyOf('account', event)]

/** Of the queries that belong to no one feature. */
const shared: LiveTopics = {
  'account.changed': userAndAccount,
  'brand.changed': userAndAccount,
  'roles.changed': always(['user']),
  'credits.changed': userAndAccount,
  'session.ended': always(['user']),
  'application.changed': always(['application']),
  'texts.changed': always(['texts'], ['translations']),
  'pictures.changed': ofAccount('post-pictures'),
}

let topics: LiveTopics = shared

/** Said once, before anything is shown: features name their own queries, and shared code knows no feature. */
export function collectTopics(ofFeatures: readonly LiveTopics[]): void {
  const all = [shared, ...ofFeatures]
  const names = new Set(all.flatMap((some) => Object.keys(some) as EventName[]))
  const joined = (name: EventName) => (event: PageEvent) => all.flatMap((some) => some[name]?.(event) ?? [])
  topics = Object.fromEntries([...names].map((name) => [name, joined(name)]))
}

/** One stable object: the stream is opened anew when it changes. */
export const liveTopics = (): LiveTopics => topics

/** What a write of this page makes stale: the same as the events it causes do on every other page. */
export const staleAfter = (names: readonly EventName[], event: PageEvent = {}): QueryKey[] =>
  names.flatMap((name) => topics[name]?.(event) ?? [])

/** Reads it again where it is on screen, for who goes on only then. */
export const readAgain = async (stale: readonly QueryKey[]): Promise<void> => {
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
