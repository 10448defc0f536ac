import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { readRows } from '../coverage/rows.ts'
import { declaredTests } from '../coverage/titles/declared-tests.ts'
import { parseModule } from '../coverage/titles/module.ts'
import { literalOf } from '../coverage/titles/pattern.ts'
import { fromRoot } from '../lib/paths.ts'
import { featureFiles } from './feature.ts'
import { isFeatureName } from './names.ts'

test('a feature is at most 14 files, each its own', () => {
  const paths = Object.keys(featureFiles('best-times'))
  expect(paths.length).toBeLessThanOrEqual(14)
  expect(paths.filter((path) => !path.includes('best-times') || existsSync(fromRoot(path)))).toEqual([])
  expect(['best-times', 'orders', 'a4'].filter((name) => !isFeatureName(name))).toEqual([])
  expect(['', 'BestTimes', 'best_times', '-times', 'times-', '../x'].filter(isFeatureName)).toEqual([])
})

test('a feature has its words in both languages, and a row that names its test', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-feature-'))
  try {
    const files = featureFiles('best-times')
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
      if (/\.tsx?$/.test(path)) expect([path, parseSync(path, text).errors]).toEqual([path, []])
    }
    const wordsIn = async (path: string): Promise<object> => {
      const file: object = await import(pathToFileURL(join(folder, 'packages/texts/src', path)).href)
      return Object.fromEntries(Object.entries(file).map(([name, words]) => [name, Object.keys(words)]))
    }
    expect(await wordsIn('en/best-times.ts')).toEqual(await wordsIn('fr/best-times.ts'))
    expect(await wordsIn('en/menu/best-times.ts')).toEqual({ screens: ['bestTimes'] })
    expect(await wordsIn('fr/menu/best-times.ts')).toEqual({ screens: ['bestTimes'] })
    const row = 'docs/coverage/best-times.yaml'
    const { sections } = readRows(row, files[row] ?? '', { areas: {}, chapters: ['Screens'] })
    const [test = ''] = Object.keys(files).filter((path) => path.endsWith('.test.ts'))
    const declared = declaredTests(parseModule(test, files[test] ?? '', () => undefined))
    const titles = declared.map(({ title }) => literalOf(title))
    expect(sections.flatMap(({ rows }) => rows).flatMap(({ tests }) => tests)).toEqual(titles)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
