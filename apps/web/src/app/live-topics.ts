import type { LiveTopics } from '#shared/api/live-events.ts'

/** Event of the server to the queries it makes stale. One stable object: the stream reopens when it changes. */
export const liveTopics: LiveTopics = {}
