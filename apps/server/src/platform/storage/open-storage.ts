import type { Config } from '../config/load-config.ts'
import type { Storage } from './storage.ts'

/** A bucket where one is configured, else a folder beside the database. */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.S3_BUCKET) {
    const { openBucket } = await import('./bucket.ts')
    return openBucket(config)
  }
  const { openFolder } = await import('./folder.ts')
  return openFolder(config.dataDir)
}
