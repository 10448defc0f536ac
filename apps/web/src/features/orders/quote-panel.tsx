import type { Quote } from '@postelier/contract/orders'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCustomerName } from '#shared/api/customer-name.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { SoldLink } from '#shared/ui/sold-link.tsx'
import '#features/orders/orders.css'

interface QuotePanelProps {
  quote: Quote | undefined
  /** Corrections in the price, and what another one costs. */
  returns: { readonly included: number; readonly credits: number } | undefined
  /** Another one is being asked for. */
  isOld: boolean
  /** To go first for more credits, where a day is gained by it. */
  urgent?: ReactNode
  /** What it is for, drawn under it. */
  ordered?: ReactNode
}

/** Price and date, each with its reasons: stands beside the brief all the time. */
export function QuotePanel({ quote, returns, isOld, urgent, ordered }: QuotePanelProps) {
  const { t } = useTranslation('orders')
  const customer = useCustomerName()
  return (
    <section className="po-quote" aria-label={t('quote.title')} aria-busy={isOld}>
      <h2>{customer ? t('quote.titleFor', { name: customer }) : t('quote.title')}</h2>
      {quote ? (
        <Figures {...{ quote, returns, customer, urgent }} />
      ) : (
        <p className="po-mute">{t('quote.choose')}</p>
      )}
      {ordered}
    </section>
  )
}

interface FiguresProps {
  quote: Quote
  returns: QuotePanelProps['returns']
  urgent: ReactNode
  /** Whose credits they are, where an agency orders. */
  customer: string | undefined
}

function Figures({ quote, returns, customer, urgent }: FiguresProps) {
  const { t } = useTranslation('orders')
  const { hours } = useFormats()
  const credits = (count: number) => t('credits', { count })
  const { parts, promise, balance, missing } = quote
  return (
    <>
      {promise ? (
        <PromiseWords
          promise={promise}
          by={t('quote.by', { name: promise.agentName, minutes: hours(quote.minutes) })}
          urgent={urgent}
        />
      ) : (
        <p className="po-quote-missing" role="status">
          <b>{t('quote.none')}</b> {t('quote.noneWords')}
        </p>
      )}
      <dl className="po-quote-parts">
        {/* One part is the whole. */}
        {(parts.length > 1 ? parts : []).map(({ kind, credits: count }) => (
          <div key={kind}>
            <dt>{t(`quote.parts.${kind}`)}</dt>
            <dd className="po-num">{credits(count)}</dd>
          </div>
        ))}
        <div className="po-quote-total">
          <dt>{t('quote.total')}</dt>
          <dd className="po-num">{credits(quote.credits)}</dd>
        </div>
      </dl>
      {missing > 0 ? (
        <p className="po-quote-missing" role="status">
          <b>{t('quote.missing', { count: missing })}</b> {t('quote.missingWords')}{' '}
          <SoldLink what="credits" />
        </p>
      ) : (
        <p className="po-mute">
          {t(customer ? 'quote.balanceOf' : 'quote.balance', {
            count: balance - quote.credits,
            balance,
            name: customer,
          })}
        </p>
      )}
      {returns && (
        <p className="po-mute">
          {t('quote.included', { count: returns.included })}.{' '}
          {t('quote.later', { credits: credits(returns.credits) })}
        </p>
      )}
    </>
  )
}

type DeliveryPromise = NonNullable<Quote['promise']>

/** A date, and who makes it from when, past which days off. */
export function PromiseWords({
  promise,
  by,
  begins = true,
  urgent,
}: {
  promise: DeliveryPromise
  /** Who makes it, in words. */
  by: string
  /** When somebody begins lies ahead, and with it what stands before. */
  begins?: boolean
  urgent?: ReactNode
}) {
  const { t } = useTranslation('orders')
  const { namedDay, time, hours, dateTime, dayMonth, list } = useFormats()
  const days = promise.skipped.map(({ date, reason }) => {
    const day = dayMonth(new Date(`${date}T12:00:00`))
    return `${day} (${reasonOf(reason)})`
  })
  const isReasoned = begins || days.length > 0
  return (
    <div className="po-quote-promise">
      <p>
        <b>{t('quote.delivered', { date: namedDay(promise.at) })}</b>
        <span>{t('quote.deliveredBy', { time: time(promise.at) })}</span>
      </p>
      {urgent}
      {isReasoned && <h3>{t('quote.why')}</h3>}
      <ul>
        <li>{by}</li>
        {begins && promise.minutesAhead > 0 && (
          <li>{t('quote.ahead', { minutes: hours(promise.minutesAhead) })}</li>
        )}
        {begins && <li>{t('quote.begins', { date: dateTime(promise.begins) })}</li>}
        {begins && <li>{t('quote.margin')}</li>}
        {days.length > 0 && <li>{t('quote.skipped', { count: days.length, days: list(days) })}</li>}
      </ul>
    </div>
  )

  /** Kinds of holidays are kept by their name, days off with the name somebody gave them. */
  function reasonOf(reason: string): string {
    const known = daysOff.find((one) => one === reason)
    return known ? t(`quote.daysOff.${known}`) : reason
  }
}

const daysOff = ['paidHolidays', 'unpaidLeave', 'repose', 'absence'] as const
