import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SealingKeys } from '../crypto.ts'
import type { Config } from './load-config.ts'

/** Keys by purpose, so that one leaking through one use says nothing of the others. */
export interface Secrets {
  readonly csrf: Buffer
  readonly tokens: Buffer
  readonly files: Buffer
  readonly encryption: SealingKeys
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
    encryption: {
      current: bytesOf(config.ENCRYPTION_KEY ?? own?.encryptionKey ?? ''),
      before: orNull(config.ENCRYPTION_KEY ? config.ENCRYPTION_KEY_BEFORE : own?.encryptionKeyBefore),
    },
  }
}

const bytesOf = (key: string) => Buffer.from(key, 'base64')
const orNull = (key: string | undefined) => (key ? bytesOf(key) : null)

interface OwnSecrets {
  readonly secretKey: string
  readonly encryptionKey: string
  /** While texts are still sealed with it. */
  readonly encryptionKeyBefore?: string
}

const pathIn = (dataDir: string) => join(dataDir, 'secrets.json')

/** A new key of our own, beside the old one until everything is sealed anew. Goes on where it was broken off. */
export function takeNewKey(dataDir: string): void {
  const own = ownSecrets(dataDir)
  if (own.encryptionKeyBefore) return
  replaceOwn(dataDir, {
    ...own,
    encryptionKey: randomBytes(32).toString('base64'),
    encryptionKeyBefore: own.encryptionKey,
  })
}

export function dropOldKey(dataDir: string): void {
  const { encryptionKeyBefore: _before, ...own } = ownSecrets(dataDir)
  replaceOwn(dataDir, own)
}

/** Whole or not at all. */
function replaceOwn(dataDir: string, own: OwnSecrets): void {
  const beside = `${pathIn(dataDir)}.${process.pid}`
  writeFileSync(beside, `${JSON.stringify(own, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(beside, pathIn(dataDir))
}

function ownSecrets(dataDir: string): OwnSecrets {
  const path = pathIn(dataDir)
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
