import type { LiveEvent, PageEvent } from '@postelier/contract'
import { ownAccountId, type PersonActor } from '../access/actor.ts'
import { isWeak } from '../access/second-factor.policy.ts'
import { findSession, type LiveSession } from '../access/sessions.ts'
import type { Platform } from '../platform/platform.ts'
import { canReceive } from './can-receive.ts'

/** Who a listener is, is read again so often even where nothing says that it changed. */
const beatMs = 25_000
/** Pages one sign-in may keep open; the oldest is let go for the newest. */
const mostPages = 10
/** What may wait while a listener is read: beyond it the pages read everything anew, which costs less. */
const mostWaiting = 200

export interface OpenPage {
  /** By the name it gives itself with its calls. */
  readonly tab: string | undefined
  /** The account it looks at. */
  readonly account: number | undefined
  push(name: string, data: PageEvent): void
  close(): void
}

type Item = LiveEvent | 'gap' | 'beat'

/** One sign-in with its open pages: who that is, is read once for all of them. */
interface Listener {
  readonly token: string
  actor: PersonActor
  /** Until when the sign-in lasts, as far as is known: it may have been prolonged since. */
  expiresAt: Date
  readonly pages: Set<OpenPage>
  /** Being read: what comes meanwhile waits, so that what follows a demotion meets the demoted. */
  isRenewing: boolean
  waiting: Item[]
  readonly heartbeat: NodeJS.Timeout
}

export interface LiveListeners {
  /** Gives what removes the page again. */
  add(token: string, session: Pick<LiveSession, 'actor' | 'expiresAt'>, page: OpenPage): () => void
  closeAll(): void
}

/**
 * Who listens in this process. One subscription to the events serves all of them, and delivering asks the database nothing:
 * what an event carries says whom it reaches, and a listener is read again when an event says that their rights changed,
 * when something may have been missed, and with every beat.
 */
export function createLiveListeners(platform: Platform): LiveListeners {
  const listeners = new Map<string, Listener>()
  let unsubscribe: (() => void) | undefined

  const closePages = (listener: Listener) => {
    for (const page of [...listener.pages]) page.close()
  }
  const pushAll = (listener: Listener, name: 'gap' | 'beat') => {
    for (const page of [...listener.pages]) page.push(name, {})
  }
  const push = (listener: Listener, event: LiveEvent) => {
    for (const page of [...listener.pages])
      if (canReceive(listener.actor, event, page.account)) page.push(event.name, toldOf(event, page))
  }

  /** Who is behind the cookie now; listening is no use of a session, so it does not prolong it. */
  const read = async (listener: Listener): Promise<boolean> => {
    const session = await findSession(platform.db, listener.token, platform.clock.now(), { touch: false })
    if (!session || isWeak(session, platform.config.production)) return false
    Object.assign(listener, { actor: session.actor, expiresAt: session.expiresAt })
    return true
  }

  /** Reads the listener again and goes on with `then`, unless the sign-in is over. */
  const renew = async (listener: Listener, then: () => void): Promise<void> => {
    listener.isRenewing = true
    try {
      if (await read(listener)) then()
      else closePages(listener)
    } catch (reason) {
      // Who cannot be looked up receives nothing more; the page comes back by itself.
      platform.log.warn({ err: reason }, 'live events: a listener could not be read')
      closePages(listener)
    }
    listener.isRenewing = false
    while (!listener.isRenewing) {
      const next = listener.waiting.shift()
      if (next === undefined) return
      deliver(listener, next)
    }
  }

  const deliver = (listener: Listener, item: Item): void => {
    if (listener.pages.size === 0) return
    if (item === 'gap' || item === 'beat') {
      void renew(listener, () => pushAll(listener, item))
      return
    }
    const isOver = platform.clock.now() >= listener.expiresAt
    const changes = changesRights(item, listener.actor)
    // The page is told first that its session ended; it finds out by itself which of its sessions that was.
    if (changes && item.name === 'session.ended') {
      push(listener, item)
      void renew(listener, () => undefined)
    } else if (changes || isOver) void renew(listener, () => push(listener, item))
    else push(listener, item)
  }

  const take = (listener: Listener, item: Item): void => {
    if (!listener.isRenewing) deliver(listener, item)
    else if (listener.waiting.length >= mostWaiting) listener.waiting = ['gap']
    else listener.waiting.push(item)
  }

  const listenerOf = (token: string, session: Pick<LiveSession, 'actor' | 'expiresAt'>): Listener => {
    const known = listeners.get(token)
    if (known) return known
    const fresh: Listener = {
      token,
      actor: session.actor,
      expiresAt: session.expiresAt,
      pages: new Set<OpenPage>(),
      isRenewing: false,
      waiting: [],
      heartbeat: setInterval(() => take(fresh, 'beat'), beatMs),
    }
    listeners.set(token, fresh)
    unsubscribe ??= platform.events.subscribe((event) => {
      for (const listener of listeners.values()) take(listener, event)
    })
    // What changed between the reading of the call and this subscription was told to nobody here.
    void renew(fresh, () => undefined)
    return fresh
  }

  return {
    add(token, session, page) {
      const listener = listenerOf(token, session)
      listener.pages.add(page)
      if (listener.pages.size > mostPages) [...listener.pages][0]?.close()
      return () => {
        listener.pages.delete(page)
        if (listener.pages.size > 0 || listeners.get(token) !== listener) return
        clearInterval(listener.heartbeat)
        listeners.delete(token)
        if (listeners.size > 0) return
        unsubscribe?.()
        unsubscribe = undefined
      }
    },
    closeAll() {
      for (const listener of [...listeners.values()]) closePages(listener)
    },
  }
}

/** What a page is told: ids, and whether it caused it; by which other page it was caused is nobody's business. */
const toldOf = ({ id, accountId, tab, presence }: LiveEvent, page: OpenPage): PageEvent => ({
  ...(id === undefined ? {} : { id }),
  ...(accountId === undefined ? {} : { accountId }),
  ...(presence === undefined ? {} : { presence }),
  ...(tab !== undefined && tab === page.tab ? { own: true } : {}),
})

/** Events after which somebody may be no longer who they were. */
function changesRights({ name, personId, accountId }: LiveEvent, actor: PersonActor): boolean {
  if (name !== 'roles.changed' && name !== 'session.ended') return false
  if (personId !== undefined) return personId === actor.personId || personId === actor.impersonatorId
  return accountId === undefined || accountId === ownAccountId(actor)
}
