import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeLine } from '#features/notices/notice-list.tsx'
import { noticesQuery } from '#features/notices/notice-queries.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { useMedia } from '#shared/lib/use-media.ts'
import '#features/notices/notices.css'

/** As many as stand side by side, or one under the other beside the greeting; the bell has them all. */
const [mostBeside, mostStacked] = [3, 2]

/** What came up since somebody was here last, each with its way to where it is dealt with; nothing where there is nothing. */
export function HomeNotices() {
  const { t } = useTranslation('notices')
  const accountId = useManagedAccountId()
  const isStacked = useMedia('(min-width: 1200px)')
  const notices = useInfiniteQuery(noticesQuery(accountId))
  const head = useRef<HTMLHeadingElement>(null)
  const total = notices.data?.pages[0]?.total ?? 0
  const items =
    notices.data?.pages.flatMap((page) => page.items).slice(0, isStacked ? mostStacked : mostBeside) ?? []
  if (items.length === 0) return null
  const more = total - items.length
  return (
    <aside className="po-home-notices" aria-labelledby="home-notices">
      <h2 id="home-notices" ref={head} tabIndex={-1}>
        {t('bell.toRead')}
      </h2>
      <ul>
        {items.map((notice) => (
          <NoticeLine key={notice.id} {...{ accountId, notice }} onGone={() => head.current?.focus()} />
        ))}
      </ul>
      {more > 0 && <p className="po-mute">{t('bell.moreInBell', { count: more })}</p>}
    </aside>
  )
}
