import type { BillLine } from './bills.tables.ts'

/** A line of a bill in words: how many, where that is more than one. */
export const saidOf = ({ words, quantity }: BillLine, language: 'fr' | 'en'): string =>
  `${quantity > 1 ? `${quantity} × ` : ''}${words[language] || words.fr}`
