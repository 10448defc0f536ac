import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type SettingName, type SettingValues, settings } from './settings.ts'

export interface Config extends Omit<SettingValues, 'PUBLIC_URL'> {
  readonly publicUrl: string
  readonly dataDir: string
  readonly production: boolean
}

/** Every fault at once, one readable reason each; `main` prints them and stops. */
export class ConfigFaults extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n  - ${faults.join('\n  - ')}`,
    )
    this.faults = faults
  }
}

/** The sole reader of the environment. */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = []
  const values: Record<string, unknown> = {}
  for (const name of Object.keys(settings) as SettingName[]) {
    const { schema, fallback, secret } = settings[name] as (typeof settings)[SettingName] & {
      fallback?: string
      secret?: true
    }
    const given = environment[name]?.trim() || fallback
    const parsed = schema.safeParse(given)
    if (parsed.success) values[name] = parsed.data
    else
      faults.push(
        `${name}${secret ? '' : ` = ${JSON.stringify(given ?? '')}`}: ${parsed.error.issues.map((issue) => issue.message).join('; ')}`,
      )
  }
  const config = values as unknown as SettingValues
  if (faults.length === 0) faults.push(...faultsBetween(config))
  if (faults.length > 0) throw new ConfigFaults(faults)
  return {
    ...config,
    publicUrl: (
      config.PUBLIC_URL ??
      `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${config.PORT}`
    ).replace(/\/+$/, ''),
    dataDir: resolve(config.DATA_DIR),
    production: config.MODE === 'production',
  }
}

/** What no single setting can tell: demo stays on this machine, production has its own secrets and services. */
function faultsBetween(config: SettingValues): string[] {
  const faults: string[] = []
  if (config.MODE === 'demo') {
    if (!isLoopback(config.HOST))
      faults.push(
        `HOST = "${config.HOST}": demo mode has known passwords, so it listens on this machine only (127.0.0.1)`,
      )
    if (config.PUBLIC_URL && !isLoopback(new URL(config.PUBLIC_URL).hostname)) {
      faults.push(
        `PUBLIC_URL = "${config.PUBLIC_URL}": demo mode has known passwords, so its address must be loopback; use MODE=production to publish`,
      )
    }
  } else {
    for (const name of ['SECRET_KEY', 'ENCRYPTION_KEY', 'SMTP_URL', 'PUBLIC_URL'] as const) {
      if (!config[name]) faults.push(`${name}: required in production`)
    }
    if (config.SECRET_KEY && config.SECRET_KEY === config.ENCRYPTION_KEY)
      faults.push('ENCRYPTION_KEY: must differ from SECRET_KEY')
    if (config.SANDBOX_URL) faults.push('SANDBOX_URL: the demo services cannot be mounted in production')
    if (config.READ_LOOPBACK) faults.push('READ_LOOPBACK: sites of this machine are not read in production')
    if (config.PUBLIC_URL?.startsWith('http:') && !isLoopback(new URL(config.PUBLIC_URL).hostname))
      faults.push('PUBLIC_URL: must be https in production')
  }
  if (!config.DATABASE_URL && config.ROLE !== 'all')
    faults.push(
      `ROLE = "${config.ROLE}": the embedded database serves one process; set DATABASE_URL to run roles apart`,
    )
  if (config.STRIPE_SECRET_KEY && !(config.STRIPE_PUBLIC_KEY && config.STRIPE_WEBHOOK_SECRET))
    faults.push('STRIPE_SECRET_KEY: needs STRIPE_PUBLIC_KEY and STRIPE_WEBHOOK_SECRET')
  if (config.S3_BUCKET && !(config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY))
    faults.push('S3_BUCKET: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  return faults
}

export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}
