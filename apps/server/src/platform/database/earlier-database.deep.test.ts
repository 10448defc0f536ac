import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EarlierDatabase } from './earlier-database.ts'
import { openDatabase } from './open-database.ts'

let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'postelier-earlier-'))
  const lite = await PGlite.create(join(folder, 'pg'))
  await lite.exec(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another', 1700000000000);
    create table person (id int)`)
  await lite.close()
  writeFileSync(join(folder, 'secrets.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = (onPutAside?: (kept: string) => void) =>
  openDatabase({ url: undefined, folder, poolSize: 1, onLost: () => undefined, onPutAside })

it('a database from before the first release is refused in words, and left as it is', async () => {
  const database = await open()
  await expect(database.migrate()).rejects.toThrow(EarlierDatabase)
  await database.close()
  expect(readdirSync(folder).sort()).toEqual(['pg', 'secrets.json'])
})

it('of a demo it is put aside, and a new one takes its place', async () => {
  let kept = ''
  const database = await open((where) => {
    kept = where
  })
  await database.migrate()
  expect(readdirSync(kept)).toEqual(['pg'])
  expect(
    (await database.db.execute(sql`select count(*)::int as n from person where email = 'x'`)).rows,
  ).toEqual([{ n: 0 }])
  await database.close()
  const again = await open(() => expect.unreachable())
  await again.migrate()
  await again.close()
})
