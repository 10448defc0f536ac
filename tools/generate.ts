// Writes what is made from the code and data of the tree into docs/. Small documents that a reviewer should see change are
// committed, and --check says which are out of date; the others are for whoever wants to read them, and --check sees that they
// can be made and are whole.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { documents as ofTheServer } from '../apps/server/src/cli/generators.ts'
import { coverageDocument } from './coverage/document.ts'
import { moduleGraph } from './graph/document.ts'
import { fromRoot } from './lib/paths.ts'

interface Document {
  readonly isCommitted: boolean
  readonly make: () => string | Promise<string>
}

const documents: Readonly<Record<string, Document>> = {
  'docs/generated/coverage.md': { isCommitted: false, make: coverageDocument },
  'docs/generated/modules.md': { isCommitted: false, make: moduleGraph },
  ...ofTheServer,
}

function faultOf(path: string, text: string): string | undefined {
  if (documents[path]?.isCommitted) {
    const old = existsSync(fromRoot(path)) ? readFileSync(fromRoot(path), 'utf8') : undefined
    return text === old ? undefined : `${path} is out of date: run \`npm run generate\` and commit it.`
  }
  return isWhole(path, text) ? undefined : `${path} is made, but not whole.`
}

function isWhole(path: string, text: string): boolean {
  if (path.endsWith('.md')) return text.startsWith('# ') && text.endsWith('\n')
  const { openapi, paths } = JSON.parse(text) as { openapi?: string; paths?: object }
  return openapi?.startsWith('3.') === true && Object.keys(paths ?? {}).length > 0
}

async function main(check: boolean): Promise<void> {
  for (const [path, { make }] of Object.entries(documents)) {
    const text = await make()
    if (check) {
      const fault = faultOf(path, text)
      if (fault === undefined) continue
      console.error(fault)
      process.exitCode = 1
      continue
    }
    if (existsSync(fromRoot(path)) && readFileSync(fromRoot(path), 'utf8') === text) continue
    mkdirSync(dirname(fromRoot(path)), { recursive: true })
    writeFileSync(fromRoot(path), text)
    console.log(`${path} written`)
  }
}

await main(process.argv.includes('--check'))
