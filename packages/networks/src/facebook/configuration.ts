import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { type Configuration, hasClient } from '../configuration.ts'
import { facebookHost, metaSettings } from '../meta/configuration.ts'

/** The settings an operator gives for Facebook: hosts, the app, and the permissions it asks people for. */
export const configSchema = z.object({
  ...metaSettings,
  scopes: z
    .string()
    .default(
      'pages_show_list,pages_read_engagement,pages_manage_posts,pages_manage_engagement,read_insights,business_management',
    ),
})

export const configOf = (context: CallContext) => configSchema.parse(context.config)

export const hostOf = (context: CallContext) => facebookHost(configOf(context))

export const configuration: Configuration = { schema: configSchema, isConfigured: hasClient }
