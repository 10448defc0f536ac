import type { PaymentFailure } from '@postelier/contract/purchases'
import {
  type PaymentProvider,
  type ProviderSetup,
  ProviderSilent,
  ProviderUnknown,
  type StartSetup,
} from '../platform/payments/payment-provider.ts'

type Known = ProviderSetup & { readonly start: StartSetup }
type Calls = Pick<PaymentProvider, 'startSetup' | 'findSetup' | 'readSetup' | 'cancelSetup'>

/** Cards and accounts that are added at a provider in memory, which does what a test says. */
export class TestSetups implements Calls {
  readonly known = new Map<string, Known>()
  /** How many of the next calls are not answered; with `after`, what was asked for happens all the same. */
  silent = { calls: 0, after: false }

  startSetup(start: StartSetup): Promise<ProviderSetup> {
    return this.#answer(() => {
      const before = this.#under(start.key)
      if (before) return before
      const reference = `setup-${this.known.size}-${start.key}`
      return this.#keep({
        start,
        reference,
        state: 'action',
        failure: null,
        url: `http://provider.test/setup/${reference}`,
        clientSecret: null,
        method: null,
      })
    })
  }

  async findSetup({ key }: { key: string }): Promise<ProviderSetup | null> {
    return this.#under(key) ?? null
  }

  readSetup(reference: string): Promise<ProviderSetup> {
    return this.#answer(() => this.#known(reference))
  }

  cancelSetup(reference: string): Promise<ProviderSetup> {
    return this.#answer(() => {
      const known = this.#known(reference)
      const isOpen = known.state === 'action' || known.state === 'failed'
      return isOpen ? this.#keep({ ...known, state: 'cancelled', url: null }) : known
    })
  }

  /** What the person or their bank did there; the same fingerprint is the same card. */
  become(
    reference: string,
    how: { state: ProviderSetup['state']; failure?: PaymentFailure; fingerprint?: string },
  ): void {
    const known = this.#known(reference)
    const { state, failure = null, fingerprint = null } = how
    const isCard = known.start.means === 'card'
    this.#keep({
      ...known,
      state,
      failure,
      url: state === 'action' || state === 'failed' ? known.url : null,
      method:
        state === 'succeeded'
          ? {
              reference: `method-of-${reference}`,
              means: known.start.means,
              label: isCard ? 'Visa •••• 3220' : 'FR •••• 2606',
              expires: isCard ? '2039-12' : null,
              mandate: isCard ? null : 'PST-2',
              fingerprint,
            }
          : null,
    })
  }

  #under(key: string): Known | undefined {
    return [...this.known.values()].find((one) => one.start.key === key)
  }

  #known(reference: string): Known {
    const known = this.known.get(reference)
    if (!known) throw new ProviderUnknown(reference)
    return known
  }

  #keep(setup: Known): Known {
    this.known.set(setup.reference, setup)
    return setup
  }

  async #answer(make: () => Known): Promise<ProviderSetup> {
    const isSilent = this.silent.calls > 0
    if (isSilent) this.silent.calls -= 1
    if (isSilent && !this.silent.after) throw new ProviderSilent('no answer')
    const { start: _start, ...made } = make()
    if (isSilent) throw new ProviderSilent('no answer')
    return made
  }
}
