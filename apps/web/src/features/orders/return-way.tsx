import type { OrderView } from '@postelier/contract/orders'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** A correction of what was delivered, or a brief that is another one: two orders with a price and a date each. */
export const returnWays = ['correct', 'other'] as const
export type ReturnWay = (typeof returnWays)[number]

interface ReturnWayChoiceProps {
  returns: OrderView['returns']
  value: ReturnWay
  onChange: (way: ReturnWay) => void
}

export function ReturnWayChoice({ returns, value, onChange }: ReturnWayChoiceProps) {
  const { t } = useTranslation('orders')
  const name = useId()
  const { asked, included, nextCredits } = returns
  const notes: Readonly<Record<ReturnWay, string>> = {
    correct:
      nextCredits > 0
        ? t('returnForm.wayCosts', { credits: t('credits', { count: nextCredits }) })
        : t('returnForm.wayFree', { nth: asked + 1, included }),
    other: t('returnForm.wayOther'),
  }
  return (
    <fieldset className="po-order-choice po-return-ways">
      <legend className="po-sr">{t('returnForm.way')}</legend>
      {returnWays.map((way) => (
        <label key={way}>
          <input type="radio" name={name} checked={way === value} onChange={() => onChange(way)} />
          <b>{t(`returnForm.ways.${way}`)}</b>
          <small>{notes[way]}</small>
        </label>
      ))}
    </fieldset>
  )
}
