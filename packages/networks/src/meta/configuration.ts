import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { base, flag } from '../configuration.ts'
import { Refusal } from '../refusal.ts'
import type { GraphHost } from './graph.ts'

/** What Facebook and Instagram have in common: one app, one login, one graph. */
export const metaSettings = {
  /** Where people consent, and where they look at posts. */
  web: base('https://www.facebook.com'),
  graph: base('https://graph.facebook.com'),
  version: z
    .string()
    .regex(/^v\d+\.\d+$/)
    .default('v27.0'),
  clientId: z.string().optional(),
  clientSecret: z.string().optional(),
  /** What people are asked for besides, so that posts can be boosted; empty where nobody is to be asked. */
  adScopes: z.string().default('ads_management,ads_read,pages_manage_ads'),
  /** Whether each call carries a proof of the app's secret: needed where the app demands it. */
  proveCalls: flag('false'),
}

const shape = z.object(metaSettings)
export type MetaConfig = z.infer<typeof shape>

export const metaConfigOf = (context: CallContext): MetaConfig => shape.parse(context.config)

export const facebookHost = (config: MetaConfig): GraphHost => ({
  base: config.graph,
  version: config.version,
  proveWith: config.proveCalls === 'true' ? config.clientSecret : undefined,
})

export const clientOf = <T extends { clientId?: string | undefined; clientSecret?: string | undefined }>(
  config: T,
) => {
  const { clientId, clientSecret } = config
  if (!clientId || !clientSecret) {
    throw new Refusal({ kind: 'config', code: 'noClient', message: 'Meta is not configured' })
  }
  return { ...config, clientId, clientSecret }
}
