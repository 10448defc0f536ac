import { type Engine, failed } from '../port.ts'
import { sayTo } from '../speaking/language-model.ts'
import { drawWith } from '../speaking/picture-model.ts'
import { isStrictSchema } from '../speaking/strict-schema.ts'
import type { EngineSetup } from './engine-setup.ts'
import { onlyOnce } from './only-once.ts'

/** Any service that speaks chat completions: a base address and a model's name, and a key where it wants one. */
export function compatible({ address, key, models, fetch, now }: EngineSetup): Engine {
  const provider = onlyOnce(async () => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({
      name: 'compatible',
      baseURL: address,
      fetch,
      supportsStructuredOutputs: true,
      ...(key === '' ? {} : { apiKey: key }),
    })
  })
  const { text, picture } = models
  return {
    name: 'compatible',
    models,
    roomToThink: 0,
    say: (input, signal) =>
      sayTo(
        {
          model: async () => (await provider()).chatModel(text),
          now,
          roomToThink: 0,
          saysSchema: true,
          providerOptions: {
            compatible: { strictJsonSchema: input.schema !== undefined && isStrictSchema(input.schema) },
          },
        },
        input,
        signal,
      ),
    draw: (input, signal) =>
      picture !== null
        ? // Not by address: an answer does not decide where the platform looks.
          drawWith(
            {
              model: async () => (await provider()).imageModel(picture),
              now,
              providerOptions: { compatible: { response_format: 'b64_json' } },
            },
            input,
            signal,
          )
        : Promise.resolve(failed('unable')),
  }
}
