import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/**
 * Holds one connection for notifications and takes a new one when it breaks. Notifications sent meanwhile are lost by
 * nature, so `onGap` is told: listeners then read the present state again.
 */
export async function listenOnServer(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
  onLost: (reason: Error) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let stopped = false

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 })
    next.on('notification', (message) => onMessage(message.payload ?? ''))
    next.on('error', (reason) => {
      onLost(reason)
    })
    next.on('end', () => {
      if (!stopped && client === next) void reconnect()
    })
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }

  const reconnect = async () => {
    for (let pauseMs = 250; !stopped; pauseMs = Math.min(pauseMs * 2, 10_000)) {
      await wait(pauseMs)
      try {
        await connect()
        onGap()
        return
      } catch (reason) {
        onLost(reason as Error)
      }
    }
  }

  await connect()
  return async () => {
    stopped = true
    await client?.end()
  }
}
