import type { CartView } from '@postelier/contract/purchases'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CodeWords } from '#features/credits/code-words.tsx'
import { subscriptionQuery } from '#features/credits/purchase-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

interface CartTermsProps {
  cart: CartView
  accountId: number
}

/** What paying leads to: what is taken again and when, how that is stopped, and who is billed. */
export function CartTerms({ cart, accountId }: CartTermsProps) {
  const { t } = useTranslation('credits')
  const { money, number, dayMonthYear } = useFormats()
  const { given, subscription } = useQuery(subscriptionQuery(accountId)).data ?? {}
  const { renewal, frequency } = cart
  const bought = cart.lines.reduce((all, { credits }) => all + credits, 0)
  return (
    <div className="po-cart-after">
      {renewal && frequency ? (
        <>
          {cart.onlyCreditsUntil ? (
            <p className="po-cart-only">
              {t('cart.onlyCredits', {
                count: bought,
                number: number(bought),
                date: dayMonthYear(`${cart.onlyCreditsUntil}T12:00:00`),
              })}
            </p>
          ) : (
            given &&
            !subscription && <p>{t('cart.given', { date: dayMonthYear(`${given.until}T12:00:00`) })}</p>
          )}
          <p>
            {t(`cart.renewal.${frequency}`, {
              date: dayMonthYear(renewal.at),
              amount: money(renewal.cents),
            })}{' '}
            <CodeWords codes={renewal.codes} of="cart.codeNext" />
            {renewal.afterCodeCents !== null &&
              ` ${t(`cart.afterCode.${frequency}`, { amount: money(renewal.afterCodeCents) })}`}
          </p>
          <p>{t('cart.leaving')}</p>
        </>
      ) : (
        <p>{t('cart.once')}</p>
      )}
      <Billed cart={cart} />
    </div>
  )
}

function Billed({ cart: { buyer, isVatUnknown, isBillable, isUnwritable } }: Pick<CartTermsProps, 'cart'>) {
  const { name, address, siret, vatNumber } = buyer
  const { t } = useTranslation('credits')
  const { agencyCustomerId } = useParams({ strict: false })
  return (
    <section aria-labelledby="cart-buyer">
      <h2 id="cart-buyer">{t('cart.buyer')}</h2>
      <address>
        <b>{name}</b>
        {address && <span>{address}</span>}
        {siret && <span>{t('cart.siret', { siret })}</span>}
        {vatNumber && <span>{t('cart.vatNumber', { number: vatNumber })}</span>}
      </address>
      {isVatUnknown && <p className="po-cart-vat">{t('cart.vatUnknown')}</p>}
      {isUnwritable && <p className="po-cart-vat">{t('cart.unwritable')}</p>}
      {!isBillable && <p className="po-cart-vat">{t('cart.noAddress')}</p>}
      {agencyCustomerId ? (
        <Link
          className="po-link"
          to="/agency/customers/$agencyCustomerId/account"
          params={{ agencyCustomerId }}
        >
          {t('cart.changeBuyer')}
        </Link>
      ) : (
        <Link className="po-link" to="/me/account">
          {t('cart.changeBuyer')}
        </Link>
      )}
    </section>
  )
}
