import type { Network } from '@postelier/contract'
import type { OrderView } from '@postelier/contract/orders'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NetworkTabs } from '#features/orders/network-tabs.tsx'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useCustomerName } from '#shared/api/customer-name.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { type Pin, PinnedPicture } from '#shared/orders/pinned-picture.tsx'
import { PostFrame } from '#shared/post-frame/post-frame.tsx'
import { PageThumbs } from '#shared/ui/page-thumbs.tsx'

interface ReturnFrameProps {
  order: OrderView
  picture: string
  pages: number
  /** Places of the remarks, in their order. */
  pins: readonly (Pin | null)[]
  page: number
  onPage: (page: number) => void
  /** The remark whose place is pointed at. */
  pointed?: number | null
  /** Where a place can still be shown. */
  onPin?: (pin: Pin) => void
}

/** What was delivered as its network shows it; a place on the picture is shown by pointing at it. */
export function ReturnFrame({
  order,
  picture,
  pages,
  page,
  onPage,
  pins,
  pointed = null,
  onPin,
}: ReturnFrameProps) {
  const { t } = useTranslation('orders')
  const { namedDay } = useFormats()
  const customer = useCustomerName()
  const account = useCurrentUser()?.account
  const [seen, setSeen] = useState<Network | null>(null)
  const { networks, proposals, brief } = order
  const network = seen && networks.includes(seen) ? seen : (networks[0] ?? 'instagram')
  const hooks = proposals.at(-1)?.hooks
  const words = hooks?.own[network]?.trim() || hooks?.common || ''
  return (
    <div className={cx('po-order-picture po-return-frame', order.kind === 'visual' && 'po-return-wordless')}>
      <NetworkTabs networks={networks} value={network} onChange={setSeen} />
      <PostFrame
        network={network}
        name={customer ?? account?.societyName ?? ''}
        logoUrl={customer ? undefined : account?.logo?.urls.small}
        color={customer ? null : account?.color}
        when={
          brief.publishOn ? namedDay(new Date(`${brief.publishOn}T12:00:00`)) : t('returnForm.deliveredOn')
        }
        words={words}
      >
        <PinnedPicture {...{ picture, page, pins, pointed, onPin }} alt={order.title} />
      </PostFrame>
      <PageThumbs picture={picture} pages={pages} page={page} onPage={onPage} />
    </div>
  )
}
