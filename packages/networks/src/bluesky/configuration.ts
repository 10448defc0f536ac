import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { base, type Configuration } from '../configuration.ts'

export const configSchema = z.object({
  /** Where people sign in who name no service of their own. */
  service: base('https://bsky.social'),
  /** Reads what is public, without a token. */
  appView: base('https://public.api.bsky.app'),
  video: base('https://video.bsky.app'),
  /** Where people look at posts. */
  web: base('https://bsky.app'),
  /** `service` has videos made ready before the post is made; `blob` puts them into the post as they are. */
  videosBy: z.enum(['service', 'blob']).default('service'),
})

export type BlueskyConfig = z.infer<typeof configSchema>

export const configOf = (context: CallContext): BlueskyConfig => configSchema.parse(context.config)

/** Needs no app of ours over there: everybody brings a password made for us. */
export const configuration: Configuration = { schema: configSchema, isConfigured: () => true }
