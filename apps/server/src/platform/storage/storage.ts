import type { Readable } from 'node:stream'

/** Counted from nought, the last byte among them; within the file. */
export interface BytePart {
  readonly first: number
  readonly last: number
}

/** Where bytes lie. Keys are made by us from random ids, never from a name somebody sent. */
export interface Storage {
  put(key: string, bytes: Buffer, mime: string): Promise<void>
  /** The same of a file on disk, which never lies in memory whole. */
  putFile(key: string, path: string, mime: string): Promise<void>
  /** All of it or a part, with how many bytes that is. Nothing when there is no such file. */
  read(key: string, part?: BytePart): Promise<{ readonly body: Readable; readonly bytes: number } | undefined>
  remove(key: string): Promise<void>
  /** When a key was last put; nothing when there is no such file. */
  writtenAt(key: string): Promise<Date | undefined>
  /** All keys, or those under a prefix that ends in a slash; for backups and for finding what nothing refers to. */
  list(prefix?: string): AsyncIterable<string>
}

const keyForm = /^[a-z0-9-]+(?:\/[A-Za-z0-9_-]+){1,3}(?:\.[a-z0-9]{1,5})?$/

/** Refuses keys that are not of our own making: a key becomes a path on disk. */
export function checkKey(key: string): string {
  if (!keyForm.test(key)) throw new Error(`Not a storage key: ${key}`)
  return key
}
