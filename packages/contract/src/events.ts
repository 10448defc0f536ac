/** What the server tells open pages through server-sent events; names are past tense. Payloads carry ids only. */
export const eventNames = [
  'account.changed',
  'brand.changed',
  'contacts.changed',
  'roles.changed',
  'credits.changed',
  'session.ended',
  'application.changed',
  'texts.changed',
  'sectors.changed',
  'people.changed',
  'templates.changed',
  'pictures.changed',
  'editing.changed',
  'tasks.changed',
  'networks.changed',
  'notices.changed',
  'boosts.changed',
  'planning.changed',
] as const
export type EventName = (typeof eventNames)[number]

export interface LiveEvent {
  readonly name: EventName
  /** Pages of this account hear it; without one, everybody signed in does. */
  readonly accountId?: number
  /** Only this person's pages hear it. */
  readonly personId?: number
  /** Whom the people it is about belong to; hears it next to who sees everybody. */
  readonly ownerId?: number | null
}
