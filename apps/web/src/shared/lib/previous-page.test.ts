import { expect, test } from 'vitest'
import { isSafePath } from '#shared/lib/previous-page.ts'

test.each(['/', '/me/tasks?month=12', '/testing'])('%s may be returned to', (path) => {
  expect(isSafePath(path)).toBe(true)
})

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '/auth/login',
  '',
])('%s may not', (path) => {
  expect(isSafePath(path)).toBe(false)
})
