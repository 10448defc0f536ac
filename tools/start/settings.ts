// Where everything of one start listens and lives; the rest of the configuration belongs to the server.
import { isAbsolute } from 'node:path'
import { fromRoot } from '../lib/paths.ts'
import { portIsTaken } from '../lib/ports.ts'

export interface Settings {
  production: boolean
  port: number
  sandboxPort: number
  smtpPort: number
  /** What the server and the sandbox read. */
  env: Record<string, string | undefined>
}

export class StartRefused extends Error {}

function portNamed(name: string, fallback: number): number {
  const text = process.env[name]
  const port = Number(text ?? fallback)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartRefused(`${name}=${text} is not a port (1 to 65535).`)
  return port
}

export function readSettings(): Settings {
  const production = process.env.MODE === 'production'
  const port = portNamed('PORT', 4000)
  const sandboxPort = portNamed('SANDBOX_PORT', 4100)
  const smtpPort = portNamed('SANDBOX_SMTP_PORT', 4125)
  const folder = process.env.DATA_DIR ?? 'data'
  const shared = {
    MODE: production ? 'production' : 'demo',
    PORT: String(port),
    DATA_DIR: isAbsolute(folder) ? folder : fromRoot(folder),
  }
  if (production) return { production, port, sandboxPort, smtpPort, env: shared }
  const demo = {
    // A name, since browsers refuse passkeys on a bare address.
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    SANDBOX_URL: process.env.SANDBOX_URL ?? `http://127.0.0.1:${sandboxPort}`,
    SMTP_URL: process.env.SMTP_URL ?? `smtp://127.0.0.1:${smtpPort}`,
  }
  return { production, port, sandboxPort, smtpPort, env: { ...shared, ...demo } }
}

/** Says in one line which port is taken, before anything is started. */
export async function requirePorts({ production, port, sandboxPort, smtpPort }: Settings): Promise<void> {
  const wanted: [name: string, port: number][] = production
    ? [['PORT', port]]
    : [
        ['PORT', port],
        ['SANDBOX_PORT', sandboxPort],
        ['SANDBOX_SMTP_PORT', smtpPort],
      ]
  for (const [name, number] of wanted)
    if (await portIsTaken(number))
      throw new StartRefused(
        `Port ${number} is taken by another program: stop it, or choose another one with ${name}=…`,
      )
}
