import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf } from './up-to-date.ts'

let base: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'up-to-date-'))
  mkdirSync(join(base, 'src/ui'), { recursive: true })
  writeFileSync(join(base, 'src/ui/button.tsx'), 'a')
  writeFileSync(join(base, 'src/main.tsx'), 'b')
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

const hash = () => hashOf(['src', 'absent'], base)

test('the same sources have the same hash, whenever they were written', () => {
  const before = hash()
  writeFileSync(join(base, 'src/main.tsx'), 'b')
  expect(hash()).toBe(before)
})

test('a changed, added or renamed file changes the hash', () => {
  const seen = new Set([hash()])
  writeFileSync(join(base, 'src/main.tsx'), 'c')
  seen.add(hash())
  writeFileSync(join(base, 'src/new.tsx'), '')
  seen.add(hash())
  rmSync(join(base, 'src/new.tsx'))
  writeFileSync(join(base, 'src/newer.tsx'), '')
  seen.add(hash())
  expect(seen.size).toBe(4)
})

test('tests are not part of the build', () => {
  const before = hash()
  writeFileSync(join(base, 'src/main.test.tsx'), 'x')
  expect(hash()).toBe(before)
})
