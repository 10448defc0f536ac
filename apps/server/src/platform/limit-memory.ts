import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives back what loading the program left behind. Reading a few hundred modules leaves some 200 MB of garbage that V8
 * would keep for a long time on an idle server, since nothing asks for memory (`npm run bench -- api` shows it).
 */
export function limitMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
