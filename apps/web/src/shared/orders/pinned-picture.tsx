import type { Remark } from '@postelier/contract/orders'
import type { MouseEvent } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import { pageAt } from '#shared/lib/page-at.ts'
import { pageOfPicture } from '#shared/ui/page-thumbs.tsx'
import '#shared/orders/remarks.css'

export type Pin = NonNullable<Remark['pin']>

interface PinnedPictureProps {
  picture: string
  page: number
  alt: string
  /** Places of the remarks, in their order: its place in it is a ring's number. */
  pins: readonly (Pin | null)[]
  /** The remark whose ring is pointed at. */
  pointed?: number | null
  /** Where a place can still be shown. */
  onPin?: ((pin: Pin) => void) | undefined
}

/** One page of a picture, with a numbered ring wherever a remark has its place on it. */
export function PinnedPicture({ picture, page, alt, pins, pointed = null, onPin }: PinnedPictureProps) {
  const pinAt = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onPin?.({
      page,
      x: Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)),
      y: Math.min(1, Math.max(0, (event.clientY - box.top) / box.height)),
    })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a place can be said in words as well; the picture is the short way for who points.
    // biome-ignore lint/a11y/noStaticElementInteractions: the same.
    <div className={cx('po-pinned', onPin && 'po-pinned-open')} onClick={onPin && pinAt}>
      <img src={pageAt(pageOfPicture(picture, page), { width: 1080 })} alt={alt} />
      {pins.map(
        (pin, index) =>
          pin?.page === page && (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no other name than their number
              key={index}
              className={cx('po-pin', pointed === index && 'po-pin-pointed')}
              style={{ left: `${pin.x * 100}%`, top: `${pin.y * 100}%` }}
            >
              <b>{index + 1}</b>
            </span>
          ),
      )}
    </div>
  )
}
