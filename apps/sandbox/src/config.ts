import { z } from 'zod'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback)

const environment = z.object({
  MODE: z.enum(['demo', 'production']).default('demo'),
  SANDBOX_PORT: port(4100),
  SANDBOX_SMTP_PORT: port(4125),
  DATA_DIR: z.string().default('./data'),
})

export interface SandboxConfig {
  port: number
  smtpPort: number
  dataFolder: string
}

export function readConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const result = environment.safeParse(env)
  if (!result.success)
    throw new Error(
      result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  const { MODE, SANDBOX_PORT, SANDBOX_SMTP_PORT, DATA_DIR } = result.data
  if (MODE === 'production')
    throw new Error(
      'The sandbox stands in for the outside world in demo mode only: it does not start with MODE=production.',
    )
  return { port: SANDBOX_PORT, smtpPort: SANDBOX_SMTP_PORT, dataFolder: `${DATA_DIR}/sandbox` }
}
