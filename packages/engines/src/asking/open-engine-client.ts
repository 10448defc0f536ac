import { z } from 'zod'
import type { DrawInput, Engine, Message, Picture, SayInput } from '../port.ts'
import { type Answer, askEngines, type EngineQuestion } from './ask-engines.ts'
import type { Call } from './call-once.ts'
import { type FenceLimits, fenceMaterial, type Material } from './fence-material.ts'
import type { AskOptions } from './options.ts'
import { tokensOf } from './prices.ts'
import { faultsOf, readStructured } from './read-structured.ts'

export interface WriteInput {
  readonly system: string
  /** Our own words: never anything that others wrote. */
  readonly ask: string
  readonly material?: readonly Material[]
  readonly pictures?: readonly Picture[]
  readonly mostTokens: number
}
export interface ProposeInput<T> extends WriteInput {
  /** Of an object, with nothing in it that JSON cannot hold. */
  readonly schema: z.ZodType<T>
}

/** What engines are asked for. No verb throws for anything that happens out there. */
export interface EngineClient {
  /** An answer in a shape. */
  propose<T>(input: ProposeInput<T>): Promise<Answer<T>>
  /** Plain words. */
  write(input: WriteInput): Promise<Answer<string>>
  draw(input: DrawInput): Promise<Answer<Picture>>
}

export interface EngineClientOptions extends AskOptions {
  /** Letters and digits that nobody can guess, drawn for each wish. */
  readonly drawMark: () => string
  readonly fence?: FenceLimits
}

/** The engines in their order, behind one port. */
export function openEngineClient(engines: readonly Engine[], options: EngineClientOptions): EngineClient {
  const prepared = (input: WriteInput) => {
    const { rule, text } = fenceMaterial(input.material ?? [], options.drawMark(), options.fence)
    return {
      system: [input.system, rule].filter(Boolean).join('\n\n'),
      turns: [{ by: 'us' as const, text: [text, input.ask].filter(Boolean).join('\n\n') }],
      mostTokens: input.mostTokens,
      ...(input.pictures ? { pictures: input.pictures } : {}),
    }
  }
  return {
    propose: (input) => {
      const say: SayInput = { ...prepared(input), schema: jsonSchemaOf(input.schema) }
      return askEngines(engines, proposal(say, input.schema), options)
    },
    write: (input) => {
      const say = prepared(input)
      const read = (answer: string) => ({ value: answer.trim() })
      return askEngines(engines, { kind: 'text', begin: () => ({ call: saying(say), read }) }, options)
    },
    draw: (input) => askEngines(engines, drawing(input), options),
  }
}

function jsonSchemaOf(schema: z.ZodType) {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { target: 'draft-7' })
  if (shape.type !== 'object') throw new Error('Engines answer with an object: put lists and words into one')
  return shape
}

/** As much as any of the services counts for a picture of 1,600 pixels. */
const tokensOfPicture = 3000

/** The most it can use: all that is sent, and an answer as long as it may be. */
const saying = (input: SayInput): Call<string> => ({
  mostUsage: {
    inputTokens:
      (input.pictures?.length ?? 0) * tokensOfPicture +
      tokensOf(
        input.system + input.turns.map(({ text }) => text).join('') + JSON.stringify(input.schema ?? ''),
      ),
    outputTokens: input.mostTokens,
    pictures: 0,
  },
  make: (engine, signal) => engine.say(input, signal),
})

const drawing = (input: DrawInput): EngineQuestion<Picture, Picture> => ({
  kind: 'picture',
  begin: () => ({
    call: {
      mostUsage: { inputTokens: tokensOf(input.prompt), outputTokens: 0, pictures: 1 },
      make: (engine, signal) => engine.draw(input, signal),
    },
    read: (value) => ({ value }),
  }),
})

const mostRepeated = 8000

/** Asks once more, with what was wrong; a second wrong answer is none. */
const proposal = <T>(say: SayInput, schema: z.ZodType<T>): EngineQuestion<string, T> => ({
  kind: 'text',
  begin: () => {
    let isRepaired = false
    return {
      call: saying(say),
      read: (answer) => {
        const found = readStructured(answer, schema)
        if ('value' in found) return found
        if (isRepaired) return { broken: true }
        isRepaired = true
        const repair = `That answer does not fit: ${faultsOf(found.wrong)}. Answer again with the whole object, corrected, as JSON and nothing else.`
        const turns: Message[] = [
          ...say.turns,
          { by: 'engine', text: answer.slice(0, mostRepeated).toWellFormed() },
          { by: 'us', text: repair },
        ]
        return { again: saying({ ...say, turns }) }
      },
    }
  },
})
