import { runUnderPinnedNode } from './bootstrap.mjs'

runUnderPinnedNode('tools/test/main.ts')
