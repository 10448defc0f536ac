import { Popover } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeList } from '#features/notices/notice-list.tsx'
import { noticesQuery } from '#features/notices/notice-queries.ts'
import { useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import { Icon } from '#shared/ui/icon.tsx'
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
  const { t } = useTranslation('shell')
  const accountId = useManagedAccountId()
  const notices = useInfiniteQuery(noticesQuery(accountId))
  const [isOpen, setOpen] = useState(false)
  const count = notices.data?.pages[0]?.total ?? 0
  const label = count > 0 ? t('notices.labelCount', { count }) : t('notices.label')
  return (
    <Popover
      position="bottom-end"
      width={384}
      offset={6}
      trapFocus
      returnFocus
      opened={isOpen}
      onChange={setOpen}
    >
      <Popover.Target>
        <button
          type="button"
          className="po-ib po-bell"
          aria-label={label}
          title={label}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={Bell} />
          {count > 0 && <span aria-hidden="true" />}
        </button>
      </Popover.Target>
      <Popover.Dropdown className="po-notices" aria-label={t('notices.label')}>
        <NoticeList accountId={accountId} of={notices} onFollow={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
