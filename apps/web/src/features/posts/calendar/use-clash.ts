import type { TaskCard } from '@postelier/contract'
import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type GoodHours, goodHoursOn, hourBeside } from '#features/posts/calendar/model/good-hours.ts'
import { localTimeOn, onLocalDays } from '#features/posts/calendar/model/placed.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { localTimeAt } from '#shared/lib/local-time.ts'
import { toast, undoMs } from '#shared/ui/toast-store.ts'

interface Around {
  readonly queryKey: QueryKey
  readonly zone: string
  readonly hours: GoodHours
}

/** Once a post was moved to the hour of another one on the same page: says so, with the free hour beside it. */
export function useClash({ queryKey, zone, hours }: Around) {
  const { t, i18n } = useTranslation('calendar')
  return (id: string, moveTo: (post: TaskCard, localTime: string) => void): void => {
    // As it was read again after the move.
    const items = queryClient.getQueryData<{ items: readonly TaskCard[] }>(queryKey)?.items ?? []
    const post = items.find((one) => one.id === id)
    if (!post?.sharesHour || post.publishAt === null) return
    const day = localTimeAt(new Date(post.publishAt), zone).slice(0, 10)
    const on = onLocalDays(items, zone).get(day) ?? []
    const minute = on.find((one) => one.post.id === id)?.minute ?? 0
    const now = localTimeAt(new Date(), zone)
    const nowMinute = Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16))
    const free = hourBeside(minute, {
      good: goodHoursOn(day, hours, { today: now.slice(0, 10), nowMinute }),
      taken: on.map((one) => one.minute),
      after: day === now.slice(0, 10) ? nowMinute : 0,
    })
    const { localTime } = formatsFor(i18n.language, zone)
    toast({
      tone: 'wait',
      message: t('sharesHour', { title: post.title }),
      durationMs: undoMs * 2,
      ...(free === null
        ? {}
        : {
            action: {
              label: t('moveToHour', { time: localTime(localTimeOn(day, free).slice(11)) }),
              run: () => moveTo(post, localTimeOn(day, free)),
            },
          }),
    })
  }
}
