import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BucketStandIn, openBucketStandIn, standInAccess } from '../../testing/bucket-stand-in.ts'
import { loadConfig } from '../config/load-config.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

const environment = { DATA_DIR: mkdtempSync(join(tmpdir(), 'postelier-storage-')) }
const bucketEnvironment = (address: string, secret = standInAccess.secret) => ({
  ...environment,
  S3_BUCKET: standInAccess.bucket,
  S3_ENDPOINT: address,
  S3_REGION: 'eu-west-3',
  S3_ACCESS_KEY_ID: standInAccess.id,
  S3_SECRET_ACCESS_KEY: secret,
})

let bucket: BucketStandIn
beforeAll(async () => {
  bucket = await openBucketStandIn()
})
afterAll(() => bucket.close())

const contentsOf = async (storage: Storage, key: string) => {
  const found = await storage.read(key)
  return found && { text: (await buffer(found.body)).toString(), bytes: found.bytes }
}
const keysOf = async (storage: Storage) => (await Array.fromAsync(storage.list())).sort()

describe.each([
  ['a folder', () => environment],
  ['a bucket', () => bucketEnvironment(bucket.address)],
])('files in %s', (_, env) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await openStorage(loadConfig(env()))
  })

  test('are found again as they were put, and are gone once removed', async () => {
    await storage.put('files/one/full.webp', Buffer.from('first'), 'image/webp')
    expect(await contentsOf(storage, 'files/one/full.webp')).toEqual({ text: 'first', bytes: 5 })
    await storage.put('files/one/full.webp', Buffer.from('second, longer'), 'image/webp')
    expect(await contentsOf(storage, 'files/one/full.webp')).toEqual({ text: 'second, longer', bytes: 14 })
    const at = await storage.writtenAt('files/one/full.webp')
    expect(Math.abs(Date.now() - (at?.getTime() ?? 0))).toBeLessThan(60_000)
    await storage.remove('files/one/full.webp')
    expect(await storage.read('files/one/full.webp')).toBeUndefined()
    expect(await storage.writtenAt('files/one/full.webp')).toBeUndefined()
    await storage.remove('files/one/full.webp')
  })

  test('come from a disk as they lie there, and are read in parts', async () => {
    const path = join(environment.DATA_DIR, 'arrived')
    writeFileSync(path, Buffer.from('a film of sorts'))
    await storage.putFile('files/film/film.mp4', path, 'video/mp4')
    expect(await contentsOf(storage, 'files/film/film.mp4')).toEqual({ text: 'a film of sorts', bytes: 15 })
    const part = await storage.read('files/film/film.mp4', { first: 2, last: 5 })
    expect(part && [(await buffer(part.body)).toString(), part.bytes]).toEqual(['film', 4])
    expect(await storage.read('files/nothing/film.mp4', { first: 0, last: 1 })).toBeUndefined()
    await storage.remove('files/film/film.mp4')
  })

  test('are all listed, however many pages that takes', async () => {
    const keys = Array.from({ length: 7 }, (_, index) => `files/many-${index}/small.png`)
    for (const key of keys) await storage.put(key, Buffer.from(key), 'image/png')
    expect(await keysOf(storage)).toEqual(keys)
    await storage.put('others/one/small.png', Buffer.from('other'), 'image/png')
    expect(await Array.fromAsync(storage.list('others/'))).toEqual(['others/one/small.png'])
    expect((await Array.fromAsync(storage.list('files/'))).sort()).toEqual(keys)
    expect(await Array.fromAsync(storage.list('nothing/'))).toEqual([])
    await storage.remove('others/one/small.png')
    for (const key of keys) await storage.remove(key)
    expect(await keysOf(storage)).toEqual([])
  })

  test('have keys of our own making only', async () => {
    for (const key of ['../secrets.json', 'files/../../x/y', '/etc/passwd', 'files/a b/c', 'files'])
      await expect(storage.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow('Not a storage key')
  })
})

test('a bucket that is busy is asked again, and one that knows us not is no missing file', {
  tags: ['deep'],
}, async () => {
  const storage = await openStorage(loadConfig(bucketEnvironment(bucket.address)))
  bucket.refuse(2, 503)
  await storage.put('files/busy/full.png', Buffer.from('kept'), 'image/png')
  expect(bucket.keys()).toEqual(['files/busy/full.png'])
  const path = join(environment.DATA_DIR, 'busy')
  writeFileSync(path, 'kept too')
  bucket.refuse(2, 503)
  await storage.putFile('files/busy/full.png', path, 'image/png')
  expect(await contentsOf(storage, 'files/busy/full.png')).toEqual({ text: 'kept too', bytes: 8 })
  const stranger = await openStorage(loadConfig(bucketEnvironment(bucket.address, 'another secret')))
  await expect(stranger.read('files/busy/full.png')).rejects.toThrow('SignatureDoesNotMatch')
  await expect(stranger.writtenAt('files/busy/full.png')).rejects.toThrow()
  await storage.remove('files/busy/full.png')
})
