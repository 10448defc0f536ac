import type { BriefOfKind, OrderView } from '@postelier/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BriefChangeForm, OrderedBrief, useBriefChange } from '#features/orders/brief-change.tsx'
import { useOrderLinks } from '#features/orders/order-links.ts'
import { type OrderAt, paramsOf, staleAfterOrder } from '#features/orders/order-queries.ts'
import {
  type Delivered,
  emptyRemark,
  type RemarkDraft,
  ReturnRemarks,
} from '#features/orders/return-remarks.tsx'
import { type ReturnWay, ReturnWayChoice } from '#features/orders/return-way.tsx'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { dropKept, useKept } from '#shared/form/use-kept.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Button } from '#shared/ui/button.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

interface Kept extends Record<string, unknown> {
  readonly way: ReturnWay
  readonly remarks: readonly RemarkDraft[]
  readonly after: BriefOfKind
}

/** Remarks on what was delivered, or another brief; what was typed for the one is kept while the other is looked at. */
export function ReturnForm({ at, order, ...delivered }: Delivered & { at: OrderAt; order: OrderView }) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const links = useOrderLinks()
  // Of this round: what was typed and not sent is there again, a sent one is not.
  const place = `return.${at.accountId}.${at.taskPublicId}.${order.returns.asked}`
  const [{ way, remarks, after }, keep] = useKept<Kept>(place, {
    way: 'correct',
    remarks: [emptyRemark],
    after: { configurationId: order.configurationId, brief: order.brief },
  })
  const isOther = way === 'other'
  const seen = order.proposals.at(-1)
  const { namedDay, time } = useFormats()
  const written = remarks.filter(({ message }) => message.trim() !== '')
  const client = useQueryClient()
  const brief = useBriefChange(at, order, isOther ? after : null)
  const { scope, quote, backAt } = brief
  const price = isOther ? (quote?.credits ?? 0) : order.returns.nextCredits
  const send = useAction({
    send: () =>
      call('POST /api/users/{id}/orders/{taskPublicId}/return', {
        params: paramsOf(at),
        body: {
          remarks: isOther ? [] : written.map((one) => ({ ...one })),
          ...(seen ? { round: seen.round } : {}),
          agreedCredits: price,
          ...(isOther && after.configurationId !== null && quote?.promise
            ? {
                change: {
                  configurationId: after.configurationId,
                  brief: after.brief,
                  promisedAt: quote.promise.at,
                },
              }
            : {}),
        },
      }),
    stale: staleAfterOrder(at),
    done: t('returnForm.sent'),
    onDone: async () => {
      await navigate(linkTo(links.post(at.taskPublicId)))
      dropKept(place)
    },
    faultWords: (error) => (isApiError(error) && error.code === 'invalid' ? t('returnForm.error') : null),
    // Another price or date since: both are read again before somebody agrees to them.
    onFault: async () => {
      await client.invalidateQueries({ queryKey: ['orders', at.accountId, 'return-quote'] })
      return false
    },
  })
  const missingId = useId()
  const credits = t('credits', { count: price })
  const missing = missingOf()
  return (
    <>
      <div className="po-page po-return">
        <ReturnWayChoice
          returns={order.returns}
          value={way}
          onChange={(next) => {
            send.clear()
            keep({ way: next })
          }}
        />
        {isOther ? (
          <BriefChangeForm
            at={at}
            order={order}
            change={brief}
            after={after}
            faults={send.faults}
            onChange={(part) => {
              send.clear()
              keep({ after: { ...after, ...part } })
            }}
          />
        ) : (
          <>
            <ReturnRemarks
              {...delivered}
              order={order}
              remarks={remarks}
              onChange={(next) => keep({ remarks: next })}
            />
            <section aria-label={t('returnForm.brief')} className="po-return-brief">
              <SectionHead title={t('returnForm.brief')} />
              <OrderedBrief order={order} />
            </section>
          </>
        )}
      </div>
      <ActionBar
        start={
          <p id={missingId} className="po-ink2">
            {missing ?? priceAndDate()}
          </p>
        }
      >
        <Button
          look="primary"
          icon={Send}
          busy={send.busy}
          disabled={missing !== null}
          aria-describedby={missingId}
          onClick={() => void send.run()}
        >
          {price > 0 ? t('returnForm.sendFor', { credits }) : t('returnForm.send')}
        </Button>
      </ActionBar>
    </>
  )

  function missingOf(): string | null {
    if (!isOther) {
      const wordless = remarks.findIndex(({ message, pin }) => pin !== null && message.trim() === '')
      if (wordless >= 0) return t('returnForm.missingAt', { number: wordless + 1 })
      return written.length > 0 ? null : `${priceAndDate()}. ${t('returnForm.missing')}`
    }
    if (scope === null) return t('returnForm.unchanged')
    if (!quote?.promise || brief.isOld) return t('returnForm.missingQuote')
    return quote.missing > 0 ? t('quote.missing', { count: quote.missing }) : null
  }

  function priceAndDate(): string {
    const due = backAt && t('returnForm.back', { date: namedDay(backAt), time: time(backAt) })
    const cost = price > 0 ? credits : t('returnForm.isFree')
    return due ? `${cost}, ${t('returnForm.backShort', { date: due })}` : cost
  }
}
