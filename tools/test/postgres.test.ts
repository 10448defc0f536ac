import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { fromRoot } from '../lib/paths.ts'
import { PostgresMissing, startPostgres } from './postgres.ts'

interface Client {
  connect(): Promise<void>
  query(sql: string): Promise<{ rows: Record<string, unknown>[] }>
  end(): Promise<void>
}
const { Client } = createRequire(fromRoot('apps/server/package.json'))('pg') as {
  Client: new (url: string) => Client
}

afterEach(() => vi.unstubAllEnvs())

test('TEST_DATABASE_URL is used as it is', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://somewhere/tests')
  const postgres = await startPostgres()
  expect(postgres.url).toBe('postgres://somewhere/tests')
  await postgres.stop()
})

test('a server of our own answers, and leaves nothing behind', async ({ skip, annotate }) => {
  vi.stubEnv('TEST_DATABASE_URL', '')
  const postgres = await startPostgres().catch((error: unknown) => {
    // npm test says so in a box of its own; here it is only not this test's matter.
    if (error instanceof PostgresMissing) return undefined
    throw error
  })
  if (!postgres) return skip('no PostgreSQL on this machine')
  await annotate(postgres.origin)
  const client = new Client(postgres.url)
  await client.connect()
  const { rows } = await client.query('show data_directory')
  await client.end()
  const folder = dirname(String(rows[0]?.data_directory))
  expect(existsSync(join(folder, 'data'))).toBe(true)
  await postgres.stop()
  expect(existsSync(folder)).toBe(false)
})

test('a program that dies takes its server and its folder along', ({ skip }) => {
  if (process.platform === 'win32') return skip('asks the shell for the folder')
  const script = `
    import { startPostgres } from ${JSON.stringify(fromRoot('tools/test/postgres.ts'))}
    const { url } = await startPostgres()
    process.stdout.write(url)
    throw new Error('on purpose')`
  const env = { ...process.env, TEST_DATABASE_URL: '' }
  let said = { stdout: '', stderr: '' }
  try {
    execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    said = error as typeof said
  }
  if (said.stderr.includes('PostgresMissing')) return skip('no PostgreSQL on this machine')
  const port = new URL(said.stdout).port
  expect(() => execFileSync('sh', ['-c', `ps ax -o args | grep 'port=${port}' | grep -v grep`])).toThrow()
})
