import type { OrderView } from '@postelier/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderLinks } from '#features/orders/order-links.ts'
import { Remarks } from '#features/orders/order-proposal.tsx'
import { type OrderAt, orderQuery } from '#features/orders/order-queries.ts'
import { isCorrected } from '#features/orders/order-state.ts'
import { OrderWhen } from '#features/orders/order-when.tsx'
import { ReturnForm } from '#features/orders/return-form.tsx'
import { ReturnFrame } from '#features/orders/return-frame.tsx'
import type { Delivered } from '#features/orders/return-remarks.tsx'
import { isApiError } from '#shared/api/api-error.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { LineSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/orders/orders.css'
import '#shared/ui/screen.css'

/** What is to change, said in words and shown on the picture; what it costs stands there before. */
export function ReturnPage(delivered: Delivered) {
  const { t } = useTranslation('orders')
  const { taskPublicId = '' } = useParams({ strict: false })
  const at = { accountId: useManagedAccountId(), taskPublicId }
  const order = useQuery(orderQuery(at))
  const links = useOrderLinks()
  if (isApiError(order.error) && [404, 422].includes(order.error.status)) throw notFound()
  const isAsked = order.data && isCorrected(order.data)
  return (
    <div className="po-screen">
      <PageHeader
        title={t(isAsked ? 'returnForm.isAsked' : 'returnForm.title')}
        crumbs={order.data ? [{ label: order.data.title, ...linkTo(links.post(taskPublicId)) }] : []}
      />
      <AsyncState of={order} loading={<LineSkeleton />}>
        {(found) =>
          found.abilities.includes('return') ? (
            <ReturnForm at={at} order={found} {...delivered} />
          ) : (
            <NoForm at={at} order={found} {...delivered} />
          )
        }
      </AsyncState>
    </div>
  )
}

/** The address of a form that is not to be filled in: what was asked for and when it comes, or why there is nothing to ask. */
function NoForm({ at, order, picture, pages, preview }: Delivered & { at: OrderAt; order: OrderView }) {
  const { t } = useTranslation('orders')
  const links = useOrderLinks()
  const last = order.proposals.at(-1)
  const pins = last?.remarks.map(({ pin }) => pin) ?? []
  const [pointed, setPointed] = useState<number | null>(null)
  const [page, setPage] = useState(pins.find((pin) => pin && pin.page < pages)?.page ?? 0)
  const toOrder = (
    <div>
      <ButtonLink look="ink" {...links.post(at.taskPublicId)}>
        {t('returnForm.toOrder')}
      </ButtonLink>
    </div>
  )
  if (!isCorrected(order) || !last)
    return (
      <div className="po-page po-return">
        <h2>{t('returnForm.notNow')}</h2>
        <p className="po-ink2">{t('returnForm.notNowWords')}</p>
        {toOrder}
      </div>
    )
  return (
    <div className="po-page po-return po-return-asked">
      <p className="po-lead">{t('returnForm.isAskedWords', { name: order.agentName })}</p>
      <div className="po-return-columns">
        {order.kind === 'hook' && <div className="po-return-preview">{preview(last.hooks)}</div>}
        {order.kind !== 'hook' && picture && (
          <ReturnFrame {...{ order, picture, pages, page, pins, pointed }} onPage={setPage} />
        )}
        <div className="po-return-asked-words">
          <OrderWhen order={order} />
          <section aria-label={t('returnForm.asked')}>
            <SectionHead title={t('returnForm.asked')} />
            <Remarks
              proposal={last}
              beside={{
                pages: order.kind === 'hook' || !picture ? 0 : pages,
                pointed,
                onPoint: (index) => {
                  setPointed(index)
                  setPage(pins[index]?.page ?? page)
                },
              }}
            />
          </section>
          {toOrder}
        </div>
      </div>
    </div>
  )
}
