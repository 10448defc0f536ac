import type { EditingView } from '@postelier/contract'
import type { LeaseCalls } from '#features/editor/together/lease-calls.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { valueStore } from '#shared/lib/value-store.ts'

export type Holder = NonNullable<EditingView['holder']>

export type Lease =
  | { readonly kind: 'asking' | 'mine' }
  /** Somebody else draws; `wasMine` where they took it over while one drew oneself. */
  | { readonly kind: 'others'; readonly holder: Holder; readonly wasMine: boolean }
  /** They have left: one may go on. */
  | { readonly kind: 'free'; readonly wasMine: boolean }

/** Only this page knows it. A plain page without TLS has no `randomUUID`. */
const newTab = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * Holds, or waits for, the right to draw on one thing. One call at a time, so that an answer is never older than the one
 * before. A call that fails changes nothing: nobody is kept from their work by a lost connection.
 */
export class LeaseKeeper {
  readonly state = valueStore<Lease>({ kind: 'asking' })
  readonly #calls: LeaseCalls
  readonly #tab = newTab()
  #last: Promise<unknown> = Promise.resolve()
  #isOver = false

  constructor(calls: LeaseCalls) {
    this.#calls = calls
  }

  get isMine(): boolean {
    return this.state.get().kind === 'mine'
  }

  /** Renews what is one's own; who waits only looks, since going on is theirs to decide. */
  beat(): Promise<void> {
    return this.#next(async () => {
      if (this.#isOver) return
      const { kind } = this.state.get()
      const takes = kind === 'asking' || kind === 'mine'
      try {
        this.#show(
          takes ? await this.#calls.take(this.#tab, false) : await this.#calls.look(this.#tab),
          takes,
        )
      } catch (error) {
        if (kind === 'asking') this.state.set({ kind: 'mine' })
        // Not theirs to change, or gone: there is nothing to hold.
        if (isApiError(error) && (error.status === 403 || error.status === 404)) this.#isOver = true
      }
    })
  }

  /** Begins to draw, once the newest design is there. Where somebody was faster, it is said who. */
  take(takesOver: boolean, ready: () => Promise<void>): Promise<void> {
    return this.#next(async () => {
      const answer = await this.#calls.take(this.#tab, takesOver)
      if (answer.isMine) {
        await ready().catch(async (error: unknown) => {
          await this.#calls.letGo(this.#tab)
          throw error
        })
      }
      this.#show(answer, true)
    })
  }

  begin(): void {
    this.#isOver = false
    void this.beat()
  }

  /** After what is still being saved, so that whoever comes next reads it. */
  end(saved: Promise<unknown>): void {
    this.#isOver = true
    void saved.then(() => this.#next(() => this.letGo()))
  }

  async letGo(): Promise<void> {
    if (!this.isMine) return
    // Lapses by itself where this does not arrive.
    await this.#calls.letGo(this.#tab).catch(() => undefined)
  }

  #next(action: () => Promise<void>): Promise<void> {
    const done = this.#last.then(action)
    this.#last = done.catch(() => undefined)
    return done
  }

  #show({ isMine, holder }: EditingView, took: boolean): void {
    const before = this.state.get()
    const wasMine = before.kind === 'mine' || ('wasMine' in before && before.wasMine)
    if (isMine && took) {
      if (before.kind !== 'mine') this.state.set({ kind: 'mine' })
    } else if (holder) this.state.set({ kind: 'others', holder, wasMine })
    else if (before.kind !== 'free') this.state.set({ kind: 'free', wasMine })
  }
}
