import type { EventName } from '@postelier/contract'
import type { QueryKey } from '@tanstack/react-query'

/** Event of the server to the queries it makes stale. One stable object: the stream reopens when it changes. */
export const liveTopics: Record<EventName, readonly QueryKey[]> = {
  'account.changed': [['user'], ['account'], ['home']],
  'brand.changed': [['user'], ['account'], ['templates']],
  'contacts.changed': [['contacts'], ['home']],
  'roles.changed': [['user'], ['roles'], ['permissions']],
  'credits.changed': [['user'], ['account'], ['people'], ['credits'], ['home']],
  'session.ended': [['user'], ['devices']],
  'application.changed': [['application'], ['legal']],
  'texts.changed': [['texts'], ['translations']],
  'sectors.changed': [['sectors'], ['home']],
  'templates.changed': [['templates']],
  'pictures.changed': [['pictures'], ['post-pictures'], ['brand-pictures']],
  // Heard by the editor itself, which stands outside the frame.
  'editing.changed': [],
  'tasks.changed': [['tasks'], ['home']],
  'networks.changed': [['networks'], ['home']],
  'notices.changed': [['notices']],
  'boosts.changed': [['boosts']],
  'planning.changed': [['planning'], ['home']],
  'people.changed': [['people'], ['customers'], ['agency'], ['home']],
}
