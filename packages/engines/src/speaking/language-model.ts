import type { OpenAIProvider } from '@ai-sdk/openai'
import { failed, type Outcome, type SayInput, type Usage } from '../port.ts'
import { readFailure } from './read-failure.ts'

/** The SDK's own shape of a model; every provider of it has it. */
export type LanguageModel = ReturnType<OpenAIProvider['chat']>
type CallOptions = Parameters<LanguageModel['doGenerate']>[0]
type Generated = Awaited<ReturnType<LanguageModel['doGenerate']>>

export interface Manner {
  /** Built at the first call: the SDKs take memory that a server without engines does not need. */
  readonly model: () => Promise<LanguageModel>
  readonly now: () => number
  readonly providerOptions?: NonNullable<CallOptions['providerOptions']>
  /** Tokens that a model thinks with come out of the same limit as its words. */
  readonly roomToThink: number
  /** Said once more in words, to services that may not know the field it is sent in. */
  readonly saysSchema?: boolean
}

/**
 * One call, one answer. The model is called itself, not through the SDK's `generateText`: tries, waits, repair and what is
 * told of them are ours, and nothing of the SDK writes to the console or speaks to anybody else.
 */
export async function sayTo(manner: Manner, input: SayInput, signal: AbortSignal): Promise<Outcome<string>> {
  try {
    const model = await manner.model()
    return outcomeOf(await model.doGenerate(optionsOf(manner, input, signal)))
  } catch (reason) {
    return readFailure(reason, signal, manner.now())
  }
}

function optionsOf(manner: Manner, input: SayInput, signal: AbortSignal): CallOptions {
  const { schema } = input
  const inWords =
    schema && manner.saysSchema
      ? `\n\nAnswer with one JSON object and nothing else. It must fit this JSON Schema:\n${JSON.stringify(schema)}`
      : ''
  return {
    prompt: [
      { role: 'system', content: input.system + inWords },
      ...input.turns.map(({ by, text }, nth) => ({
        role: by === 'us' ? ('user' as const) : ('assistant' as const),
        content: [...(nth === 0 ? picturesOf(input) : []), { type: 'text' as const, text }],
      })),
    ],
    maxOutputTokens: input.mostTokens + manner.roomToThink,
    ...(schema ? { responseFormat: { type: 'json', schema, name: 'answer' } } : {}),
    ...(manner.providerOptions ? { providerOptions: manner.providerOptions } : {}),
    abortSignal: signal,
  }
}

const picturesOf = ({ pictures = [] }: SayInput) =>
  pictures.map(({ bytes, mime }) => ({
    type: 'file' as const,
    data: { type: 'data' as const, data: bytes },
    mediaType: mime,
  }))

function outcomeOf({ content, finishReason, usage: used }: Generated): Outcome<string> {
  const usage: Usage = {
    inputTokens: used.inputTokens.total ?? 0,
    outputTokens: used.outputTokens.total ?? 0,
    pictures: 0,
  }
  if (finishReason.unified === 'content-filter') return failed('refused', { usage })
  if (finishReason.unified === 'length') return failed('cut', { usage })
  const value = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
  return value.trim() === '' ? failed('broken', { usage }) : { kind: 'answered', value, usage }
}
