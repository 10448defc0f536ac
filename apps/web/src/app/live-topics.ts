import type { QueryKey } from '@tanstack/react-query'
import { features } from '#app/features.ts'
import type { LiveTopics } from '#shared/api/live-events.ts'

/** Of the queries that belong to no one feature. */
const shared: LiveTopics = {
  'account.changed': [['user'], ['account']],
  'brand.changed': [['user'], ['account']],
  'roles.changed': [['user']],
  'credits.changed': [['user'], ['account']],
  'session.ended': [['user']],
  'application.changed': [['application']],
  'texts.changed': [['texts'], ['translations']],
  'pictures.changed': [['post-pictures']],
}

/** Event of the server to the queries it makes stale. One stable object: the stream reopens when it changes. */
export const liveTopics: LiveTopics = joinTopics([shared, ...features.map(({ live }) => live ?? {})])

function joinTopics(all: readonly LiveTopics[]): LiveTopics {
  const joined: Record<string, readonly QueryKey[]> = {}
  for (const topics of all)
    for (const [name, queries] of Object.entries(topics))
      joined[name] = [...(joined[name] ?? []), ...queries]
  return joined
}
