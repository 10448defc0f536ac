import { expect, test } from 'vitest'
import { whoProposed } from './who-proposed.ts'

const by = (...those: readonly ('built-in' | 'claude' | 'gpt-5' | null)[]) =>
  whoProposed(those.map((proposedBy) => ({ proposedBy })))

test('who proposed is said once over a list, for all of it or for most of it', () => {
  expect(by('built-in', 'built-in')).toEqual({ most: 'builtIn', isAll: true })
  expect(by('claude', 'gpt-5')).toEqual({ most: 'model', isAll: true })
  expect(by('built-in', 'claude', 'claude')).toEqual({ most: 'model', isAll: false })
  expect(by('built-in', 'claude')).toEqual({ most: 'builtIn', isAll: false })
})

test('what somebody asked for themselves was proposed by nobody', () => {
  expect(by(null, null)).toEqual({ most: null, isAll: true })
  expect(by(null, 'built-in')).toEqual({ most: 'builtIn', isAll: true })
})
