import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/paths.ts'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/adr'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]
/** Documents may leave out what the reader stands in. */
const folders = ['', 'apps/server/src', 'apps/web/src', 'apps/server', 'apps/web']
const made = /^(?:data|apps\/\w+\/dist|docs\/generated\/(?:coverage\.md|modules\.md|openapi\.json))(?:\/|$)/

test.each(documents)('%s names only what is there', (document) => {
  const text = readFileSync(join(root, document), 'utf8').replace(/```[\s\S]*?```/g, '')
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /\.(?:ts|tsx|mjs|md|json|sql|css)$/.test(path) && !made.test(path))
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, path = '']) => path)
  expect([
    ...named.filter((path) => !folders.some((folder) => existsSync(join(root, folder, path)))),
    ...linked.filter((path) => !existsSync(join(root, dirname(document), path))),
  ]).toEqual([])
})
