import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { base, type Configuration, hasClient } from '../configuration.ts'
import { Refusal } from '../refusal.ts'

/** What LinkedIn sells, and gives scopes for. An app that has Community Management has no other (facts 1.2). */
const scopesOfProduct = {
  /** Pages, and the person themselves: comments have scopes of their own, beside those of posts. */
  communityManagement:
    'r_basicprofile w_member_social w_member_social_feed rw_organization_admin w_organization_social w_organization_social_feed r_organization_social r_organization_social_feed',
  /** Share on LinkedIn with Sign In: the person alone, without comments, pages or figures. */
  shareAndSignIn: 'openid profile w_member_social',
} as const
const products = ['communityManagement', 'shareAndSignIn'] as const

const settings = z.object({
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
  /** Which of LinkedIn's products the app has: what is asked for follows from it. */
  product: z.enum(products).default('communityManagement'),
  /** Asked for instead, by apps that were given more or less. One the app does not own breaks the whole consent. */
  scopes: z.string().min(1).optional(),
})

export const configSchema = settings.transform((config) => ({
  ...config,
  scopes: config.scopes ?? scopesOfProduct[config.product],
}))

export type LinkedinConfig = z.infer<typeof configSchema>

export const configOf = (context: CallContext): LinkedinConfig => configSchema.parse(context.config)

/** The settings an operator gives for LinkedIn: hosts, API version, the app, and the product its permissions come from. */
export const configuration: Configuration = { schema: configSchema, isConfigured: hasClient }

export const clientOf = (context: CallContext) => {
  const config = configOf(context)
  const { clientId, clientSecret } = config
  if (!clientId || !clientSecret) {
    throw new Refusal({ kind: 'config', code: 'noClient', message: 'LinkedIn is not configured' })
  }
  return { ...config, clientId, clientSecret }
}
