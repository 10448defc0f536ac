// Running from its sources the server finds modules and texts in their folders; a build has no folders, and gets them by name.
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Plugin } from 'rolldown'
import { fromRoot } from '../lib/paths.ts'

const objectOf = (names: readonly string[], variable: string) =>
  `{ ${names.map((name, at) => `${JSON.stringify(name)}: ${variable}${at}`).join(', ')} }`

function modules(): string {
  const names = globSync('*/index.ts', { cwd: fromRoot('apps/server/src/modules') })
    .map(dirname)
    .sort()
  return [
    ...names.map((name, at) => `import * as module${at} from './${name}/index.ts'`),
    `export const found = ${objectOf(names, 'module')}`,
  ].join('\n')
}

function texts(): string {
  const folder = (path: string, variable: string) => {
    const names = globSync('*.ts', { cwd: fromRoot('packages/texts/src', path) })
      .map((file) => basename(file, '.ts'))
      .sort()
    const imports = names.map(
      (name, at) => `import * as ${variable}${at} from '@postelier/texts/${path}/${name}'`,
    )
    return { imports, object: objectOf(names, variable) }
  }
  const languages = ['fr', 'en'].map((language) => {
    const own = folder(language, language)
    const menu = folder(`${language}/menu`, `${language}Menu`)
    return {
      imports: [...own.imports, ...menu.imports],
      object: `${language}: { texts: ${own.object}, menu: ${menu.object} }`,
    }
  })
  return [
    ...languages.flatMap(({ imports }) => imports),
    `export const found = { ${languages.map(({ object }) => object).join(', ')} }`,
  ].join('\n')
}

const written: ReadonlyMap<string, () => string> = new Map([
  [fromRoot('apps/server/src/modules/found.ts'), modules],
  [fromRoot('apps/server/src/platform/i18n/found-texts.ts'), texts],
])

export const foundFiles: Plugin = { name: 'found-files', load: (id) => written.get(id)?.() }
