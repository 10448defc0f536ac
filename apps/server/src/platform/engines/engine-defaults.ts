import type { OutsideEngine } from '@postelier/contract'
import type { Price } from '@postelier/engines'

export interface EngineDefaults {
  readonly address: string
  readonly models: { readonly text: string; readonly picture: string | null }
  /** In US dollars: for a million tokens of the text model each way, and for a picture at the most it may cost. */
  readonly price: Price
}

/** What each engine is until `ENGINES` says otherwise. Prices are those the services publish; they change, so they can be set. */
export const engineDefaults: Readonly<Record<OutsideEngine, EngineDefaults>> = {
  claude: {
    address: 'https://api.anthropic.com/v1',
    models: { text: 'claude-sonnet-5-5', picture: null },
    price: { input: 2, output: 10, picture: 0 },
  },
  'gpt-4o': {
    address: 'https://api.openai.com/v1',
    models: { text: 'gpt-4o', picture: 'gpt-image-2' },
    price: { input: 2.5, output: 10, picture: 0.07 },
  },
  'gpt-5': {
    address: 'https://api.openai.com/v1',
    models: { text: 'gpt-5', picture: 'gpt-image-2' },
    price: { input: 1.25, output: 10, picture: 0.07 },
  },
  // Address and models are an administrator's; a model of one's own costs nothing a call.
  compatible: {
    address: '',
    models: { text: '', picture: null },
    price: { input: 0, output: 0, picture: 0 },
  },
}
