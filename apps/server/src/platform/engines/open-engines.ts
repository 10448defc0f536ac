import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { OutsideEngine } from '@postelier/contract'
import { type CallKind, type Engine, engineAdapters, type Price, type Time } from '@postelier/engines'
import type { Config } from '../config/load-config.ts'
import type { EngineInput, Engines } from './engine-client.ts'
import { engineDefaults } from './engine-defaults.ts'
import { engineFetch } from './engine-fetch.ts'
import { readEngineAddress } from './read-engine-address.ts'

type EngineConfig = Pick<Config, 'production' | 'ENGINES' | 'ENGINES_PRIVATE' | 'SANDBOX_URL'>

/** Connects to AI engines as configured: prices, addresses, and whether a private address is allowed. */
export function openEngines(config: EngineConfig): Engines {
  const { production, ENGINES, ENGINES_PRIVATE, SANDBOX_URL } = config
  const mayBePrivate = !production || ENGINES_PRIVATE === 'yes'
  const readAddress = (text: string) => readEngineAddress(text, mayBePrivate)
  const priceOf = (engine: OutsideEngine): Price => {
    const said = ENGINES[engine] ?? {}
    const { price } = engineDefaults[engine]
    return {
      input: said.input ?? price.input,
      output: said.output ?? price.output,
      picture: said.picture ?? price.picture,
    }
  }
  return {
    open: (input) => opened(input, config, { readAddress, mayBePrivate }),
    priceOf: ({ name }: Engine, kind: CallKind) => {
      const price = priceOf(name)
      // A picture's price has the words it is asked for in it.
      return kind === 'picture' ? { ...price, input: 0, output: 0 } : price
    },
    readAddress,
    time: systemTime,
    drawMark: () => randomBytes(12).toString('hex'),
    demo:
      !production && SANDBOX_URL
        ? {
            address: `${SANDBOX_URL.replace(/\/+$/, '')}/engines/open/v1`,
            model: 'demo',
            pictureModel: 'demo',
          }
        : null,
  }
}

function opened(
  { engine, key, service }: EngineInput,
  { ENGINES }: EngineConfig,
  { readAddress, mayBePrivate }: { readAddress: Engines['readAddress']; mayBePrivate: boolean },
): Engine | undefined {
  const [usual, said] = [engineDefaults[engine], ENGINES[engine] ?? {}]
  const isOwn = engine === 'compatible'
  const address = isOwn ? readAddress(service?.address ?? '') : (said.address ?? usual.address)
  const text = isOwn ? service?.model : (said.model ?? usual.models.text)
  const picture = isOwn ? service?.pictureModel || null : (said.pictureModel ?? usual.models.picture)
  if (!address || !text || (key === '' && !isOwn)) return undefined
  const { origin } = new URL(address)
  return engineAdapters[engine]({
    address: address.replace(/\/+$/, ''),
    key,
    models: { text, picture },
    // What the environment says is the platform's own will, wherever it leads.
    fetch: engineFetch({ origin, mayBePrivate: isOwn ? mayBePrivate : said.address !== undefined }),
    now: () => systemTime.now(),
  })
}

const systemTime: Time = {
  now: () => Date.now(),
  random: () => randomInt(2 ** 32) / 2 ** 32,
  async wait(durationMs, signal) {
    try {
      await wait(durationMs, undefined, { signal, ref: false })
    } catch (reason) {
      // Whoever waited is told by the signal.
      if (!signal.aborted) throw reason
    }
  },
}
