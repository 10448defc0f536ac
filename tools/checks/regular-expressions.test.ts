// A process that has compiled a megabyte of regular expressions compiles further ones without optimising them, and V8 13.6 then
// loses flags that a part of an expression sets for itself: /a(?i:com|net)/u no longer finds "aCom". A server gets there after
// some hours, so nothing here may rest on them.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'

const changesItsFlags = /\(\?[ims]*-?[ims]+:/
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: fromRoot('.') })

test('no expression changes the flags of a part of itself', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(changesItsFlags.test('(?i:com)') && changesItsFlags.test('(?-i:com)')).toBe(true)
  expect(sources.filter((path) => changesItsFlags.test(readFileSync(fromRoot(path), 'utf8')))).toEqual([])
})

test('an address is found by a process that has compiled too much to optimise', () => {
  const script = `import { leadsAway } from '${fromRoot('packages/copy/src/truth/leads-away.ts')}'
    console.log(leadsAway('Voyez evil.Com ou evil.sHop pour en savoir plus.').join(' '))`
  const words = execFileSync(
    process.execPath,
    ['--no-regexp-optimization', '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  )
  expect(words.trim()).toBe('evil.Com evil.sHop')
})
