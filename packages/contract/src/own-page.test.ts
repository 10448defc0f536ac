import { expect, it } from 'vitest'
import { isOwnPage } from './own-page.ts'
import { ownPage } from './values/own-page-field.ts'

it.each([
  '',
  'me/networks',
  'https://elsewhere.test/',
  '//elsewhere.test',
  '///elsewhere.test',
  '/\\elsewhere.test',
  '\\/elsewhere.test',
  '/me\\..\\elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  '/\r\n/elsewhere.test',
  '\t//elsewhere.test',
  ' //elsewhere.test',
  '/\u0000/elsewhere.test',
  '/me/networks\u007f',
  '/me/networks?a=\n',
  '/./\t/elsewhere.test',
  '/.//elsewhere.test',
  '/me/..//elsewhere.test',
  'javascript:alert(1)',
  'data:text/html,hello',
])('%j is no page of ours', (address) => {
  expect(isOwnPage(address)).toBe(false)
  expect(ownPage.safeParse(address).success).toBe(false)
})

it.each([
  '/',
  '/me/tasks/dQ8_x-2kLm?tab=visual',
  '/me/ideas?q=https://site.test//a#b',
  '/me/ideas?q=pâte%20à',
])('%j is a page of ours', (address) => {
  expect(ownPage.parse(address)).toBe(address)
})
