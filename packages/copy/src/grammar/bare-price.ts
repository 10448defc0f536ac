import type { Fact, Language } from '@postelier/contract'
import { comparable } from '../words/comparable.ts'
import { pricesWritten } from './prices.ts'

type Priced = Pick<Fact, 'price' | 'language'>

/** A price as people of the language write it; empty of what has none. */
export const priceTextOf = ({ price, language }: Priced): string =>
  price === null ? '' : pricesWritten(price.text, language)

/**
 * A price that may stand by itself, as the source writes it. Where a sentence of the source tells the price, it may tell what it
 * is the price of as well (“par pneu”, “250 g”): then that sentence alone tells it.
 */
export const barePrice = (fact: Fact): string | null => {
  const text = priceTextOf(fact)
  const isTold = fact.says.some((line) => containsPrice(pricesIn(line, fact.language), text))
  return text === '' || isTold ? null : text
}

const pricesIn = (line: string, language: Language) => pricesWritten(line, language)

const containsPrice = (line: string, price: string): boolean =>
  ` ${comparable(line)} `.includes(` ${comparable(price)} `)
