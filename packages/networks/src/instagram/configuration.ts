import * as z from 'zod'
import type { CallContext, Tokens } from '../adapter.ts'
import { base, type Configuration, flag, hasClient } from '../configuration.ts'
import { facebookHost, metaSettings } from '../meta/configuration.ts'
import type { GraphHost } from '../meta/graph.ts'

export const configSchema = z.object({
  ...metaSettings,
  /** Which window people consent in: Facebook's, by way of a Page, or Instagram's own. */
  login: z.enum(['facebook', 'instagram']).default('facebook'),
  scopes: z
    .string()
    .default(
      'instagram_basic,instagram_content_publish,instagram_manage_comments,instagram_manage_insights,instagram_manage_contents,pages_show_list,pages_read_engagement,business_management',
    ),
  instagramScopes: z
    .string()
    .default(
      'instagram_business_basic,instagram_business_content_publish,instagram_business_manage_comments,instagram_business_manage_insights',
    ),
  instagramWeb: base('https://www.instagram.com'),
  instagramTokens: base('https://api.instagram.com'),
  instagramGraph: base('https://graph.instagram.com'),
  /** Sources disagree on whether posts may be deleted. */
  removes: flag('true'),
})

export type InstagramConfig = z.infer<typeof configSchema>

export const configOf = (context: CallContext): InstagramConfig => configSchema.parse(context.config)

/** The settings an operator gives for Instagram, which people reach through Facebook or through its own login. */
export const configuration: Configuration = { schema: configSchema, isConfigured: hasClient }

export const instagramHost = (config: InstagramConfig): GraphHost => ({
  base: config.instagramGraph,
  version: config.version,
  proveWith: config.proveCalls === 'true' ? config.clientSecret : undefined,
})

/** Which window these tokens came from: they open nothing on the other's host. */
export const isOwnLogin = (tokens: Tokens): boolean => tokens.more?.login === 'instagram'

export const hostOf = (context: CallContext, tokens: Tokens): GraphHost =>
  isOwnLogin(tokens) ? instagramHost(configOf(context)) : facebookHost(configOf(context))
