import type { Remark } from '@postelier/contract/orders'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#shared/lib/class-names.ts'
import { unbroken } from '#shared/lib/unbroken.ts'
import { PinnedPicture } from '#shared/orders/pinned-picture.tsx'
import { PageThumbs } from '#shared/ui/page-thumbs.tsx'
import '#shared/orders/remarks.css'

export interface RemarkListProps {
  remarks: readonly Remark[]
  /** Pages on which a place can be seen; without them remarks are words alone. */
  pages?: number
  pointed?: number | null
  /** A remark whose place is to be seen. */
  onPoint?: (index: number) => void
}

/** Remarks with their numbers; one that has a place on the picture leads to it. */
export function RemarkList({ remarks, pages = 0, pointed = null, onPoint }: RemarkListProps) {
  const { t } = useTranslation('briefs')
  return (
    <ol className="po-remarks" aria-label={t('remarks.title')}>
      {remarks.map(({ about, message, pin }, index) => {
        const number = index + 1
        const said = (
          <>
            <b className={cx('po-remark-number', pin && 'po-remark-pinned')} aria-hidden="true">
              {number}
            </b>
            <span>
              <small>
                {t(`remarks.abouts.${about}`)}
                {pin && pages !== 1 && `, ${t('remarks.onPage', { page: pin.page + 1 })}`}
              </small>
              {unbroken(message)}
            </span>
          </>
        )
        const isSeen = onPoint && pin && pin.page < pages
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no other name than their number
          <li key={index}>
            {isSeen ? (
              <button
                type="button"
                title={t('remarks.point', { number })}
                aria-pressed={pointed === index}
                onClick={() => onPoint(index)}
              >
                {said}
              </button>
            ) : (
              <div>{said}</div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface PinnedRemarksProps {
  remarks: readonly Remark[]
  picture: string | null
  pages: number
  alt: string
}

/** What is to change, beside the picture where its places are ringed; words alone where none was shown on it. */
export function PinnedRemarks({ remarks, picture, pages, alt }: PinnedRemarksProps) {
  const box = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [page, setPage] = useState(() => remarks.find(({ pin }) => pin && pin.page < pages)?.pin?.page ?? 0)
  const isPinned = picture !== null && remarks.some(({ pin }) => pin && pin.page < pages)
  if (!isPinned) return <RemarkList remarks={remarks} pages={pages} />
  return (
    <div className="po-pinned-remarks">
      <div className="po-pinned-shown" ref={box}>
        <PinnedPicture {...{ picture, page, alt, pointed }} pins={remarks.map(({ pin }) => pin)} />
        <PageThumbs picture={picture} pages={pages} page={page} onPage={setPage} />
      </div>
      <RemarkList
        {...{ remarks, pages, pointed }}
        onPoint={(index) => {
          setPointed(index)
          setPage(remarks[index]?.pin?.page ?? page)
          box.current?.scrollIntoView({ block: 'nearest' })
        }}
      />
    </div>
  )
}
