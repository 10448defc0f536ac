import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DayMark } from '#features/occasions/components/day-mark.tsx'
import { addDays } from '#features/occasions/model/month.ts'
import { noon, useDayWords } from '#features/occasions/model/use-day-words.ts'
import { keyDatesQuery } from '#features/occasions/occasion-queries.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'
import '#features/occasions/home-dates.css'

const few = 3
/** Far enough that something comes, near enough to be made in time. */
const ahead = 45

/** The next key dates of the business, each a press away from its post. */
export function HomeDates() {
  const { t } = useTranslation('occasions')
  const { dayKey } = useFormats()
  const { formats, shortMonth } = useDayWords()
  const accountId = useManagedAccountId()
  const mayCreate = useAbility('planning:create')
  const from = dayKey(new Date())
  const stretch = { from, to: addDays(from, ahead), limit: few }
  const dates = useQuery(keyDatesQuery(accountId, { ...stretch, scope: 'mine', search: '' }))
  if (dates.error) return null
  return (
    <section aria-labelledby="dates-title" aria-busy={dates.isPending}>
      <SectionHead
        id="dates-title"
        title={t('home.title')}
        end={
          <Link to="/me/key-dates" className="po-link">
            {t('home.all')}
          </Link>
        }
      />
      {!dates.data && <Bone height={168} />}
      {dates.data?.total === 0 && <p className="po-mute">{t('home.none')}</p>}
      <ul className="po-home-dates">
        {dates.data?.items.map(({ key, year, date, title, conversion, sectors }) => (
          <li key={key}>
            <time dateTime={date}>
              <b className="po-num">{formats.dayNumber(noon(date))}</b>
              <small>{shortMonth(date)}</small>
            </time>
            <span className="po-cell-two">
              <Link to="/me/key-dates" search={{ day: `${key}.${year}` }}>
                {title}
              </Link>
              <small>
                {conversion !== 'none' ? (
                  <DayMark state={conversion} />
                ) : sectors.length === 0 ? (
                  t('dates.everybody')
                ) : (
                  sectors[0]?.name
                )}
              </small>
            </span>
            {mayCreate && conversion === 'none' && (
              <Link
                to="/me/key-dates"
                search={{ day: `${key}.${year}` }}
                className="po-home-dates-create"
                aria-label={t('home.createFor', { title })}
              >
                <Icon of={Plus} size={14} />
                {t('home.create')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
