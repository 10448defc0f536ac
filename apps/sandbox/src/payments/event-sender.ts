// Tells whoever asked for a payment that it changed: once, twice, late, in another order, or not at all.
import { createHmac, randomUUID } from 'node:crypto'

export const manners = ['once', 'twice', 'late', 'never'] as const
export type Manner = (typeof manners)[number]

interface Told {
  readonly id: string
  readonly eventsUrl: string
}
export interface EventNote {
  readonly at: string
  readonly reference: string
  readonly status: number | null
}

const signedWith = 'postelier-demo'
const limitMs = 5_000
const mostNotes = 200
const pauseMs = { once: 0, twice: 0, late: 20_000, never: 0 } as const
/** Tried again as providers do, so that a server which starts anew still hears of it. */
const againAfterMs = [2_000, 10_000] as const

export class EventSender {
  manner: Manner = 'once'
  #notes: EventNote[] = []

  notes(): readonly EventNote[] {
    return this.#notes
  }

  tell({ id, eventsUrl }: Told): void {
    if (this.manner === 'never') return
    const body = JSON.stringify({ id: `event_${randomUUID()}`, reference: id })
    const times = this.manner === 'twice' ? 2 : 1
    for (let time = 0; time < times; time++)
      setTimeout(() => void this.#send({ id, eventsUrl }, body, 0), pauseMs[this.manner]).unref()
  }

  async #send(told: Told, body: string, tries: number): Promise<void> {
    const status = await post(told.eventsUrl, body)
    this.#notes = [...this.#notes, { at: new Date().toISOString(), reference: told.id, status }].slice(
      -mostNotes,
    )
    const pause = againAfterMs[tries]
    if ((status === null || status >= 500) && pause !== undefined)
      setTimeout(() => void this.#send(told, body, tries + 1), pause).unref()
  }
}

/** Only this machine is told anything. */
async function post(address: string, body: string): Promise<number | null> {
  const { hostname } = new URL(address)
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) return null
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'x-demo-signature': createHmac('sha256', signedWith).update(body).digest('hex'),
      },
      signal: AbortSignal.timeout(limitMs),
    })
    return answer.status
  } catch (reason) {
    if (reason instanceof TypeError || (reason instanceof DOMException && reason.name === 'TimeoutError'))
      return null
    throw reason
  }
}
