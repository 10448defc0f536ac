import { composePost, proposeSubjects } from '@postelier/copy'
import type { Platform } from '../../platform/platform.ts'
import type { Writer } from './writer.ts'

/** The house's own: no model, no network; it says what the facts say. */
const builtIn: Writer = {
  write: async (brief) => {
    const answer = composePost(brief)
    return 'missing' in answer ? answer : { draft: answer, engine: 'built-in' }
  },
  propose: async (wish) => proposeSubjects(wish),
}

/** Whoever the administrators chose. */
export const writerOf = (_platform: Platform): Writer => builtIn
