import type { CartView } from '@postelier/contract/purchases'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CartTerms } from '#features/credits/cart-terms.tsx'
import { PromoCode } from '#features/credits/promo-code.tsx'
import { purchasesKey, subscriptionQuery, useOwnName } from '#features/credits/purchase-queries.ts'
import { Quantity } from '#features/credits/quantity.tsx'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'

function Reduction({ cart: { affiliation, code, promotion, kind } }: { cart: CartView }) {
  const { t } = useTranslation('credits')
  const { number, money } = useFormats()
  if (affiliation !== null) {
    const { agency, percent } = affiliation
    return (
      <>
        {t('cart.affiliation', { agency: agency || affiliation.code, percent: number(percent) })}
        {agency && <small className="po-mute"> {t('cart.affiliationOf', { code: affiliation.code })}</small>}
      </>
    )
  }
  if (code === null) return t('cart.tooSmall')
  if (promotion === null) return t('cart.reduction', { code })
  const share =
    promotion.cents === null
      ? t('cart.percent', { percent: number(promotion.percent ?? 0) })
      : money(promotion.cents)
  if (kind === 'credits') return t('cart.reductionOf', { code, share })
  return t('cart.reductionFor', { code, share, count: promotion.periods })
}

/** What is in the cart, line by line, and what it comes to. */
export function CartLines({ accountId, cart }: { accountId: number; cart: CartView }) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { money, number } = useFormats()
  const change = useAction({
    send: async ({ packId, quantity }: { packId: number; quantity: number }) => {
      const items = cart.lines
        .map((line) => ({ packId: line.packId, quantity: line.packId === packId ? quantity : line.quantity }))
        .filter((line) => line.quantity > 0)
      const params = { id: accountId }
      if (items.length === 0) await call('DELETE /api/users/{id}/cart', { params })
      else await call('POST /api/users/{id}/cart', { params, body: { kind: 'credits', items } })
    },
    stale: [purchasesKey],
  })
  const present = useQuery(subscriptionQuery(accountId)).data?.subscription
  const { lines, amounts, unusedCents, creditsGoing, taxReason, frequency } = cart
  return (
    <section aria-labelledby="cart-lines">
      <h2 id="cart-lines" className="po-sr">
        {t('cart.lines')}
      </h2>
      <dl className="po-cart-lines">
        {lines.map((line) => (
          <div key={line.packId}>
            <dt>
              {nameIn(line.names)}
              {frequency && <small className="po-mute"> {t(`plans.per.${frequency}`)}</small>}
              {frequency && (
                <small className="po-mute po-cart-what">
                  {t('plans.credits', { count: line.credits, number: number(line.credits) })}
                </small>
              )}
            </dt>
            <dd className="po-num">
              {cart.kind === 'credits' && (
                <Quantity
                  name={nameIn(line.names)}
                  count={line.quantity}
                  least={1}
                  busy={change.busy}
                  onChange={(quantity) => void change.run({ packId: line.packId, quantity })}
                />
              )}
              <span className="po-cart-price">{money(line.cents)}</span>
              <IconButton
                icon={X}
                size="sm"
                label={t('cart.removeOf', { name: nameIn(line.names) })}
                disabled={change.busy}
                onClick={() => void change.run({ packId: line.packId, quantity: 0 })}
              />
            </dd>
          </div>
        ))}
        {unusedCents > 0 && (
          <div>
            <dt>
              {t('cart.unused')}
              {creditsGoing > 0 && (
                <small className="po-mute po-cart-what">
                  {t('cart.creditsGoing', {
                    count: creditsGoing,
                    number: number(creditsGoing),
                    plan: present ? nameIn(present.plan.names) : '',
                    coming: lines
                      .map(({ credits, names }) =>
                        t('cart.creditsComing', {
                          count: credits,
                          number: number(credits),
                          plan: nameIn(names),
                        }),
                      )
                      .join(', '),
                  })}
                </small>
              )}
            </dt>
            <dd className="po-num">−{money(unusedCents)}</dd>
          </div>
        )}
        {amounts.reduction > 0 && (
          <div>
            <dt>
              <Reduction cart={cart} />
            </dt>
            <dd className="po-num">−{money(amounts.reduction)}</dd>
          </div>
        )}
        <div className="po-cart-net">
          <dt>{t('cart.net')}</dt>
          <dd className="po-num">{money(amounts.net - amounts.reduction)}</dd>
        </div>
        <div className="po-cart-tax">
          <dt>
            {taxReason ? t(`cart.tax.${taxReason}`) : t('cart.tax.usual', { percent: amounts.taxPercent })}
          </dt>
          <dd className="po-num">{money(amounts.tax)}</dd>
        </div>
        <div className="po-cart-total">
          <dt>{t('cart.total')}</dt>
          <dd className="po-num">{money(amounts.gross)}</dd>
        </div>
      </dl>
      <PromoCode accountId={accountId} present={cart.code} isOver={cart.isCodeOver} />
      <CartTerms cart={cart} accountId={accountId} />
    </section>
  )
}
