import type { OutsideEngine } from '@postelier/contract'
import type { ComingCall, Journal, MadeCall } from '../asking/journal.ts'
import type { DrawInput, Engine, Outcome, Picture, SayInput } from '../port.ts'

type ScriptedAnswer = Outcome<string> | ((input: SayInput, signal: AbortSignal) => Promise<Outcome<string>>)

export const used = { inputTokens: 100, outputTokens: 10, pictures: 0 }
export const says = (value: string): Outcome<string> => ({ kind: 'answered', value, usage: used })

/** An engine that answers as it is told, call by call; a call too many fails the test. */
export function scriptedEngine(
  name: OutsideEngine,
  said: readonly ScriptedAnswer[],
  drawn: readonly Outcome<Picture>[] = [],
): Engine & { readonly inputs: (SayInput | DrawInput)[] } {
  const [words, pictures] = [[...said], [...drawn]]
  const inputs: (SayInput | DrawInput)[] = []
  return {
    name,
    models: { text: `${name}-model`, picture: drawn.length > 0 ? `${name}-pictures` : null },
    roomToThink: 0,
    inputs,
    say: async (input, signal) => {
      inputs.push(input)
      const next = words.shift()
      if (next === undefined) throw new Error(`${name} was asked too often`)
      return typeof next === 'function' ? next(input, signal) : next
    },
    draw: async (input) => {
      inputs.push(input)
      const next = pictures.shift()
      if (next === undefined) throw new Error(`${name} was asked for too many pictures`)
      return next
    },
  }
}

/** Remembers all calls; its budget is so many micro-dollars. */
export function notebook(budget = Number.POSITIVE_INFINITY) {
  const calls: (ComingCall & Partial<MadeCall>)[] = []
  let left = budget
  const journal: Journal = {
    begin: async (coming) => {
      if (coming.mostMicros > left) return null
      left -= coming.mostMicros
      const index = calls.push(coming) - 1
      return {
        end: async (made) => {
          left += coming.mostMicros - made.costMicros
          calls[index] = { ...coming, ...made }
        },
      }
    },
  }
  return { journal, calls }
}
