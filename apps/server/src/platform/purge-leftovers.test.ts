import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { purgeLeftovers } from './purge-leftovers.ts'

it('removes what dead processes left, and nothing of the living', async () => {
  const [temporary, dataDir] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'postelier-purge-'))) as [
    string,
    string,
  ]
  const now = new Date()
  const old = new Date(now.getTime() - 2 * 86_400_000)
  for (const name of [
    `postelier-upload-${process.pid}-abc`,
    'postelier-upload-4194303-abc',
    'postelier-upload-new',
    'postelier-upload-old',
    'other',
  ]) {
    mkdirSync(join(temporary, name))
    writeFileSync(join(temporary, name, '0'), 'bytes')
  }
  utimesSync(join(temporary, 'postelier-upload-old'), old, old)
  mkdirSync(join(dataDir, 'files', 'ab'), { recursive: true })
  for (const name of ['kept', 'old.part', 'new.part']) writeFileSync(join(dataDir, 'files', 'ab', name), '')
  for (const name of ['kept', 'old.part']) utimesSync(join(dataDir, 'files', 'ab', name), old, old)

  await purgeLeftovers(dataDir, now, temporary)
  expect(readdirSync(temporary).sort()).toEqual(
    ['other', `postelier-upload-${process.pid}-abc`, 'postelier-upload-new'].sort(),
  )
  expect(readdirSync(join(dataDir, 'files', 'ab')).sort()).toEqual(['kept', 'new.part'])
  await purgeLeftovers(join(dataDir, 'nowhere'), now, temporary)
})
