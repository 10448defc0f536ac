import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export const newDataDir = () => mkdtempSync(join(tmpdir(), 'postelier-process-'))

/** A database of one's own: a folder, or a fresh database on the test server. */
export async function newDatabase(): Promise<{ readonly DATA_DIR: string; readonly DATABASE_URL?: string }> {
  const DATA_DIR = newDataDir()
  const serverUrl = process.env.TEST_DATABASE === 'server' ? process.env.TEST_DATABASE_URL : undefined
  if (!serverUrl) return { DATA_DIR }
  const name = `process_${Date.now()}_${Math.floor(Math.random() * 1e6)}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { DATA_DIR, DATABASE_URL: url.href }
}
