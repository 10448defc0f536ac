import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GridProps } from '#features/posts/calendar/calendar-grids.ts'
import { usualHour } from '#features/posts/calendar/model/good-hours.ts'
import { isWide } from '#features/posts/calendar/model/is-wide.ts'
import { localTimeOn } from '#features/posts/calendar/model/placed.ts'
import { useNextPost } from '#features/posts/calendar/use-next-post.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { ButtonLink } from '#shared/ui/button.tsx'

/** Over the hours of a day without posts: that there is none, the way to one, and the day of the next. */
export function EmptyDay({ period, context, formats, today, zone, hoursOf, ideas }: GridProps) {
  const { t } = useTranslation('calendar')
  const { day } = period
  const next = useNextPost(context.accountId, day, zone)
  const isOver = day < today
  const at = next?.publishAt
  const localTime = localTimeOn(day, hoursOf(day)[0] ?? usualHour)
  return (
    <>
      <p className="po-cal-nothing" role="status">
        <b>{t(isOver ? 'emptyDay.over' : 'emptyDay.none')}</b>
        {at && (
          <Link {...linkTo(context.one(next.id))} className="po-link po-cal-nothing-next">
            {t('emptyDay.next', { day: formats.namedDay(at), time: formats.time(at) })}
          </Link>
        )}
        {!isOver && context.mayCreate && (
          <ButtonLink icon={Plus} {...context.write} search={{ day: localTime }}>
            {t('emptyDay.write')}
          </ButtonLink>
        )}
      </p>
      {!isOver && ideas && !isWide() && (
        <div className="po-cal-nothing-ideas">
          <ideas.OfDay localTime={localTime} />
        </div>
      )}
    </>
  )
}
