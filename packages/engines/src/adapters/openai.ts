import { type Engine, failed } from '../port.ts'
import { sayTo } from '../speaking/language-model.ts'
import { drawWith } from '../speaking/picture-model.ts'
import { isStrictSchema } from '../speaking/strict-schema.ts'
import type { EngineSetup } from './engine-setup.ts'
import { onlyOnce } from './only-once.ts'

/** OpenAI's chat completions, and its pictures: `gpt-4o` and `gpt-5` differ in their model, and in whether it thinks. */
export const openai =
  (name: 'gpt-4o' | 'gpt-5') =>
  ({ address, key, models, fetch, now }: EngineSetup): Engine => {
    const provider = onlyOnce(async () => {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ baseURL: address, apiKey: key, fetch })
    })
    const { text, picture } = models
    const thinks = name === 'gpt-5'
    const roomToThink = thinks ? 4000 : 0
    return {
      name,
      models,
      roomToThink,
      say: (input, signal) =>
        sayTo(
          {
            model: async () => (await provider()).chat(text),
            now,
            roomToThink,
            providerOptions: {
              openai: {
                // What customers wrote is not to be kept over there longer than it takes.
                store: false,
                strictJsonSchema: input.schema !== undefined && isStrictSchema(input.schema),
                ...(thinks ? { reasoningEffort: 'low' } : {}),
              },
            },
          },
          input,
          signal,
        ),
      draw: (input, signal) =>
        picture !== null
          ? drawWith(
              {
                model: async () => (await provider()).image(picture),
                now,
                providerOptions: { openai: { quality: 'medium' } },
              },
              input,
              signal,
            )
          : Promise.resolve(failed('unable')),
    }
  }
