import type { Usage } from '../port.ts'

/** In US dollars, as the engines bill: for a million tokens each way, and for a picture. */
export interface Price {
  readonly input: number
  readonly output: number
  readonly picture: number
}

/** Millionths of a dollar: a dollar for a million tokens is one of them a token. */
export function costOf({ inputTokens, outputTokens, pictures }: Usage, price: Price): number {
  return Math.ceil(
    inputTokens * price.input + outputTokens * price.output + pictures * price.picture * 1_000_000,
  )
}

/** Rather too much: a token is some four letters of English, and fewer of French or of anything written otherwise. */
export const tokensOf = (text: string): number => Math.ceil(new TextEncoder().encode(text).length / 3)
