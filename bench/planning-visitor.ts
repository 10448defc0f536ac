// Somebody who looks at their planning and changes how often they post, twenty calls a second, whatever else is done.
import { signInHeaders } from './sign-in.ts'

/** How long calls took, in milliseconds. */
export interface TookMs {
  readonly all: readonly number[]
  /** Who is signed in: what every screen asks first. */
  readonly currentUser: readonly number[]
  /** How many were given up; each counts among the others with the whole time that was waited. */
  readonly givenUp: number
}

export interface Visitor {
  /** What was measured since the last time. */
  forget(): TookMs
  leave(): Promise<void>
}

interface Settings {
  readonly settings: { readonly version: number; readonly postsPerWeek: number }
}

const pauseMs = 50
const mostWaitMs = 20_000

export async function visit(url: string, email: string, password: string): Promise<Visitor> {
  const headers = await signInHeaders(url, email, password)
  const { user } = (await answer(`${url}/user/current`, { headers })) as { user: { id: number } }
  const own = `${url}/api/users/${user.id}`
  // A write without the token against forgery is refused with it.
  const writing = { ...headers, 'x-requested-with': 'XMLHttpRequest' }
  const refused = await fetch(`${own}/planning/settings`, { method: 'POST', headers: writing })
  const { token } = (await refused.json()) as { token: string }
  const get = (path: string) => () => answer(path, { headers })
  const write = async () => {
    // Read first, as a screen does: another version would be refused.
    const { settings } = (await answer(`${own}/planning/settings`, { headers })) as Settings
    return timed(() =>
      answer(`${own}/planning/settings`, {
        method: 'POST',
        headers: { ...writing, 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify({ ...settings, postsPerWeek: 1 + (settings.version % 5) }),
      }),
    )
  }
  // One person's writes follow one another; whoever waits for one does not press again meanwhile.
  let lastWrite: Promise<number> | null = null
  const writeOnce = (): Promise<number> | null => {
    if (lastWrite) return null
    lastWrite = write().finally(() => {
      lastWrite = null
    })
    return lastWrite
  }
  const currentUser: number[] = []
  let givenUp = 0
  const askCurrentUser = async () => {
    const ms = await timed(get(`${url}/user/current`))
    currentUser.push(ms)
    return ms
  }
  const calls = [
    askCurrentUser,
    ...[get(`${own}/subjects`), get(`${own}/tasks?limit=25`)].map((call) => () => timed(call)),
    writeOnce,
  ]
  const tookMs: number[] = []
  const underway = new Set<Promise<void>>()
  let failed: unknown
  let at = 0
  const timer = setInterval(() => {
    // A slow answer does not keep the next call waiting: people do not wait for one another either.
    const answered = calls[at++ % calls.length]?.()
    if (!answered) return
    const done: Promise<void> = answered
      .then(
        (ms) => void tookMs.push(ms),
        (reason: unknown) => {
          // On a machine that does something else a call may take too long: that is a figure, and no fault of the bench.
          if (!isTimeout(reason)) failed ??= reason
          else {
            givenUp += 1
            tookMs.push(mostWaitMs)
          }
        },
      )
      .finally(() => underway.delete(done))
    underway.add(done)
  }, pauseMs)
  return {
    forget() {
      const told = { all: tookMs.splice(0), currentUser: currentUser.splice(0), givenUp }
      givenUp = 0
      return told
    },
    leave: async () => {
      clearInterval(timer)
      await Promise.all(underway)
      if (failed) throw failed
    },
  }
}

const isTimeout = (reason: unknown): boolean => reason instanceof Error && reason.name === 'TimeoutError'

async function timed(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await call()
  return performance.now() - began
}

async function answer(url: string, init: RequestInit): Promise<unknown> {
  const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(mostWaitMs) })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}
