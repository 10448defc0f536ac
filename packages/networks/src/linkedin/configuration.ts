import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { base, type Configuration, hasClient } from '../configuration.ts'
import { Refusal } from '../refusal.ts'

export const configSchema = z.object({
  /** Where people consent, and where they look at posts. */
  web: base('https://www.linkedin.com'),
  api: base('https://api.linkedin.com'),
  /** Versions die twelve months after their birth (facts 1.1): never a constant. */
  version: z
    .string()
    .regex(/^\d{6}$/)
    .default('202607'),
  clientId: z.string().optional(),
  clientSecret: z.string().optional(),
  /** A scope the app does not own breaks the whole consent: without those of organisations there are no pages. */
  scopes: z
    .string()
    .default(
      'openid profile w_member_social r_basicprofile rw_organization_admin w_organization_social r_organization_social',
    ),
})

export type LinkedinConfig = z.infer<typeof configSchema>

export const configOf = (context: CallContext): LinkedinConfig => configSchema.parse(context.config)

export const configuration: Configuration = { schema: configSchema, isConfigured: hasClient }

export const clientOf = (context: CallContext) => {
  const config = configOf(context)
  const { clientId, clientSecret } = config
  if (!clientId || !clientSecret) {
    throw new Refusal({ kind: 'config', code: 'noClient', message: 'LinkedIn is not configured' })
  }
  return { ...config, clientId, clientSecret }
}
