import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { base, type Configuration, hasClient } from '../configuration.ts'
import { Refusal } from '../refusal.ts'

/** The settings an operator gives for TikTok: hosts, the app's keys, the permissions it asks for. */
export const configSchema = z.object({
  /** Where people consent, and where they look at posts. */
  web: base('https://www.tiktok.com'),
  api: base('https://open.tiktokapis.com'),
  /** The client key, as TikTok calls it. */
  clientId: z.string().optional(),
  clientSecret: z.string().optional(),
  scopes: z.string().default('user.info.basic,user.info.profile,user.info.stats,video.publish,video.list'),
  /** What a web app need not send, and a desktop app must, in a form of its own (facts 2.1). */
  challenge: z.enum(['none', 'base64url', 'hex']).default('none'),
})

export type TiktokConfig = z.infer<typeof configSchema>

export const configOf = (context: CallContext): TiktokConfig => configSchema.parse(context.config)

export const configuration: Configuration = { schema: configSchema, isConfigured: hasClient }

export const clientOf = (context: CallContext) => {
  const config = configOf(context)
  const { clientId, clientSecret } = config
  if (!clientId || !clientSecret) {
    throw new Refusal({ kind: 'config', code: 'noClient', message: 'TikTok is not configured' })
  }
  return { ...config, clientId, clientSecret }
}
