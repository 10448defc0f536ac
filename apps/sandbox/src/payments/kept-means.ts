// Cards and accounts as a provider keeps them: what they are called, and what each of them does.
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Table } from '../networks/shared/table.ts'
import { type CardOutcome, type DebitOutcome, testAccounts, testCards } from './test-means.ts'

export interface Method {
  readonly id: string
  readonly means: 'card' | 'debit'
  readonly label: string
  readonly expires: string | null
  readonly mandate: string | null
  /** The same for the same number, which it does not tell. */
  readonly fingerprint?: string
  readonly does: CardOutcome | DebitOutcome
  /** Who added it without paying. */
  readonly payer?: string
  readonly isRemoved?: boolean
}

export const newId = (kind: string): string => `${kind}_${randomBytes(9).toString('hex')}`
const fingerprintOf = (means: Method['means'], number: string): string =>
  createHash('sha256').update(`${means}:${number}`).digest('hex').slice(0, 24)

export class KeptMeans {
  readonly #methods: Table<Method>

  constructor(folder: string) {
    this.#methods = new Table(join(folder, 'methods.jsonl'))
  }

  get(id: string | null): Method | undefined {
    return id === null ? undefined : (this.#methods.get(id) ?? heldForLong(id))
  }

  ofPayer(payer: string): readonly Method[] {
    return this.#methods.all().filter((one) => one.payer === payer)
  }

  addCard({ number, expires }: { number: string; expires: string }): Method | undefined {
    const known = testCards[number]
    return (
      known &&
      this.#methods.put<Method>({
        id: newId('card'),
        means: 'card',
        label: `${known.brand} •••• ${number.slice(-4)}`,
        expires,
        mandate: null,
        fingerprint: fingerprintOf('card', number),
        does: known.does,
      })
    )
  }

  addAccount(iban: string): Method {
    return this.#methods.put<Method>({
      id: newId('debit'),
      means: 'debit',
      label: `${iban.slice(0, 2)} •••• ${iban.slice(-4)}`,
      expires: null,
      mandate: `PST-${randomBytes(4).toString('hex').toUpperCase()}`,
      fingerprint: fingerprintOf('debit', iban),
      does: testAccounts[iban] ?? 'paid',
    })
  }

  /** Kept for a payer. A card whose bank was asked now is not asked about again when nobody is there. */
  keepFor(id: string, payer: string): void {
    const known = this.#methods.get(id)
    if (known)
      this.#methods.put<Method>({ ...known, payer, does: known.does === 'asksFirst' ? 'paid' : known.does })
  }

  remove(id: string): boolean {
    const known = this.get(id)
    if (known) this.#methods.put<Method>({ ...known, isRemoved: true })
    return known !== undefined
  }
}

/** Cards and accounts that businesses of the demo had before these services were started. */
function heldForLong(id: string): Method | undefined {
  const means = /^then_(card|debit)_\d+$/.exec(id)?.[1]
  if (means !== 'card' && means !== 'debit') return undefined
  const isCard = means === 'card'
  return {
    id,
    means,
    label: isCard ? 'Visa •••• 4242' : 'FR •••• 2606',
    expires: isCard ? '2031-08' : null,
    mandate: isCard ? null : 'PST-DEMO',
    fingerprint: fingerprintOf(means, isCard ? '4242424242424242' : 'FR1420041010050500013M02606'),
    does: 'paid',
  }
}
