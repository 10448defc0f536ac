import { expect, it } from 'vitest'
import { readMarkdown } from './markdown.ts'
import { placeholdersOf, samePlaceholders } from './translations/placeholders.ts'

// A pattern that looked for an end from each of so many places would take many minutes.
const times = 1_000_000

it.each([
  ['open braces', '{{ '.repeat(times)],
  ['spaces in braces', `{{${' '.repeat(times)}`],
  ['references', '$t('.repeat(times)],
])('a sentence made of %s is compared in a moment', (_what, sentence) =>
  expect(samePlaceholders('', sentence)).toBe(false),
)

it('what a sentence is filled with is found with spaces and without', () => {
  expect(placeholdersOf('{{ name }} {{name}} {{}} $t(a.b)')).toEqual(['$t(a.b)', '{{name}}', '{{}}'])
})

it.each([
  ['brackets', '['.repeat(times)],
  ['links', '[a]('.repeat(times)],
  ['stars', '*a'.repeat(times)],
])('a document made of %s is read in a moment', (_what, text) => expect(readMarkdown(text)).toHaveLength(1))
