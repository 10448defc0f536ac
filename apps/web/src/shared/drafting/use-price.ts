import type { DraftPriceView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { priceQuery } from '#shared/drafting/drafting-queries.ts'
import { confirm } from '#shared/ui/confirm-store.ts'

export interface Price {
  readonly price: DraftPriceView | undefined
  /** It is asked and not known yet. */
  readonly isLoading: boolean
  /** More than is left: nothing can be started. */
  readonly isShort: boolean
  /** What it costs and what is left afterwards, in a line; empty until it is known. */
  readonly words: string
  /** Where credits are spent, a yes first; answers with the credits that were agreed to, or nothing. */
  readonly agree: (label: string) => Promise<number | undefined>
}

/** What drafting so many posts would cost, said before anything is spent. */
export function usePrice(accountId: number, count: number): Price {
  const { t } = useTranslation('drafting')
  const { data: price, isLoading } = useQuery(priceQuery(accountId, count))
  const isShort = price ? price.credits > price.balance : false
  const agree = async (confirmLabel: string) => {
    if (!price) return undefined
    const { credits, balance, creditsEach, freeMonthly, free } = price
    if (credits === 0) return 0
    const figures = {
      free: freeMonthly,
      some: free,
      each: creditsEach,
      total: credits,
      left: balance - credits,
    }
    const isAgreed = await confirm({
      title: t('price.title', { count }),
      words: t(free > 0 ? 'price.wordsSome' : 'price.words', figures),
      confirmLabel,
    })
    return isAgreed ? credits : undefined
  }
  return { price, isLoading, isShort, words: price ? wordsOf(price) : '', agree }

  function wordsOf({ credits, balance, free, freeLeft, creditsEach }: DraftPriceView): string {
    if (credits === 0) return t('price.free', { count, left: freeLeft - count })
    const after = isShort
      ? t('price.short', { count: balance })
      : t('price.after', { count: balance - credits })
    if (free === 0) return `${t('price.credits', { count: credits })}, ${after}`
    const others = t('price.others', {
      count: count - free,
      each: t('price.credits', { count: creditsEach }),
    })
    return `${t('price.someFree', { count: free })}, ${others}, ${after}`
  }
}
