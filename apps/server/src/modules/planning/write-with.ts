import { composePost, proposeSubjects } from '@postelier/copy'
import type { Platform } from '../../platform/platform.ts'
import { engineFor } from '../engines/index.ts'
import { writeByEngine } from './engine-writer.ts'
import type { Writer } from './writer.ts'

/** The house's own: no model, no network; it says what the facts say. */
export const builtIn: Writer = {
  write: async (brief) => {
    const answer = composePost(brief)
    return 'missing' in answer ? answer : { draft: answer, engine: 'built-in' }
  },
  propose: async (wish) => proposeSubjects(wish),
}

/**
 * Whoever the administrators chose, and the house's own where that one does not answer, is over its budget, or answers what
 * does not hold. What nothing is known of is asked of nobody: a model would make something up.
 */
export const writerFor = (platform: Platform, accountId: number): Writer => ({
  ...builtIn,
  write: async (brief, signal) => {
    const own = await builtIn.write(brief, signal)
    if ('missing' in own) return own
    const desk = await engineFor(platform, { use: 'text', accountId, signal })
    return (desk && (await writeByEngine(brief, desk))) || own
  },
})
