import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NoticeLine } from '#features/notices/notice-list.tsx'
import { inboxQuery, noticesEach, readAll } from '#features/notices/notice-queries.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Pager } from '#shared/ui/pager.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/notices/notices.css'

const whiches = ['all', 'unread'] as const

/** Everything a business was told in the last months, the latest first; each line leads to what it is about. */
export function NoticesPage() {
  const { t } = useTranslation('notices')
  const accountId = useManagedAccountId()
  const mayEdit = useAbility('posts:edit')
  const [words, change] = useListSearch()
  const which = words.which === 'unread' ? 'unread' : 'all'
  const offset = wholeNumber(words.offset)
  const notices = useQuery(inboxQuery(accountId, { which, offset }))
  const all = useAction({
    stale: [['notices', accountId]],
    // What came since this list was read was not seen, and stays unread.
    send: () => readAll(accountId, new Date(notices.dataUpdatedAt)),
    done: ({ count }) => t('allRead', { count }),
  })
  return (
    <div className="po-page">
      <PageHeader
        title={t('title')}
        actions={
          mayEdit && (
            <Button
              icon={CheckCheck}
              busy={all.busy}
              disabled={!notices.data?.total}
              onClick={() => void all.run()}
            >
              {t('readAll')}
            </Button>
          )
        }
      />
      <div className="po-inbox">
        <SegmentedChoice
          label={t('which')}
          value={which}
          choices={whiches.map((value) => ({ value, label: t(`whiches.${value}`) }))}
          onChange={(next) => change({ which: next === 'all' ? '' : next })}
        />
        <AsyncState
          of={notices}
          loading={<RowSkeleton rows={4} />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState drawing={<BenchDrawing />} title={t(which === 'all' ? 'empty' : 'noneUnread')}>
              {t(which === 'all' ? 'emptyWords' : 'noneUnreadWords')}
            </EmptyState>
          }
        >
          {({ total, items }) => (
            <>
              <ul className="po-inbox-list">
                {items.map((notice) => (
                  <NoticeLine key={notice.id} {...{ accountId, notice }} onGone={() => undefined} />
                ))}
              </ul>
              {total > noticesEach && (
                <Pager
                  {...{ offset, total }}
                  limit={noticesEach}
                  onMove={(to) => change({ offset: String(to) })}
                />
              )}
            </>
          )}
        </AsyncState>
      </div>
    </div>
  )
}
