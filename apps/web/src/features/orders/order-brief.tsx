import type { OrderView } from '@postelier/contract/orders'
import { useTranslation } from 'react-i18next'
import { OrderFiles, type OrderFilesProps } from '#features/orders/order-files.tsx'
import type { OrderAt } from '#features/orders/order-queries.ts'
import { useRowsWithPages } from '#features/orders/page-choice.tsx'
import { BriefRows, messageOf, useBriefRows } from '#shared/brief/brief-rows.tsx'
import { unbroken } from '#shared/lib/unbroken.ts'
import { KindDrawing } from '#shared/orders/kind-drawing.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

interface OrderBriefProps {
  order: OrderView
  at: OrderAt
  files: Pick<OrderFilesProps, 'adding'>
  /** In the place of what is not delivered yet. */
  isDrawn?: boolean
}

/** What was asked for, with its files: all there is to see until something is delivered. */
export function OrderBrief({ order, at, files, isDrawn = false }: OrderBriefProps) {
  const { t, i18n } = useTranslation('orders')
  const { infos, graphic } = useBriefRows()(order.brief, order.format, order.kind !== 'hook')
  const rows = useRowsWithPages(infos, order.brief)
  const words = messageOf(order.brief)
  return (
    <section aria-label={t('order.brief')} className="po-order-told">
      <SectionHead title={t('order.brief')} />
      {isDrawn ? (
        <div className="po-order-asked">
          <figure>
            <KindDrawing kind={order.kind} format={order.format} size={112} />
            <figcaption>{order.names[i18n.language === 'en' ? 'en' : 'fr']}</figcaption>
          </figure>
          {words && <blockquote className="po-brief-words">{unbroken(words)}</blockquote>}
        </div>
      ) : (
        words && <blockquote className="po-brief-words">{unbroken(words)}</blockquote>
      )}
      <div className="po-order-brief">
        <BriefRows rows={order.kind === 'hook' ? rows : [...rows, ...graphic]} />
      </div>
      <OrderFiles {...files} at={at} />
    </section>
  )
}
