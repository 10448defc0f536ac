import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { base, type Configuration } from '../configuration.ts'
import { Refusal } from '../refusal.ts'

/** The settings an operator gives for X: hosts, the app, and the permissions it asks people for. */
export const configSchema = z.object({
  /** Where people consent, and where they look at posts. */
  web: base('https://x.com'),
  api: base('https://api.x.com'),
  clientId: z.string().optional(),
  /** A public client has none. */
  clientSecret: z.string().optional(),
  scopes: z.string().default('tweet.read tweet.write users.read media.write offline.access'),
})

export type XConfig = z.infer<typeof configSchema>

export const configOf = (context: CallContext): XConfig => configSchema.parse(context.config)

export const configuration: Configuration = {
  schema: configSchema,
  isConfigured: (config) => Boolean(config.clientId),
}

export const clientOf = (context: CallContext): XConfig & { readonly clientId: string } => {
  const config = configOf(context)
  const { clientId } = config
  if (!clientId) throw new Refusal({ kind: 'config', code: 'noClient', message: 'X is not configured' })
  return { ...config, clientId }
}
