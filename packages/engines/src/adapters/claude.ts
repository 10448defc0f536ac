import { type Engine, failed } from '../port.ts'
import { sayTo } from '../speaking/language-model.ts'
import type { EngineSetup } from './engine-setup.ts'
import { onlyOnce } from './only-once.ts'

/** Anthropic's messages. They make no pictures. */
export function claude({ address, key, models, fetch, now }: EngineSetup): Engine {
  const model = onlyOnce(async () => {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL: address, apiKey: key, fetch }).messages(models.text)
  })
  // A post is no riddle: little thinking, and room for it.
  const thinks = !/^claude-(3|[a-z]+-4)/.test(models.text)
  const roomToThink = thinks ? 4000 : 0
  const manner = {
    model,
    now,
    roomToThink,
    ...(thinks ? { providerOptions: { anthropic: { effort: 'low' } } } : {}),
  }
  return {
    name: 'claude',
    models: { text: models.text, picture: null },
    roomToThink,
    say: (input, signal) => sayTo(manner, input, signal),
    draw: async () => failed('unable'),
  }
}
