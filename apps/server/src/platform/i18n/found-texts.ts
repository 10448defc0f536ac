import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InterfaceLanguage } from '@postelier/texts'

/** What one file of texts exports. */
type TextFile = Readonly<Record<string, object>>
/** By the names of the files. */
type TextFiles = Readonly<Record<string, TextFile>>

const folder = fileURLToPath(new URL('../../../../../packages/texts/src', import.meta.url))

async function readFolder(path: string, load: (name: string) => Promise<TextFile>): Promise<TextFiles> {
  const names = globSync(`${path}/*.ts`, { cwd: folder }).map((file) => basename(file, '.ts'))
  return Object.fromEntries(await Promise.all(names.sort().map(async (name) => [name, await load(name)])))
}

/** Every file of texts, of which no list is kept. In a build this file is written anew, with their names (tools/build). */
export const found: Readonly<Record<InterfaceLanguage, { texts: TextFiles; menu: TextFiles }>> = {
  fr: {
    texts: await readFolder('fr', (name) => import(`../../../../../packages/texts/src/fr/${name}.ts`)),
    menu: await readFolder(
      'fr/menu',
      (name) => import(`../../../../../packages/texts/src/fr/menu/${name}.ts`),
    ),
  },
  en: {
    texts: await readFolder('en', (name) => import(`../../../../../packages/texts/src/en/${name}.ts`)),
    menu: await readFolder(
      'en/menu',
      (name) => import(`../../../../../packages/texts/src/en/menu/${name}.ts`),
    ),
  },
}
