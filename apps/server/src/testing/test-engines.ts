import type { OutsideEngine } from '@postelier/contract'
import type { Engine, Outcome, Picture, SayInput } from '@postelier/engines'
import type { Engines } from '../platform/engines/engine-client.ts'
import { engineDefaults } from '../platform/engines/engine-defaults.ts'
import { openEngines } from '../platform/engines/open-engines.ts'

type ScriptedAnswer = Outcome<string> | (() => Promise<Outcome<string>>)

const used = { inputTokens: 1000, outputTokens: 100, pictures: 0 }
export const says = (value: string): Outcome<string> => ({ kind: 'answered', value, usage: used })
export const fails = (failure: (Outcome<string> & { kind: 'failed' })['failure']): Outcome<string> => ({
  kind: 'failed',
  failure,
  usage: { inputTokens: 0, outputTokens: 0, pictures: 0 },
})

const real = openEngines({
  production: true,
  ENGINES: {},
  ENGINES_PRIVATE: 'no',
  SANDBOX_URL: undefined,
})

/** What engines say in tests, and what they were opened with. Nothing is ever asked of anybody outside. */
export class EngineScript {
  readonly #said = new Map<OutsideEngine, ScriptedAnswer[]>()
  #drawn: Outcome<Picture> | undefined
  readonly opened: { engine: OutsideEngine; key: string }[] = []
  readonly asked: OutsideEngine[] = []
  /** What they were told, word for word. */
  readonly said: SayInput[] = []

  say(engine: OutsideEngine, ...said: ScriptedAnswer[]): void {
    this.#said.set(engine, said)
  }

  draw(outcome: Outcome<Picture>): void {
    this.#drawn = outcome
  }

  /** The program's own rules of who is there, with words of the script's. */
  engines(): Engines {
    return {
      ...real,
      demo: { address: 'https://demo.example.com/v1', model: 'demo', pictureModel: 'demo' },
      limits: { firstWaitMs: 1, longestWaitMs: 5 },
      open: (input) => {
        const engine = real.open(input)
        if (!engine) return undefined
        this.opened.push({ engine: input.engine, key: input.key })
        return this.#scripted(engine)
      },
    }
  }

  #scripted(engine: Engine): Engine {
    return {
      ...engine,
      say: async (input) => {
        this.asked.push(engine.name)
        this.said.push(input)
        const next = this.#said.get(engine.name)?.shift()
        if (next === undefined) return fails('refused')
        return typeof next === 'function' ? next() : next
      },
      draw: async () => {
        this.asked.push(engine.name)
        return this.#drawn ?? { ...fails('refused'), kind: 'failed', failure: 'refused' }
      },
    }
  }
}

export const engineScript = new EngineScript()

/** What a call of the script's words costs. */
export const costOfWords = (engine: OutsideEngine): number => {
  const { input, output } = engineDefaults[engine].price
  return used.inputTokens * input + used.outputTokens * output
}
