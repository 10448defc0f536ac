// What can go wrong with a stock service, on demand, for its next so many answers.

export const stockServices = ['pexels', 'unsplash', 'pixabay'] as const
export type StockName = (typeof stockServices)[number]

/**
 * slow: takes its time. too-many: 429. broken: 500. half: JSON that ends too early. foreign: pictures lie on somebody
 * else's server. redirect: a picture sends on to somebody else's server. large: a picture without end.
 */
export const stockFaultKinds = ['slow', 'too-many', 'broken', 'half', 'foreign', 'redirect', 'large'] as const
export type StockFaultKind = (typeof stockFaultKinds)[number]

export class StockFaults {
  readonly #left = new Map<string, number>()

  set(service: StockName, kind: StockFaultKind, count: number): void {
    this.#left.set(`${service}/${kind}`, count)
  }

  take(service: StockName, kind: StockFaultKind): boolean {
    const left = this.#left.get(`${service}/${kind}`) ?? 0
    if (left > 0) this.#left.set(`${service}/${kind}`, left - 1)
    return left > 0
  }
}
