import { composePost } from '@postelier/copy'
import type { Platform } from '../../platform/platform.ts'
import type { Writer } from './writer.ts'

/** The house's own: no model, no network; it says what the facts say. */
const builtIn: Writer = {
  write: async (brief) => {
    const answer = composePost(brief)
    return 'missing' in answer ? answer : { draft: answer, engine: 'built-in' }
  },
  propose: async (wish) => ({
    subjects: wish.facts
      .filter(({ about }) => !wish.known.includes(about))
      .slice(0, wish.count)
      .map((fact) => ({
        ...{ name: fact.about, description: '', thematicId: wish.thematics[0]?.id ?? null },
        ...({ objective: 'visibility', format: 'image', facts: [fact.id], before: fact.date } as const),
      })),
    shortage: null,
  }),
}

/** Whoever the administrators chose. */
export const writerOf = (_platform: Platform): Writer => builtIn
