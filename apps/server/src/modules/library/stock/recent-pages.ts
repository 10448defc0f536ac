import type { StockPictureView } from '@postelier/contract'
import { type Clock, days, later } from '../../../platform/clock.ts'

/** A page as a service gave it; nothing in the place of what cannot be shown, so that places stay what they are. */
export interface ServicePage {
  readonly total: number
  readonly items: readonly (StockPictureView | null)[]
}

/**
 * Pages that services gave lately: their limits are a few hundred questions an hour, and Pixabay asks for a day. Some
 * 50 KB each, so a full book holds about 25 MB.
 */
export class RecentPages {
  readonly #kept = new Map<string, { readonly page: ServicePage; readonly until: Date }>()
  readonly #underWay = new Map<string, Promise<ServicePage>>()
  readonly #clock: Clock
  readonly #most: number
  constructor(clock: Clock, most = 500) {
    this.#clock = clock
    this.#most = most
  }

  get size(): number {
    return this.#kept.size
  }

  /** Asked for by several at once, it is read once. */
  page(key: string, read: () => Promise<ServicePage>): Promise<ServicePage> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const page = this.#page(key, read).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, page)
    return page
  }

  async #page(key: string, read: () => Promise<ServicePage>): Promise<ServicePage> {
    const found = this.#kept.get(key)
    this.#kept.delete(key)
    if (found && found.until > this.#clock.now()) {
      this.#kept.set(key, found)
      return found.page
    }
    const page = await read()
    this.#kept.set(key, { page, until: later(this.#clock.now(), days(1)) })
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break
      this.#kept.delete(oldest)
    }
    return page
  }
}
