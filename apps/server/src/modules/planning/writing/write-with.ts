import { composePost, isNearDuplicate, proposeAudiences, proposeSubjects } from '@postelier/copy'
import type { Platform } from '../../../platform/platform.ts'
import { engineFor } from '../../engines/index.ts'
import { audiencesByEngine } from '../subjects/engine-audiences.ts'
import { proposeByEngine } from '../subjects/engine-proposer.ts'
import { textsByEngine } from './engine-texts.ts'
import { writeByEngine } from './engine-writer.ts'
import type { Writer } from './writer.ts'

/** The platform's own: no model, no network; it says what the facts say. */
export const builtIn: Writer = {
  write: async (brief) => {
    const answer = composePost(brief)
    return 'missing' in answer ? answer : { draft: answer, engine: 'built-in' }
  },
  propose: async (input) => {
    const { subjects, ...rest } = proposeSubjects(input)
    return { ...rest, subjects: subjects.map((one) => ({ ...one, engine: 'built-in' as const })) }
  },
  audiences: async (input) => proposeAudiences(input),
}

/** Somebody waits in front of the screen: whoever does not answer in this time is not waited for. */
const patience = { callMs: { text: 40_000, picture: 40_000 }, overallMs: { text: 45_000, picture: 45_000 } }

/**
 * Whoever the administrators chose, and the platform's own where that one does not answer, is over its budget, or answers what
 * does not hold. What nothing is known of is asked of nobody: a model would make something up.
 */
export const writerFor = (platform: Platform, accountId: number): Writer => ({
  ...builtIn,
  write: async (brief, signal) => {
    const own = await builtIn.write(brief, signal)
    if ('missing' in own) return own
    const client = await engineFor(platform, { use: 'text', accountId, signal })
    if (!client) return own
    const written = await writeByEngine(brief, client)
    return 'missing' in written ? { ...own, wordsMissing: written.missing } : written
  },
  fill: async (brief, asks, signal) => {
    const client = await engineFor(platform, { use: 'text', accountId, signal, limits: patience })
    return client ? textsByEngine(brief, asks, client) : undefined
  },
  propose: async (input, signal) => {
    const client = await engineFor(platform, { use: 'ideas', accountId, signal, limits: patience })
    const first = client && (await proposeByEngine(input, client))
    if (!first) return builtIn.propose(input, signal)
    const subjects = first.subjects.map((one) => ({ ...one, engine: first.engine }))
    if (subjects.length >= input.count) return { subjects, shortage: null, said: null }
    // What is left over is proposed by the platform, of what no subject is about yet.
    const taken = new Set(subjects.flatMap(({ facts }) => facts))
    const rest = await builtIn.propose(
      {
        ...input,
        facts: input.facts.filter(({ id }) => !taken.has(id)),
        known: [...input.known, ...subjects.map(({ name }) => name)],
        count: input.count - subjects.length,
      },
      signal,
    )
    return { ...rest, subjects: [...subjects, ...rest.subjects] }
  },
  audiences: async (input, signal) => {
    const fallback = await builtIn.audiences(input, signal)
    const client = await engineFor(platform, { use: 'ideas', accountId, signal, limits: patience })
    const first = client && (await audiencesByEngine(input, client))
    if (!first || first.length === 0) return fallback
    // What the platform knows besides stands behind, as long as there is room.
    const rest = fallback.filter(
      ({ name }) => !first.some((one) => isNearDuplicate(name, one.name, input.language)),
    )
    return [...first, ...rest].slice(0, Math.max(fallback.length, first.length))
  },
})
