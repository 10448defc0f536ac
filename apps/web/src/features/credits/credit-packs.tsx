import type { OfferedCredits } from '@postelier/contract/purchases'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cartQuery, useOwnName } from '#features/credits/purchase-queries.ts'
import { Quantity } from '#features/credits/quantity.tsx'
import { useToCart } from '#features/credits/use-to-cart.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'

interface CreditPacksProps {
  packs: readonly OfferedCredits[]
  accountId: number
  mayBuy: boolean
  back: string
  /** Something else comes before buying. */
  isSecond: boolean
}

/** Credits that never end, in packs; several of each at once. */
export function CreditPacks({ packs, accountId, mayBuy, back, isSecond }: CreditPacksProps) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { money, number } = useFormats()
  const [changed, setChanged] = useState<Readonly<Record<number, number>>>({})
  // What is in the cart already is counted: the cart becomes what stands here.
  const cart = useQuery({ ...cartQuery(accountId), enabled: mayBuy }).data
  const inCart = cart?.kind === 'credits' ? cart.lines : []
  const counts: Readonly<Record<number, number>> = {
    ...Object.fromEntries(inCart.map(({ packId, quantity }) => [packId, quantity])),
    ...changed,
  }
  const toCart = useToCart(accountId, back)
  const chosen = packs.flatMap(({ id, ...pack }) => {
    const quantity = counts[id] ?? 0
    return quantity > 0
      ? [{ packId: id, quantity, cents: pack.cents * quantity, credits: pack.credits * quantity }]
      : []
  })
  const dearest = Math.max(...packs.map(({ cents, credits }) => cents / credits))
  // A credit of a bigger pack costs so many percent less than one of the smallest.
  const saving = ({ cents, credits }: OfferedCredits) => Math.floor((1 - cents / credits / dearest) * 100)
  const sum = (of: 'cents' | 'credits') => chosen.reduce((all, line) => all + line[of], 0)
  return (
    <div className="po-packs">
      <p className="po-ink2">{t('packs.lead')}</p>
      <ul>
        {packs.map((pack) => (
          <li key={pack.id} className="po-pack">
            <div>
              <h3>{nameIn(pack.names)}</h3>
              <p className="po-mute">
                {nameIn(pack.descriptions) || t('packs.each', { amount: money(pack.cents / pack.credits) })}
                {saving(pack) > 0 && <b>{t('packs.saving', { percent: number(saving(pack)) })}</b>}
              </p>
            </div>
            <p className="po-pack-price">
              <b className="po-num">{money(pack.cents)}</b>{' '}
              <small className="po-mute">{t('packs.beforeTax')}</small>
            </p>
            {mayBuy && (
              <Quantity
                name={nameIn(pack.names)}
                count={counts[pack.id] ?? 0}
                least={0}
                onChange={(count) => setChanged((before) => ({ ...before, [pack.id]: count }))}
              />
            )}
          </li>
        ))}
      </ul>
      {mayBuy && (
        <p className="po-packs-foot">
          <span>
            {chosen.length === 0
              ? t('packs.choose')
              : t('packs.sum', { credits: number(sum('credits')), amount: money(sum('cents')) })}
          </span>
          <Button
            look={isSecond ? 'default' : 'primary'}
            disabled={chosen.length === 0}
            busy={toCart.busy}
            onClick={() =>
              void toCart.run({
                kind: 'credits',
                items: chosen.map(({ packId, quantity }) => ({ packId, quantity })),
              })
            }
          >
            {t('packs.toCart')}
          </Button>
        </p>
      )}
    </div>
  )
}
