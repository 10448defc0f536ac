import { runUnderPinnedNode } from './bootstrap.mjs'

runUnderPinnedNode('tools/start/main.ts')
