import * as z from 'zod'
import type { NetworkConfig } from './adapter.ts'

/** What may be set of a network, each with what it is when nobody says, and whether that is enough to connect to it. */
export interface Configuration {
  readonly schema: z.ZodType<Readonly<Record<string, string | undefined>>>
  isConfigured(config: NetworkConfig): boolean
}

/** An address a path is put behind. */
export const base = (real: string) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .default(real)

export const flag = (otherwise: 'true' | 'false') => z.enum(['true', 'false']).default(otherwise)

/** Ours with a network: without both, nobody can be sent there. */
export const hasClient = (config: { readonly clientId?: string; readonly clientSecret?: string }): boolean =>
  Boolean(config.clientId && config.clientSecret)
