import type { TaskCard } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { PackageCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DayNote, TimeGridProps } from '#features/posts/calendar/calendar-grids.ts'
import { isDelivery } from '#features/posts/calendar/model/placed.ts'
import { cx } from '#shared/lib/class-names.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { iconOf } from '#shared/ui/format-icon.ts'
import { Icon } from '#shared/ui/icon.tsx'

/** What each day is besides its posts: nothing of that goes out at an hour. One day is named by the page already. */
export function HeadOfDays(props: TimeGridProps) {
  const { period } = props
  if (period.view === 'day') return <BesideOfDay {...props} day={period.day} />
  return (
    <div className="po-hours-head">
      <span />
      {period.days.map((day) => (
        <HeadOfDay key={day} {...props} day={day} />
      ))}
    </div>
  )
}

type HeadProps = TimeGridProps & { day: string }

const deliveriesOn = ({ day, posts }: HeadProps) =>
  (posts.get(day) ?? []).flatMap(({ post }) => (isDelivery(post) ? [post] : []))

/** Of one day all of it, in a line; of most days there is nothing to say. */
const notesOfDay = 5

function BesideOfDay(props: HeadProps) {
  const { day, notes, posts, today, ideas } = props
  const deliveries = deliveriesOn(props)
  // Of a day without posts they stand above its hours.
  const isFree = day >= today && (posts.get(day) ?? []).length === deliveries.length
  const noted = (notes.get(day) ?? []).filter(({ idea }) => !ideas || !isFree || !idea).slice(0, notesOfDay)
  if (deliveries.length + noted.length === 0) return null
  return (
    <div className="po-hours-head">
      <span />
      <div className="po-hours-beside">
        {noted.map((note) => (
          <Note key={note.key} note={note} />
        ))}
        {deliveries.map((post) => (
          <Delivery key={post.id} {...props} post={post} />
        ))}
      </div>
    </div>
  )
}

function HeadOfDay(props: HeadProps) {
  const { day, notes, formats, today, onDay } = props
  const { t } = useTranslation('calendar')
  const noon = `${day}T12:00:00Z`
  const deliveries = deliveriesOn(props)
  const [only] = deliveries
  // Over a column there is room for one name.
  const isFree = day >= today && (props.posts.get(day) ?? []).length === deliveries.length
  // An empty day has its idea at its hour.
  const note = (notes.get(day) ?? []).find(({ idea }) => !idea || !isFree)
  return (
    <div className={cx(day === today && 'po-hours-now')}>
      <button type="button" onClick={() => onDay(day)} title={formats.longDate(noon)}>
        <b>{formats.dayNumber(noon)}</b> {day === today ? t('today') : formats.weekday(noon)}
      </button>
      {note && <Note note={note} />}
      {deliveries.length > 1 && (
        <button
          type="button"
          className="po-hours-delivery"
          onClick={() => onDay(day)}
          title={deliveries.map(({ title }) => title).join(', ')}
        >
          <Icon of={PackageCheck} size={14} />
          <span>{t('deliveries', { count: deliveries.length })}</span>
        </button>
      )}
      {deliveries.length === 1 && only && <Delivery {...props} post={only} />}
    </div>
  )
}

const Note = ({ note }: { note: DayNote }) => (
  <Link {...linkTo(note.link)} title={note.words}>
    {note.words}
  </Link>
)

function Delivery({ day, period, post, context, formats }: HeadProps & { post: TaskCard }) {
  const { t } = useTranslation('common')
  const words = t('post.deliveryOf', { title: post.title })
  const isOne = period.view === 'day'
  return (
    <Link
      {...linkTo(context.one(post.id))}
      className="po-hours-delivery"
      title={`${words}, ${formats.time(post.promisedAt ?? `${day}T12:00:00Z`)}`}
    >
      <Icon of={isOne ? iconOf(post) : PackageCheck} size={14} />
      {/* In a week there is room for the name alone; the mark says what it is. */}
      <span aria-hidden={!isOne}>{isOne ? words : post.title}</span>
      {!isOne && <span className="po-sr">{words}</span>}
    </Link>
  )
}
