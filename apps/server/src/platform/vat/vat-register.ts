// The European register of VAT numbers: which of them are of a business that trades in the Union.
import { z } from 'zod'
import type { Config } from '../config/load-config.ts'
import { engineFetch } from '../engines/engine-fetch.ts'

/** `silent`: the register, or the country's part of it, does not answer; that says nothing of the number. */
export type VatAnswer = 'known' | 'unknown' | 'silent'

export interface VatRegister {
  look(vatNumber: string): Promise<VatAnswer>
}

const limitMs = 8_000
const answer = z.object({ isValid: z.boolean(), userError: z.string().optional() })
/** What it says where it could look. */
const looked: ReadonlySet<string | undefined> = new Set([undefined, 'VALID', 'INVALID'])

/** VIES, by the interface its own page uses: the country's two letters and the rest of the number in the address. */
export function viesRegister(address: string): VatRegister {
  const { origin, protocol } = new URL(address)
  const send = engineFetch({ origin, mayBePrivate: protocol === 'http:' })
  return {
    async look(vatNumber) {
      const number = vatNumber.replace(/[^A-Z0-9]/gi, '').toUpperCase()
      const url = `${address.replace(/\/+$/, '')}/ms/${number.slice(0, 2)}/vat/${number.slice(2)}`
      try {
        const reply = await send(url, {
          headers: { accept: 'application/json' },
          signal: AbortSignal.timeout(limitMs),
        })
        const said = answer.safeParse(reply.ok ? await reply.json() : undefined)
        if (!said.success || !looked.has(said.data.userError)) return 'silent'
        return said.data.isValid ? 'known' : 'unknown'
      } catch {
        return 'silent'
      }
    },
  }
}

/** The register in production, the demo services' in demo mode; nothing where neither is. */
export function openVatRegister({
  production,
  VIES_URL,
  SANDBOX_URL,
}: Pick<Config, 'production' | 'VIES_URL' | 'SANDBOX_URL'>): VatRegister | undefined {
  if (production) return viesRegister(VIES_URL)
  return SANDBOX_URL ? viesRegister(`${SANDBOX_URL}/vat`) : undefined
}
