import type { Language } from '@postelier/contract'
import type { ServicePage } from './recent-pages.ts'
import type { Remote } from './remote-service.ts'
import type { StockSource } from './stock-source.ts'

export type ReadPage = (
  words: string,
  page: number,
  signal: AbortSignal,
  wordsIn: Language | undefined,
) => Promise<ServicePage>

/**
 * A list by offset out of a list by pages. Their pages are always of one size, so that whoever scrolls meets the same
 * ones again, kept. The first is read whatever is asked for: it says how many there are, and past the end one of the
 * services refuses to answer.
 */
export const searchByPages =
  (
    { service, recent }: Pick<Remote, 'service' | 'recent'>,
    perPage: number,
    read: ReadPage,
  ): StockSource['search'] =>
  async ({ keywords, offset, limit, wordsIn }, signal) => {
    const words = keywords.join(' ').toLowerCase()
    const page = (number: number) =>
      recent.page(`${service}/${number}/${wordsIn ?? ''}/${words}`, () =>
        read(words, number, signal, wordsIn),
      )
    const { total } = await page(1)
    const end = Math.min(offset + limit, total)
    const numbers: number[] = []
    for (let number = Math.floor(offset / perPage) + 1; (number - 1) * perPage < end; number++)
      numbers.push(number)
    const parts = await Promise.all(
      numbers.map(async (number) => {
        const start = (number - 1) * perPage
        return (await page(number)).items.slice(Math.max(0, offset - start), end - start)
      }),
    )
    return { total, items: parts.flat().filter((item) => item !== null) }
  }
