// No list names the files of texts: whoever shows them finds them in their folders, so what each holds has to be true to its name.
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { namespaceOf } from '@postelier/texts'
import { expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'

const filesOf = (language: string) =>
  globSync('**/*.ts', { cwd: fromRoot('packages/texts/src', language) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
const exportsOf = async (language: string, file: string): Promise<object> =>
  import(pathToFileURL(fromRoot('packages/texts/src', language, file)).href)

test('every file of texts is there in French and in English', () => {
  expect(filesOf('fr').length).toBeGreaterThan(50)
  expect(filesOf('en')).toEqual(filesOf('fr'))
})

test.each(['fr', 'en'])(
  'a file of texts exports the namespace it is named after, in %s',
  async (language) => {
    for (const file of filesOf(language)) {
      const wanted = file.startsWith('menu/') ? 'screens' : namespaceOf(basename(file, '.ts'))
      expect([file, Object.keys(await exportsOf(language, file))]).toEqual([file, [wanted]])
    }
  },
)

test('a screen is named by one feature', async () => {
  const menus = filesOf('fr').filter((file) => file.startsWith('menu/'))
  const files = await Promise.all(menus.map((file) => exportsOf('fr', file)))
  const names = files.flatMap((file) => Object.values(file)).flatMap((screens) => Object.keys(screens))
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
})
