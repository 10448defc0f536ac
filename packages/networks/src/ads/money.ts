/** Currencies that know nothing smaller than themselves. */
const undivided = new Set(['CLP', 'COP', 'CRC', 'HUF', 'IDR', 'ISK', 'JPY', 'KRW', 'PYG', 'TWD', 'VND'])

/** How many of a currency's smallest units make one, as Meta counts them. */
export const unitsOf = (currency: string): number => (undivided.has(currency) ? 1 : 100)

/** An amount as somebody types it, in the smallest unit. */
export const inSmallestUnit = (amount: number, currency: string): number =>
  Math.round(amount * unitsOf(currency))

/** A decimal text in whole units, as figures come, in the smallest one; null where it is no number. */
export const readAmount = (text: string, currency: string): number | null =>
  /^\d+(\.\d+)?$/.test(text) ? inSmallestUnit(Number(text), currency) : null
