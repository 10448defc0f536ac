import { runUnderPinnedNode } from './bootstrap.mjs'

runUnderPinnedNode('tools/bench/main.ts')
