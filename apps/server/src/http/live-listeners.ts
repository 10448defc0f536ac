import type { LiveEvent } from '@postelier/contract'
import type { PersonActor } from '../access/actor.ts'
import { isCustomerOf } from '../access/authorize.ts'
import { isWeak } from '../access/second-factor.policy.ts'
import { findSession } from '../access/sessions.ts'
import type { Platform } from '../platform/platform.ts'
import { hears, type OwnsCustomer } from './hears.ts'

const heartbeatMs = 25_000
/** A decision in somebody's favour is taken on knowledge no older than this. */
const freshMs = 10_000
/** Pages one sign-in may keep open; the oldest is let go for the newest. */
const mostPages = 10

export interface OpenPage {
  say(name: string, data: object): void
  close(): void
}

/** One sign-in with its open pages: what it may hear is decided once for all of them. */
interface Listener {
  readonly token: string
  actor: PersonActor
  readAtMs: number
  readonly pages: Set<OpenPage>
  /** Events are worked off one after the other, so that what follows a demotion meets the demoted. */
  turn: Promise<void>
  readonly heartbeat: NodeJS.Timeout
}

export interface LiveListeners {
  /** Gives what forgets the page again. */
  add(token: string, actor: PersonActor, page: OpenPage): () => void
  closeAll(): void
}

/** Who listens in this process. One subscription to the events serves all of them. */
export function createLiveListeners(platform: Platform): LiveListeners {
  const listeners = new Map<string, Listener>()
  let unsubscribe: (() => void) | undefined

  /** Who is behind the cookie now; listening is no use of a session, so it does not prolong it. */
  const refresh = async (listener: Listener): Promise<boolean> => {
    const now = platform.clock.now()
    const session = await findSession(platform.db, listener.token, now, { touch: false })
    if (!session || isWeak(session, platform.config.production)) {
      for (const page of [...listener.pages]) page.close()
      return false
    }
    listener.actor = session.actor
    listener.readAtMs = now.getTime()
    return true
  }
  const isStale = (listener: Listener) => platform.clock.now().getTime() - listener.readAtMs > freshMs
  const say = (listener: Listener, name: string, data: object) => {
    for (const page of [...listener.pages]) page.say(name, data)
  }

  const hear = async (listener: Listener, event: LiveEvent, owns: OwnsCustomer) => {
    const changesWho = concerns(event, listener.actor)
    // The page is told first that its session ended; it finds out by itself which of its sessions that was.
    if (changesWho && event.name === 'roles.changed' && !(await refresh(listener))) return
    if (!(await hears(listener.actor, event, owns)))
      return changesWho ? void (await refresh(listener)) : undefined
    if (event.name !== 'session.ended' && isStale(listener)) {
      if (!(await refresh(listener)) || !(await hears(listener.actor, event, owns))) return
    }
    say(listener, event.name, event.accountId === undefined ? {} : { accountId: event.accountId })
    if (event.name === 'session.ended') await refresh(listener)
  }

  const inTurn = (listener: Listener, work: () => Promise<unknown>) => {
    listener.turn = listener.turn.then(work).then(
      () => undefined,
      (reason: unknown) => {
        // Who cannot be looked up hears nothing more; the page comes back by itself.
        platform.log.warn({ err: reason }, 'live events: a listener could not be read')
        for (const page of [...listener.pages]) page.close()
      },
    )
  }

  const tell = (event: LiveEvent | 'gap') => {
    const asked = new Map<number, Promise<boolean>>()
    const owns: OwnsCustomer = (agencyId, accountId) => {
      const known = asked.get(agencyId) ?? isCustomerOf(platform.db, accountId, agencyId)
      asked.set(agencyId, known)
      return known
    }
    for (const listener of listeners.values())
      inTurn(listener, async () => (event === 'gap' ? say(listener, 'gap', {}) : hear(listener, event, owns)))
  }

  const listenerOf = (token: string, actor: PersonActor): Listener => {
    const known = listeners.get(token)
    const readAtMs = platform.clock.now().getTime()
    if (known) return Object.assign(known, { actor, readAtMs })
    const fresh: Listener = {
      token,
      actor,
      readAtMs,
      pages: new Set<OpenPage>(),
      turn: Promise.resolve(),
      heartbeat: setInterval(
        () => inTurn(fresh, async () => (await refresh(fresh)) && say(fresh, 'beat', {})),
        heartbeatMs,
      ),
    }
    listeners.set(token, fresh)
    unsubscribe ??= platform.events.subscribe(tell)
    return fresh
  }

  return {
    add(token, actor, page) {
      const listener = listenerOf(token, actor)
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
      for (const listener of [...listeners.values()]) for (const page of [...listener.pages]) page.close()
    },
  }
}

/** Events after which somebody may be no longer who they were. */
const concerns = (event: LiveEvent, actor: PersonActor) =>
  (event.name === 'roles.changed' || event.name === 'session.ended') &&
  (event.personId === undefined ||
    event.personId === actor.personId ||
    event.personId === actor.impersonatorId)
