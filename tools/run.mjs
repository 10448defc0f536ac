// run.mjs SCRIPT [ARG…]: runs one of our TypeScript files under the pinned Node, installing first what is missing.
import { runUnderPinnedNode } from './bootstrap.mjs'

const [script, ...args] = process.argv.slice(2)
if (!script) throw new Error('Which script? node tools/run.mjs path/to/script.ts')
runUnderPinnedNode(script, args)
