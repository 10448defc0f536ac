import type { Config } from '../../platform/config/load-config.ts'

/** Whom a passkey belongs to: the host people use, never what a request claims. */
export function relyingParty(config: Config): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(config.publicUrl)
  // Browsers refuse bare addresses as a passkey's home; the demo is reached as localhost too.
  return {
    id: hostname === '127.0.0.1' ? 'localhost' : hostname,
    origin: hostname === '127.0.0.1' ? origin.replace('127.0.0.1', 'localhost') : origin,
  }
}
