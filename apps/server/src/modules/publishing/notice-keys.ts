import type { ConnectionRow } from './connection.store.ts'
import type { DeliveryRow } from './delivery.store.ts'

/** What is told of a post on a page is told once in each of its rounds. */
export const deliveryKey = (
  { id, round }: Pick<DeliveryRow, 'id' | 'round'>,
  what: 'failed' | 'asked' | 'held',
): string => `delivery:${id}:${round}:${what}`

/** That it failed, in this round and in those before. */
export const failedKeys = (row: Pick<DeliveryRow, 'id' | 'round'>): string[] =>
  Array.from({ length: row.round + 1 }, (_, round) => deliveryKey({ id: row.id, round }, 'failed'))

/** Once for each time it ends. */
export const endedKey = ({ id, connectedAt }: Pick<ConnectionRow, 'id' | 'connectedAt'>): string =>
  `connection:${id}:${connectedAt.toISOString()}`
