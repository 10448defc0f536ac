// French is set as a printer sets it: no plain space before ; : ! ? or inside « », where a line could break.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'

const texts = globSync('packages/texts/src/fr/**/*.ts', { cwd: fromRoot('.') })
const documents = globSync('apps/server/src/modules/catalogue/legal/*.fr.md', { cwd: fromRoot('.') })
const plainSpace = /(?:[\p{L}\d})»’…] [;:!?»])|« /u
const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line)

test('there are French texts to look at', () => {
  expect(texts.length).toBeGreaterThan(10)
  expect(documents.length).toBeGreaterThan(1)
})

test.each([...texts, ...documents])('%s has no plain space where French wants a bound one', (path) => {
  const lines = readFileSync(fromRoot(path), 'utf8').split('\n')
  expect(lines.filter((line) => !isComment(line) && plainSpace.test(line))).toEqual([])
})
