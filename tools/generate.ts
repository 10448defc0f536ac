// Writes everything under docs/generated/; with --check it only says what is out of date.
// A generator is a function that returns the text of one file from the code and data of the tree.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { coverageDocument } from './coverage/document.ts'
import { moduleGraph } from './graph/document.ts'
import { fromRoot } from './lib/paths.ts'

type Generator = () => string | Promise<string>

/** Generators of the server (OpenAPI, permissions, operations…) join when it exists, under this name. */
const serverGenerators = 'apps/server/src/cli/generators.ts'

const own: Record<string, Generator> = {
  'docs/generated/coverage.md': coverageDocument,
  'docs/generated/modules.md': moduleGraph,
}

async function generators(): Promise<Record<string, Generator>> {
  const path = fromRoot(serverGenerators)
  if (!existsSync(path)) return own
  const module = (await import(pathToFileURL(path).href)) as { generators: Record<string, Generator> }
  return { ...own, ...module.generators }
}

async function main(check: boolean): Promise<void> {
  const faults: string[] = []
  for (const [path, generate] of Object.entries(await generators())) {
    const text = await generate()
    const old = existsSync(fromRoot(path)) ? readFileSync(fromRoot(path), 'utf8') : undefined
    if (text === old) continue
    if (check) faults.push(`${path} is out of date: run \`npm run generate\` and commit it.`)
    else {
      mkdirSync(dirname(fromRoot(path)), { recursive: true })
      writeFileSync(fromRoot(path), text)
      console.log(`${path} written`)
    }
  }
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

await main(process.argv.includes('--check'))
