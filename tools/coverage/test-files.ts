// Every test file of the tree, and the tests it declares.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/paths.ts'
import { type DeclaredTest, declaredTests } from './titles/declared-tests.ts'
import { parseModule } from './titles/module.ts'
import type { Load, Module } from './titles/scope.ts'

export interface FileTests {
  path: string
  tests: readonly DeclaredTest[]
}

const places = ['{apps,packages,tools,bench,tests/sites}/**/*.test.{ts,tsx}', 'tests/e2e/**/*.spec.ts']
const foreign = /(^|[/\\])(node_modules|dist|data|\.cache|test-results)$/

const listTestFiles = (folder: string): string[] =>
  globSync(places, { cwd: folder, exclude: (path) => foreign.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()

/** Only a file that has a test function from elsewhere can declare tests for others; builders are many, and left unread. */
const hasTestFunction = /(import|export) \{[^}]*\b(test|it|describe|suite)\b[^}]*\} from/

/** Reads what test files import of each other and of their builders, once. */
function loadFrom(folder: string): Load {
  const known = new Map<string, Module | undefined>()
  const load: Load = (from, specifier) => {
    if (!specifier.startsWith('.')) return undefined
    const path = join(dirname(from), specifier).replaceAll('\\', '/')
    if (!known.has(path)) {
      const source = readFileSync(join(folder, path), 'utf8')
      known.set(path, hasTestFunction.test(source) ? parseModule(path, source, load) : undefined)
    }
    return known.get(path)
  }
  return load
}

export function readTests(folder: string = root): FileTests[] {
  const load = loadFrom(folder)
  const paths = listTestFiles(folder)
  // Else every row would be at fault, and nothing would say why.
  if (paths.length === 0) throw new Error(`No test file was found in ${folder}.`)
  return paths.map((path) => ({
    path,
    tests: declaredTests(parseModule(path, readFileSync(join(folder, path), 'utf8'), load)),
  }))
}
