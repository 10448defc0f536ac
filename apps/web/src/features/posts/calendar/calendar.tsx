import { type TaskCard, waitingFor } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarBar } from '#features/posts/calendar/calendar-bar.tsx'
import { CalendarCard } from '#features/posts/calendar/calendar-card.tsx'
import type { GridProps, IdeaParts } from '#features/posts/calendar/calendar-grids.ts'
import { calendarQuery } from '#features/posts/calendar/calendar-queries.ts'
import { DateDialog } from '#features/posts/calendar/date-dialog.tsx'
import { EmptyDay } from '#features/posts/calendar/empty-day.tsx'
import { goodHoursOn, reasonFor, usualHour } from '#features/posts/calendar/model/good-hours.ts'
import {
  type CalendarView,
  momentsOf,
  periodOf,
  readDay,
  weekdayOf,
} from '#features/posts/calendar/model/period.ts'
import { isDelivery, localTimeOn, onLocalDays } from '#features/posts/calendar/model/placed.ts'
import { MonthGrid } from '#features/posts/calendar/month-grid.tsx'
import { NothingFound } from '#features/posts/calendar/nothing-found.tsx'
import { PrepareMonth } from '#features/posts/calendar/prepare-month.tsx'
import { goodHoursQuery } from '#features/posts/calendar/slot-queries.ts'
import { TimeGrid } from '#features/posts/calendar/time-grid.tsx'
import { UndatedPosts } from '#features/posts/calendar/undated-posts.tsx'
import { useCalendarKeyHints, useCalendarKeys } from '#features/posts/calendar/use-calendar-keys.ts'
import { useClash } from '#features/posts/calendar/use-clash.ts'
import { useCountWords } from '#features/posts/calendar/use-count-words.ts'
import { useDayNotes } from '#features/posts/calendar/use-day-notes.ts'
import { type DropTarget, useDragPost } from '#features/posts/calendar/use-drag-post.ts'
import { useMoveBackKey, useMoveDate, whyFixed } from '#features/posts/calendar/use-move-date.ts'
import { useKeepOrder } from '#features/posts/model/opened-from.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import { useKept } from '#features/posts/model/use-reach.ts'
import { useAbility, useCurrentUser } from '#shared/api/current-user.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { localTimeAt } from '#shared/lib/local-time.ts'
import type { ListWords } from '#shared/lib/use-list-search.ts'
import { toast } from '#shared/ui/toast-store.ts'
import '#features/posts/calendar/calendar.css'

interface CalendarProps {
  context: PostsContext
  view: CalendarView
  words: ListWords
  /** Since when posts are new to whoever looks. */
  since: string | null
  ideas: IdeaParts | null
  change: (next: Record<string, string>) => void
  /** What stands above it: it is told how many posts are shown. */
  head: (note: string | undefined) => ReactNode
}

/** Posts on the days they go out, in the business's zone; another day or hour is given by dragging, by keys or in a dialogue. */
export function Calendar({ context, view, words, since, ideas, change, head }: CalendarProps) {
  const { t, i18n } = useTranslation('calendar')
  const own = useCurrentUser()?.timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone
  const [known, setKnown] = useState(own)
  const now = new Date()
  const today = localTimeAt(now, known).slice(0, 10)
  const period = periodOf(view, readDay(words.day) ?? today)
  const { status = '', network = '', origin = '', search = '' } = words
  // What hangs on more than a post's state is the server's to say; the rest is narrowed here, at once.
  const waiting = waitingFor.find((one) => one === status) ?? null
  const asked = { ...momentsOf(period, known), search, ...(waiting ? { status: waiting } : {}) }
  const calendar = useQuery(calendarQuery(context.accountId, asked))
  const zone = calendar.data?.zone || known
  // The first answer says where its days begin; a business elsewhere is asked for once more.
  if (zone !== known) setKnown(zone)
  const formats = formatsFor(i18n.language, zone)
  const posts = useMemo(() => {
    const items = (calendar.data?.items ?? []).filter(
      (post) =>
        (network === '' || post.networks.some((one) => one === network)) &&
        (origin === '' || post.origin === origin) &&
        (status === '' || waiting !== null || post.status === status),
    )
    return onLocalDays(items, zone)
  }, [calendar.data, zone, network, origin, status, waiting])
  const shownIds = [...posts.values()].flat().map(({ post }) => post.id)
  useKeepOrder(context.accountId, shownIds)
  const notes = useDayNotes(context, period)
  const move = useMoveDate(context.accountId, zone)
  useMoveBackKey({ accountId: context.accountId, zone })
  const mayMove = useAbility('posts:edit')
  const hours = useQuery(goodHoursQuery(context.accountId)).data ?? []
  const sayClash = useClash({ queryKey: calendarQuery(context.accountId, asked).queryKey, zone, hours })
  const [asking, setAsking] = useState<TaskCard | null>(null)
  const moveTo = (post: TaskCard, localTime: string) => {
    if (localTime < localTimeAt(new Date(), zone)) toast({ tone: 'bad', message: t('isPast') })
    else if (localTime !== localTimeOfPost(post, zone))
      void move.run({ post, localTime }).then((isDone) => isDone && sayClash(post.id, moveTo))
  }
  const drop = (post: TaskCard, { day, minute }: DropTarget) =>
    moveTo(post, localTimeOn(day, minute ?? minuteOfPost(post, zone)))
  const countWords = useCountWords()
  const kept = useKept(context.accountId)
  const { dragged, follower, press } = useDragPost({
    onDrop: drop,
    refuses: ({ status }) => {
      const why = whyFixed(status)
      if (why) toast({ tone: 'plain', message: t(`isFixed.${why}`) }, 'fixed')
      return why !== null
    },
  })
  const onDay = useCallback((day: string) => change({ view: 'day', day }), [change])
  const keys = useCalendarKeys({
    posts: calendar.data?.items ?? [],
    zone,
    view,
    mayMove,
    moveTo,
    ask: setAsking,
  })
  useCalendarKeyHints(view, mayMove)
  const nowMinute = Number(localTimeAt(now, zone).slice(11, 13)) * 60 + now.getMinutes()
  const grid: GridProps = {
    period,
    posts,
    notes,
    ideas,
    formats,
    zone,
    today,
    context,
    mayMove,
    dragged,
    since,
    kept,
    weekdayOf,
    hoursOf: (day) => goodHoursOn(day, hours, { today, nowMinute }),
    reasonFor: (day, minute) => reasonFor(day, minute, hours),
    isReady: calendar.data !== undefined && !calendar.isPlaceholderData,
    onPress: mayMove ? press : noPress,
    onDay,
  }
  const isNothing =
    calendar.data !== undefined &&
    !calendar.isPlaceholderData &&
    shownIds.length === 0 &&
    Boolean(search || status || network)
  const shown = [...posts]
    .filter(([day]) => period.view !== 'month' || day.startsWith(period.month))
    .flatMap(([, placed]) => placed.map(({ post }) => post))
  const isEmptyMonth =
    view === 'month' &&
    grid.isReady &&
    shown.length === 0 &&
    !(search || status || network) &&
    period.month >= today.slice(0, 7) &&
    !context.isCustomers
  const isEmptyDay =
    view === 'day' &&
    grid.isReady &&
    !(search || status || network) &&
    shown.every((post) => isDelivery(post))
  const calendarPart = (
    <section className="po-cal" aria-busy={calendar.isFetching} aria-label={t('title')}>
      <CalendarBar
        accountId={context.accountId}
        period={period}
        formats={formats}
        today={today}
        words={words}
        posts={calendar.data?.items ?? []}
        // What narrows it leaves it the calendar it is.
        change={(next) => change({ view, ...next })}
      />
      {calendar.error && !calendar.data && (
        <p role="alert" className="po-cal-fault">
          {t('unread')}
        </p>
      )}
      {isNothing && (
        <NothingFound onReset={() => change({ view, search: '', status: '', network: '', origin: '' })} />
      )}
      {isEmptyDay && <EmptyDay {...grid} />}
      {isEmptyMonth && <PrepareMonth month={period.month} formats={formats} />}
      <div className="po-cal-scroll">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the posts inside, which are links, come up to here. */}
        <div onKeyDown={keys}>
          {view === 'month' ? (
            <MonthGrid {...grid} />
          ) : (
            <TimeGrid key={view} {...grid} nowMinute={nowMinute} />
          )}
        </div>
        {calendar.data && calendar.data.more > 0 && (
          <p className="po-mute po-cal-note">{t('beyond', { count: calendar.data.more })}</p>
        )}
        <UndatedPosts context={context} mayMove={mayMove} onAsk={setAsking} />
        {mayMove && <p className="po-mute po-cal-note">{t('keysHelp')}</p>}
      </div>
      {dragged && (
        <div className="po-cal-follower" ref={follower} aria-hidden="true">
          {dragged.over?.minute != null && (
            <b className="po-cal-follower-hour">
              {formats.localTime(localTimeOn(dragged.over.day, dragged.over.minute).slice(11))}
            </b>
          )}
          <CalendarCard
            post={dragged.post}
            kept={kept}
            size="whole"
            formats={formats}
            link={context.list}
            since={null}
            isMovable={false}
            onPress={() => undefined}
          />
        </div>
      )}
      <DateDialog accountId={context.accountId} post={asking} zone={zone} onClose={() => setAsking(null)} />
    </section>
  )
  return (
    <>
      {head(grid.isReady ? countWords(shown) : undefined)}
      {calendarPart}
    </>
  )
}

/** Who may not move a post opens it. */
const noPress = () => undefined

const localTimeOfPost = ({ publishAt }: TaskCard, zone: string): string =>
  publishAt === null ? '' : localTimeAt(new Date(publishAt), zone)

const minuteOfPost = (post: TaskCard, zone: string): number => {
  const local = localTimeOfPost(post, zone)
  return local === '' ? usualHour : Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
}
