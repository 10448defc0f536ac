import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { NoticeList } from '#features/notices/notice-list.tsx'
import { noticesQuery } from '#features/notices/notice-queries.ts'
import { useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import { Bell } from '#shared/ui/bell.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/notices/notices.css'

/** What needs somebody, wherever they are; an agency's, while it works for a customer. */
export function NoticeBell() {
  const { agencyCustomerId } = useParams({ strict: false }) as { agencyCustomerId?: string }
  const user = useCurrentUser()
  const isOwn = user?.type === 'customer' || user?.type === 'contact'
  const may = user?.abilities.includes('posts:consult') && (isOwn || agencyCustomerId !== undefined)
  return may ? <TheBell /> : null
}

function TheBell() {
  const accountId = useManagedAccountId()
  const notices = useInfiniteQuery(noticesQuery(accountId))
  return (
    <Bell count={notices.data?.pages[0]?.total ?? 0} className="po-notices">
      {(close) => (
        // Its words come when it is opened first: the page behind stays.
        <Suspense fallback={<RowSkeleton />}>
          <NoticeList accountId={accountId} of={notices} onFollow={close} />
        </Suspense>
      )}
    </Bell>
  )
}
