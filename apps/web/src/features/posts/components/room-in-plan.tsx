import { useQuery } from '@tanstack/react-query'
import { CalendarX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type PostAt, roomQuery } from '#features/posts/post-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Notice } from '#shared/ui/banner.tsx'
import { SoldLink } from '#shared/ui/sold-link.tsx'

/** Said before anything is pressed: the plan has no room for the post on that date, or this is the last place of its week. */
export function RoomInPlan({ at, date }: { at: PostAt; date: Date }) {
  const { t } = useTranslation(['posts', 'errors'])
  const { namedDay } = useFormats()
  const room = useQuery(roomQuery(at, date)).data
  if (!room) return null
  const { full, most, taken, opensAt } = room
  if (full !== null)
    return (
      <Notice tone="wait" icon={CalendarX}>
        {opensAt !== null
          ? t('schedule.opensOn', { day: namedDay(opensAt) })
          : t('errors:codes.postsAWeekReached', { max: most ?? 0 })}{' '}
        <SoldLink what="plan" limit={full === 'month' ? 'dates' : 'postsAWeek'} />
      </Notice>
    )
  if (most === null) return null
  return <p className="po-mute">{t('schedule.ofWeek', { taken: Math.min(most, taken + 1), most })}</p>
}
