import type { Fact } from '@postelier/contract'
import { comparable } from '../words/comparable.ts'

/**
 * A price that may stand by itself, as the source writes it. Where a sentence of the source tells the price, it may tell what it
 * is the price of as well (“par pneu”, “250 g”): then that sentence alone tells it.
 */
export const barePrice = ({ price, says }: Fact): string | null =>
  price === null || says.some((line) => tells(line, price.text)) ? null : price.text

const tells = (line: string, price: string): boolean =>
  ` ${comparable(line)} `.includes(` ${comparable(price)} `)
