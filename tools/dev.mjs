import { runUnderPinnedNode } from './bootstrap.mjs'

runUnderPinnedNode('tools/dev/main.ts')
