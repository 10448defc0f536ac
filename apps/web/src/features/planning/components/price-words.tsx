import type { FactView } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { priceReadOn } from '#features/planning/price-read.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

interface PriceWordsProps {
  price: FactView['price']
  /** Its words say it already: only the day it was read on is news. */
  isSaid: boolean
}

/** What it costs, and when that was read: tomorrow the page may say another price. */
export function PriceWords({ price, isSaid }: PriceWordsProps) {
  const { t } = useTranslation(['planning', 'sources'])
  const when = priceReadOn(price, useFormats())
  if (!price) return null
  if (!when) return isSaid ? null : price.text
  return isSaid ? t('sources:priceAsOf', { when }) : t('sources:asOf', { price: price.text, when })
}
