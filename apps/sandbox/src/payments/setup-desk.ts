// Cards and accounts that are added without paying: asked for under a key, typed on the provider's page, confirmed by a bank.
import { join } from 'node:path'
import { Table } from '../networks/shared/table.ts'
import type { EventSender } from './event-sender.ts'
import { type KeptMeans, type Method, newId } from './kept-means.ts'
import type { Failure } from './payment-desk.ts'

export interface Setup {
  readonly id: string
  readonly key: string
  readonly means: 'card' | 'debit'
  readonly payer: string
  readonly holder: string
  readonly email: string
  readonly locale?: 'fr' | 'en' | undefined
  readonly returnUrl: string
  readonly eventsUrl: string
  readonly state: 'action' | 'succeeded' | 'failed' | 'cancelled'
  readonly failure: Failure | null
  readonly methodId: string | null
  /** The bank wants the person's word before the card is kept. */
  readonly asksFor?: string | undefined
  readonly createdAt: string
}
export type StartSetup = Pick<
  Setup,
  'key' | 'means' | 'payer' | 'holder' | 'email' | 'locale' | 'returnUrl' | 'eventsUrl'
>

export const isOpen = ({ state }: Setup): boolean => state === 'action' || state === 'failed'

export class SetupDesk {
  readonly #setups: Table<Setup>
  readonly #means: KeptMeans
  readonly #events: EventSender

  constructor(folder: string, means: KeptMeans, events: EventSender) {
    this.#setups = new Table(join(folder, 'setups.jsonl'))
    this.#means = means
    this.#events = events
  }

  setups(): readonly Setup[] {
    return this.#setups.all()
  }

  /** One for a key, whatever was asked before. */
  start(input: StartSetup): Setup {
    return (
      this.under(input.key) ??
      this.#setups.put<Setup>({
        ...input,
        id: newId('setup'),
        state: 'action',
        failure: null,
        methodId: null,
        createdAt: new Date().toISOString(),
      })
    )
  }

  under(key: string): Setup | undefined {
    return this.#setups.find((one) => one.key === key)
  }

  read(id: string): Setup | undefined {
    return this.#setups.get(id)
  }

  cancel(id: string): Setup | undefined {
    const setup = this.read(id)
    return setup && isOpen(setup) ? this.#put({ ...setup, state: 'cancelled' }) : setup
  }

  addCard(id: string, card: { number: string; expires: string }): Setup | undefined {
    const setup = this.read(id)
    if (!setup || !isOpen(setup)) return setup
    const method = this.#means.addCard(card)
    if (!method) return setup
    const { does } = method
    if (does === 'asksFirst')
      return this.#put({ ...setup, state: 'action', failure: null, asksFor: method.id })
    if (does === 'paid') return this.#keep(setup, method)
    return this.#put({
      ...setup,
      state: 'failed',
      failure: does === 'insufficientFunds' || does === 'expiredCard' ? does : 'declined',
    })
  }

  /** A mandate is signed at once; what the bank says of it is known with the first debit. */
  addAccount(id: string, iban: string): Setup | undefined {
    const setup = this.read(id)
    return setup && isOpen(setup) ? this.#keep(setup, this.#means.addAccount(iban)) : setup
  }

  /** The person's word to the bank. */
  answer(id: string, isYes: boolean): Setup | undefined {
    const setup = this.read(id)
    if (setup?.state !== 'action' || setup.asksFor === undefined) return setup
    const { asksFor, ...rest } = setup
    const method = this.#means.get(asksFor)
    return isYes && method
      ? this.#keep(rest, method)
      : this.#put({ ...rest, state: 'failed', failure: 'authenticationFailed' })
  }

  #keep(setup: Setup, method: Method): Setup {
    this.#means.keepFor(method.id, setup.payer)
    return this.#put({ ...setup, state: 'succeeded', failure: null, methodId: method.id })
  }

  #put(setup: Setup): Setup {
    this.#setups.put(setup)
    this.#events.tell(setup)
    return setup
  }
}
