import type { LiveEvent, PageEvent } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { session } from '../access/session.tables.ts'
import { createSession, findSession } from '../access/sessions.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { EventListener } from '../platform/events/event-bus.ts'
import type { Platform } from '../platform/platform.ts'
import { eventually } from '../testing/eventually.ts'
import { makePerson } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'
import { createLiveListeners, type OpenPage } from './live-listeners.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** A database whose answers wait until they are let through. */
function slow(db: Database) {
  let open: () => void = () => undefined
  let gate = Promise.resolve()
  const wrap = <T extends object>(of: T): T =>
    new Proxy(of, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        return (...words: unknown[]) => {
          if (name === 'execute') return gate.then(() => Reflect.apply(value, target, words))
          const given: unknown = Reflect.apply(value, target, words)
          return typeof given === 'object' && given !== null ? wrap(given) : given
        }
      },
    })
  return {
    db: wrap(db),
    shut: () => {
      gate = new Promise<void>((resolve) => {
        open = resolve
      })
    },
    open: () => open(),
  }
}

/** Somebody who listens on one page, and the events that the test makes up. */
async function listening() {
  const { id } = await makePerson(server, 'customer')
  const now = server.clock.now()
  const { token } = await createSession(server.platform.db, now, {
    personId: id,
    remember: false,
    address: '127.0.0.1',
    userAgent: 'test',
  })
  const found = await findSession(server.platform.db, token, now)
  if (!found) throw new Error('No session')
  let tell: EventListener = () => undefined
  const database = slow(server.platform.db)
  const platform: Platform = {
    ...server.platform,
    db: database.db,
    events: {
      subscribe(listener) {
        tell = listener
        return () => undefined
      },
    },
  }
  const listeners = createLiveListeners(platform)
  const told: [string, PageEvent][] = []
  let isClosed = false
  const page: OpenPage = {
    tab: undefined,
    account: undefined,
    push: (name, data) => void told.push([name, data]),
    close: () => {
      isClosed = true
      leave()
    },
  }
  const leave = listeners.add(token, found, page)
  return {
    id,
    told,
    database,
    leave,
    isClosed: () => isClosed,
    tell: (event: LiveEvent | 'gap') => tell(event),
    names: () => told.map(([name]) => name),
  }
}

describe('who listens', () => {
  it('is read again where something may have been missed, before that is said', async () => {
    const { id, tell, isClosed, told } = await listening()
    await server.platform.db.delete(session).where(eq(session.personId, id))
    tell('gap')
    await eventually(() => expect(isClosed()).toBe(true))
    expect(told).toEqual([])
  })

  it('hears what comes while they are read, once they are, in its order', async () => {
    const { id, tell, names, database, leave } = await listening()
    await eventually(() => {
      tell({ name: 'texts.changed' })
      expect(names().length).toBeGreaterThan(0)
    })
    const before = names().length
    database.shut()
    tell({ name: 'roles.changed', personId: id })
    tell({ name: 'notices.changed', accountId: id })
    tell({ name: 'brand.changed', accountId: id + 1 })
    expect(names()).toHaveLength(before)
    database.open()
    await eventually(() => expect(names().slice(before)).toEqual(['roles.changed', 'notices.changed']))
    leave()
  })

  it('reads everything anew where more came meanwhile than is worth telling one by one', async () => {
    const { id, tell, names, database, leave } = await listening()
    await eventually(() => {
      tell({ name: 'texts.changed' })
      expect(names().length).toBeGreaterThan(0)
    })
    const before = names().length
    database.shut()
    tell({ name: 'roles.changed', personId: id })
    for (let index = 0; index < 1_000; index++) tell({ name: 'brand.changed', accountId: id })
    database.open()
    await eventually(() => expect(names().slice(before)).toContain('gap'))
    expect(
      names()
        .slice(before)
        .filter((name) => name === 'brand.changed').length,
    ).toBeLessThan(1_000)
    leave()
  })
})
