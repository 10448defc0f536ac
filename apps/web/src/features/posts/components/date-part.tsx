import { useQuery } from '@tanstack/react-query'
import { CalendarClock, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FreeSlot } from '#features/posts/components/free-slot.tsx'
import { RoomInPlan } from '#features/posts/components/room-in-plan.tsx'
import type { PostDate } from '#features/posts/components/use-post-date.ts'
import { useWhenWords } from '#features/posts/components/use-when-words.ts'
import { WhenFields } from '#features/posts/components/when-fields.tsx'
import { WhenPart } from '#features/posts/components/when-part.tsx'
import { bestHoursQuery, type PostAt, sameMinuteQuery, type TaskView } from '#features/posts/post-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { readTime, writeTime } from '#shared/lib/typed-time.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

interface DatePartProps {
  at: PostAt
  post: TaskView
  date: PostDate
  mayChange: boolean
  /** What the server said of it. */
  refusal: string | undefined
}

/** The day and the hour, in the business's local time, with the hour that brought it most. */
export function DatePart({ at, post, date, mayChange, refusal }: DatePartProps) {
  const { t } = useTranslation(['posts', 'postPage'])
  if (post.status === 'publicationWaiting')
    return (
      <>
        <ScheduledFor post={post} />
        <SharesHour at={at} post={post} />
      </>
    )
  if (!mayChange) return <WhenPart post={post} />
  const { wanted, moment, now, isProposed, change } = date
  return (
    <section aria-label={t('schedule.title')} className="po-date-part">
      <SectionHead title={t('schedule.title')} />
      <WhenFields {...{ wanted, moment, now }} zone={post.zone} refusal={refusal} onChange={change} isBrief />
      {typeof moment === 'object' && <RoomInPlan at={at} date={moment.at} />}
      <FreeSlot
        accountId={at.accountId}
        taskPublicId={at.taskPublicId}
        zone={post.zone}
        wanted={wanted}
        onChange={change}
      >
        <BestHour accountId={at.accountId} {...{ wanted, change }} />
      </FreeSlot>
      <SharesHour at={at} post={post} />
      {isProposed && (
        <p className="po-mute">
          {t(post.publishAt === null ? 'postPage:date.proposed' : 'postPage:date.wasPast')}
        </p>
      )}
    </section>
  )
}

/** Two posts of one page at the same minute: seldom meant. */
function SharesHour({ at, post: { id, publishAt } }: { at: PostAt; post: TaskView }) {
  const { t } = useTranslation('postLists')
  const cards = useQuery(sameMinuteQuery(at.accountId, publishAt)).data ?? []
  const shares = cards.some((card) => card.id === id && card.sharesHour)
  return shares && <p className="po-mute">{t('next.sharesHour')}</p>
}

/** Of a post that is scheduled: another date is given by the bar, with its pages. */
function ScheduledFor({ post: { publishAt, schedule, zone } }: { post: TaskView }) {
  const { t } = useTranslation('posts')
  const words = useWhenWords()
  if (publishAt === null) return null
  const { day, time, yours } = words(new Date(publishAt), schedule?.zone ?? zone)
  return (
    <section aria-label={t('schedule.title')}>
      <SectionHead title={t('schedule.title')} />
      <p className="po-planned">
        <Icon of={CalendarClock} size={16} />
        <b>{t('schedule.dayAndTime', { day, time })}</b>
      </p>
      {yours && <p className="po-mute">{t('schedule.yours', { at: yours })}</p>}
    </section>
  )
}

/** From Monday, which is 1. */
const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7

function BestHour({
  accountId,
  wanted,
  change,
}: { accountId: number } & Pick<PostDate, 'wanted' | 'change'>) {
  const { t } = useTranslation('postPage')
  const { localTime, weekdayName } = useFormats()
  // Not everybody who writes posts may see the planning.
  const maySee = useAbility('planning:consult')
  const measured = useQuery({ ...bestHoursQuery(accountId), enabled: maySee }).data
  const best = wanted.day && measured?.hours.find(({ weekday }) => weekday === weekdayOf(wanted.day))
  const minute = best ? readTime(best.time) : null
  if (!measured || !best || minute === null) return null
  const time = localTime(writeTime(minute))
  const weekday = weekdayName(best.weekday)
  return (
    <p className="po-date-best">
      <Icon of={TrendingUp} size={14} />
      {minute === wanted.minute ? (
        t('date.best', { count: measured.posts, weekday })
      ) : (
        <span>
          {t('date.bestIs', { time, weekday })}{' '}
          <button type="button" className="po-link" onClick={() => change({ ...wanted, minute })}>
            {t('date.take', { time })}
          </button>
        </span>
      )}
    </p>
  )
}
