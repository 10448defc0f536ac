import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './load-config.ts'

/** Keys by purpose, so that one leaking through one use says nothing of the others. */
export interface Secrets {
  readonly csrf: Buffer
  readonly tokens: Buffer
  readonly files: Buffer
  readonly encryption: Buffer
}

/** From the environment in production; otherwise from a file made on first start that only its owner reads. */
export function loadSecrets(config: Config): Secrets {
  const own = config.SECRET_KEY && config.ENCRYPTION_KEY ? undefined : ownSecrets(config.dataDir)
  const root = Buffer.from(config.SECRET_KEY ?? own?.secretKey ?? '', 'base64')
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', root, '', `postelier:${purpose}`, 32))
  return {
    csrf: derive('csrf'),
    tokens: derive('tokens'),
    files: derive('files'),
    encryption: Buffer.from(config.ENCRYPTION_KEY ?? own?.encryptionKey ?? '', 'base64'),
  }
}

interface OwnSecrets {
  readonly secretKey: string
  readonly encryptionKey: string
}

function ownSecrets(dataDir: string): OwnSecrets {
  const path = join(dataDir, 'secrets.json')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(path)) {
    const fresh: OwnSecrets = {
      secretKey: randomBytes(32).toString('base64'),
      encryptionKey: randomBytes(32).toString('base64'),
    }
    // Written beside and linked into place: a start that is killed leaves no half file, and the first of two wins.
    const beside = `${path}.${process.pid}`
    try {
      writeFileSync(beside, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600, flush: true })
      linkSync(beside, path)
    } catch (reason) {
      if ((reason as NodeJS.ErrnoException).code !== 'EEXIST') throw reason
    } finally {
      rmSync(beside, { force: true })
    }
  }
  return JSON.parse(readFileSync(path, 'utf8')) as OwnSecrets
}
