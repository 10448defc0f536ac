import type { Network } from '@postelier/contract'
import type { OrderView, Remark } from '@postelier/contract/orders'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NetworkTabs } from '#features/orders/network-tabs.tsx'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useCustomerName } from '#shared/api/customer-name.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { pageAt } from '#shared/lib/page-at.ts'
import { PostFrame } from '#shared/post-frame/post-frame.tsx'
import { PageThumbs, pageOfPicture } from '#shared/ui/page-thumbs.tsx'

type Pin = NonNullable<Remark['pin']>

interface ReturnFrameProps {
  order: OrderView
  picture: string
  pages: number
  /** Places of the remarks, in their order. */
  pins: readonly (Pin | null)[]
  /** Where a place can still be shown. */
  onPin?: (pin: Pin) => void
}

/** What was delivered as its network shows it; a place on the picture is shown by pointing at it. */
export function ReturnFrame({ order, picture, pages, pins, onPin }: ReturnFrameProps) {
  const { t } = useTranslation('orders')
  const { namedDay } = useFormats()
  const customer = useCustomerName()
  const account = useCurrentUser()?.account
  const [page, setPage] = useState(0)
  const [seen, setSeen] = useState<Network | null>(null)
  const { networks, proposals, brief } = order
  const network = seen && networks.includes(seen) ? seen : (networks[0] ?? 'instagram')
  const hooks = proposals.at(-1)?.hooks
  const words = hooks?.own[network]?.trim() || hooks?.common || ''
  const pinAt = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onPin?.({
      page,
      x: Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)),
      y: Math.min(1, Math.max(0, (event.clientY - box.top) / box.height)),
    })
  }
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
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a place can be said in words as well; the picture is the short way for who points. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same. */}
        <div className={cx('po-return-picture', onPin && 'po-return-pointed')} onClick={pinAt}>
          <img src={pageAt(pageOfPicture(picture, page), { width: 1080 })} alt={order.title} />
          {pins.map(
            (pin, index) =>
              pin?.page === page && (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no other name than their number
                  key={index}
                  className="po-return-pin"
                  style={{ left: `${pin.x * 100}%`, top: `${pin.y * 100}%` }}
                >
                  <b>{index + 1}</b>
                </span>
              ),
          )}
        </div>
      </PostFrame>
      <PageThumbs picture={picture} pages={pages} page={page} onPage={setPage} />
    </div>
  )
}
