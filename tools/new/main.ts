// npm run new -- feature NAME: writes a feature's own files, and changes no other.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fromRoot } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import { featureFiles } from './feature.ts'
import { isFeatureName } from './names.ts'

const [kind, name = ''] = process.argv.slice(2)

function refuse(why: string): never {
  console.error(why)
  process.exit(1)
}

if (kind !== 'feature' || !isFeatureName(name))
  refuse('npm run new -- feature NAME, with a name in lower case such as best-times')
const files = Object.entries(featureFiles(name))
const paths = files.map(([path]) => path)
const there = paths.filter((path) => existsSync(fromRoot(path)))
if (there.length > 0) refuse(`${name} is there already:\n${there.join('\n')}`)

for (const [path, text] of files) {
  mkdirSync(dirname(fromRoot(path)), { recursive: true })
  writeFileSync(fromRoot(path), text, { flag: 'wx' })
}
// Where a long name makes a line too long.
const sources = paths.filter((path) => /\.tsx?$/.test(path))
const { ok, output } = await run('biome', ['check', '--write', ...sources])
if (!ok) console.error(output)
console.log(`${paths.join('\n')}\n\nGo on from the words in both languages, the query and the page.`)
