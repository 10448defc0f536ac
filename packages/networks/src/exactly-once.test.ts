import { networks } from '@postelier/contract'
import { expect, test } from 'vitest'
import type { NetworkAdapter, PostLookup, Progress } from './adapter.ts'
import { adapters } from './adapters.ts'
import { NoAnswer } from './http.ts'
import { Refusal } from './refusal.ts'
import { contextOf, startedAt, writtenDown } from './testing/builders.ts'
import { type ScriptedAnswer, scriptOf } from './testing/scripted-http.ts'
import { type SmallWorld, smallWorlds } from './testing/small-worlds.ts'

/** What befalls one call of a publication. */
const accidents = {
  'never left': false,
  'was lost on its way there': true,
  'was done, and its answer lost': true,
  'was done, and answered by a broken gateway': true,
} as const
type Accident = keyof typeof accidents

const befall = (accident: Accident, done: () => ScriptedAnswer): ScriptedAnswer | NoAnswer => {
  if (accident === 'never left') return new NoAnswer('refused', false)
  if (accident === 'was lost on its way there') return new NoAnswer('reset', true)
  done()
  return accident === 'was done, and its answer lost'
    ? new NoAnswer('timeout', true)
    : { status: 504, text: '<html>Gateway Timeout</html>' }
}

/** The server in few lines: goes on step by step, repeats what is harmless, and looks before it repeats what is not. */
const publish = async (
  adapter: NetworkAdapter,
  world: SmallWorld,
  accident: Accident | null,
  call: number,
) => {
  let calls = 0
  let now = startedAt.getTime()
  const { http } = scriptOf((request) => {
    calls += 1
    return accident && calls === call ? befall(accident, () => world.answer(request)) : world.answer(request)
  })
  const context = contextOf(http, { now: () => new Date(now) })
  const { job } = world
  let progress: Progress = writtenDown(adapter.begin(context, job))
  const look = async (): Promise<PostLookup> => {
    for (let looks = 0; looks < 10; looks += 1) {
      const lookup = await adapter.lookFor(context, job, progress)
      if (lookup.found !== 'no') return lookup
      progress = writtenDown(lookup.progress)
      if (lookup.certain) return lookup
      now += lookup.lookAgainAfterMs
    }
    throw new Error('Looked for ever')
  }
  for (let steps = 0; steps < 60; steps += 1) {
    try {
      const result = await adapter.step(context, job, progress)
      if (result.then === 'published') return { id: result.id, calls }
      if (result.then === 'wait') now += result.afterMs
      progress = writtenDown(result.progress)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { kind } = error.facts
      if (kind === 'transient') continue
      if (kind !== 'unknownOutcome') throw error
      const lookup = await look()
      if (lookup.found === 'yes') return { id: lookup.id, calls }
      if (lookup.found === 'cannotTell') throw new Error(lookup.why)
      progress = writtenDown(lookup.progress)
    }
  }
  throw new Error('Never published')
}

test.each(networks)(
  '%s: whatever befalls whichever call, one post is made, and it is known',
  async (network) => {
    const calm = smallWorlds[network]()
    const { calls } = await publish(adapters[network], calm, null, 0)
    expect(calm.posts()).toBe(1)
    for (const accident of Object.keys(accidents) as Accident[]) {
      for (let call = 1; call <= calls; call += 1) {
        const world = smallWorlds[network]()
        const { id } = await publish(adapters[network], world, accident, call)
        expect(id, `${network}: call ${call} ${accident}`).toBeTruthy()
        expect(world.posts(), `${network}: call ${call} ${accident}`).toBe(1)
      }
    }
  },
)

test.each(networks)(
  '%s: a final step whose writer died is looked for, and found, or taken once more',
  async (network) => {
    for (const wasTaken of [true, false]) {
      const world = smallWorlds[network]()
      let now = startedAt.getTime()
      const { http } = scriptOf(world.answer)
      const context = contextOf(http, { now: () => new Date(now) })
      const adapter = adapters[network]
      let progress: Progress = writtenDown(adapter.begin(context, world.job))
      while (!progress.isFinal) {
        const result = await adapter.step(context, world.job, progress)
        if (result.then === 'published') throw new Error('Published without a final step')
        progress = writtenDown(result.progress)
      }
      // The step is taken, and nobody writes down what came of it.
      if (wasTaken) await adapter.step(context, world.job, progress)
      expect(world.posts()).toBe(wasTaken ? 1 : 0)
      let lookup = await adapter.lookFor(context, world.job, progress)
      for (let looks = 0; lookup.found === 'no' && !lookup.certain && looks < 10; looks += 1) {
        now += lookup.lookAgainAfterMs
        lookup = await adapter.lookFor(context, world.job, writtenDown(lookup.progress))
      }
      expect(lookup.found).toBe(wasTaken ? 'yes' : 'no')
      if (lookup.found === 'no') await adapter.step(context, world.job, lookup.progress)
      expect(world.posts()).toBe(1)
    }
  },
)
