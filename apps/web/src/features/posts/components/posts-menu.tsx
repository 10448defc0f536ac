import { useQuery } from '@tanstack/react-query'
import {
  CalendarDays,
  CirclePause,
  CirclePlay,
  FileSpreadsheet,
  FileText,
  SlidersHorizontal,
} from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarFeedDialog } from '#features/posts/components/calendar-feed-dialog.tsx'
import { staleAfterHold, useHoldActions } from '#features/posts/model/hold-actions.ts'
import { holdQuery } from '#features/posts/post-queries.ts'
import { useActions } from '#shared/actions/registry.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { runningBoostsQuery } from '#shared/api/running-boosts.ts'
import { type MoreItem, MoreMenu } from '#shared/ui/more-menu.tsx'
import { StopDialog } from '#shared/ui/stop-dialog.tsx'

const PostSettings = lazy(async () => ({
  default: (await import('#features/posts/settings/post-settings.tsx')).PostSettings,
}))

interface PostsMenuProps {
  accountId: number
  isCustomers: boolean
  /** What the screen is narrowed to, as a file of its lines is asked for. */
  displayed: Readonly<Record<string, string>>
}

/** What is done about all posts at once. */
export function PostsMenu({ accountId, isCustomers, displayed }: PostsMenuProps) {
  const { t } = useTranslation(['publications', 'calendar'])
  const mayEdit = useAbility('posts:edit')
  const mayPlan = useAbility('planning:consult')
  const hold = useQuery({ ...holdQuery(accountId), retry: false }).data
  const { stop, letGo } = useHoldActions(accountId)
  const [open, setOpen] = useState<'stop' | 'feed' | 'settings' | null>(null)
  const running = useQuery({ ...runningBoostsQuery(accountId), enabled: open === 'stop' }).data ?? []
  const boosts = running.reduce((sum, { count }) => sum + count, 0)
  const close = () => setOpen(null)
  const settingsWords = t('calendar:settings.open')
  useActions(
    useMemo(
      () =>
        mayPlan
          ? [
              {
                id: 'post-settings',
                label: settingsWords,
                icon: SlidersHorizontal,
                run: () => setOpen('settings'),
              },
            ]
          : [],
      [mayPlan, settingsWords],
    ),
  )
  const items: MoreItem[] = [
    ...(mayPlan
      ? [
          {
            key: 'settings',
            label: settingsWords,
            icon: SlidersHorizontal,
            run: () => setOpen('settings'),
          },
        ]
      : []),
    ...(['xlsx', 'csv'] as const).map((format) => ({
      key: format,
      label: t(`calendar:export.${format}`),
      icon: format === 'xlsx' ? FileSpreadsheet : FileText,
      run: () => download(accountId, { ...displayed, format }),
    })),
    { key: 'feed', label: t('calendar:feed.open'), icon: CalendarDays, run: () => setOpen('feed') },
    ...(mayEdit && hold
      ? [
          hold.own
            ? { key: 'letGo', label: t('hold.letGo'), icon: CirclePlay, run: () => void letGo() }
            : { key: 'stop', label: t('hold.stop'), icon: CirclePause, run: () => setOpen('stop') },
        ]
      : []),
  ]
  return (
    <>
      <MoreMenu items={items} />
      {open === 'stop' && (
        <StopDialog boosts={boosts} onStop={stop} stale={staleAfterHold(accountId)} onClose={close} />
      )}
      {open === 'feed' && <CalendarFeedDialog accountId={accountId} onClose={close} />}
      {open === 'settings' && (
        <Suspense>
          <PostSettings accountId={accountId} isCustomers={isCustomers} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** A file is a link: the browser shows that it comes, and keeps it where people look for files. */
function download(accountId: number, query: Readonly<Record<string, string>>): void {
  const link = document.createElement('a')
  link.href = `/api/users/${accountId}/posts-export?${new URLSearchParams(query)}`
  link.download = ''
  link.click()
}
