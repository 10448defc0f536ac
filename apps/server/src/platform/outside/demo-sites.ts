// The demo businesses' websites: their names lead to the sandbox, in demo mode only, so that a site can be read without a network.
import type { Config } from '../config/load-config.ts'

/** As the demo's people give them. The sandbox has a folder for each. */
export const demoSiteHosts = [
  'maisonverdier.fr',
  'roussel-avocats.fr',
  'garage-bellecour.fr',
  'atelier-nord.fr',
  'studio-lin.fr',
] as const

type DemoConfig = Pick<Config, 'production' | 'SANDBOX_URL'>

/** Where a page of a demo site really is; null for every other address, and in production. */
export function demoPageOf({ production, SANDBOX_URL }: DemoConfig, address: string): URL | null {
  if (production || !SANDBOX_URL || !URL.canParse(address)) return null
  const { hostname, pathname, search } = new URL(address)
  const host = demoSiteHosts.find((one) => one === hostname.replace(/^www\./, ''))
  return host ? new URL(`/sites/${host}${pathname}${search}`, SANDBOX_URL) : null
}
