import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Greeting } from '#features/home/components/greeting.tsx'
import { useApplication } from '#shared/api/application.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { homeQuery } from '#shared/api/home-today.ts'
import { useWaiting } from '#shared/api/waiting.ts'
import type { HomeStep, HomeTile } from '#shared/home/home-parts.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'
import '#features/home/page.css'

interface HomePageProps {
  tiles: readonly HomeTile[]
  steps?: readonly HomeStep[]
  /** The one primary action, where the day has one. */
  action?: ReactNode
  /** Under the day's sentence: what came up. */
  aside?: ReactNode
}

/** The first page after sign-in: the day in a sentence, and the tiles that features provide for this person. */
export function HomePage({ tiles, steps = [], action, aside }: HomePageProps) {
  const { t } = useTranslation('home')
  const formats = useFormats()
  const user = useCurrentUser()
  const appointment = useApplication()?.appointmentUrl
  const now = new Date()
  const type = user?.type ?? 'customer'
  const home = useQuery(homeQuery).data
  const waiting = useWaiting()
  const allowed = tiles.filter(
    ({ ability, types, when }) =>
      (!ability || user?.abilities.includes(ability)) &&
      (!types || types.includes(type)) &&
      (!when || (home && when(home, waiting))),
  )
  return (
    <div className="po-page po-home">
      <PageHeader
        title={t('title')}
        actions={
          <>
            {appointment && <Appointment url={appointment} />}
            {action}
          </>
        }
        note={
          <span className="po-capital">
            {formats.longDate(now)}, {t('week', { number: formats.weekNumber(now) })}
          </span>
        }
      />
      <div className="po-home-day">
        <Greeting now={now} />
        {aside}
      </div>
      {steps.map(
        ({ id, ability, Step }) =>
          (!ability || user?.abilities.includes(ability)) && (
            <Suspense key={id}>
              <Step />
            </Suspense>
          ),
      )}
      <Tiles tiles={allowed} />
    </div>
  )
}

/** Where the platform is met: somebody else's page. */
function Appointment({ url }: { url: string }) {
  const { t } = useTranslation('home')
  return (
    <a className="po-btn" href={url} target="_blank" rel="noreferrer">
      <Icon of={CalendarClock} size={16} />
      {t('appointment')}
    </a>
  )
}

/** Each tile waits for its own words: the page and the focus on it stay where they are. */
function Waiting({ of: Part }: { of: HomeTile['Tile'] }) {
  return (
    <Suspense fallback={<Bone height={120} />}>
      <Part />
    </Suspense>
  )
}

function Tiles({ tiles }: { tiles: readonly HomeTile[] }) {
  const columns = tiles.filter((tile) => tile.place === 'column')
  const foot = tiles.map(({ id, place, Tile }) => place === 'foot' && <Waiting key={id} of={Tile} />)
  return (
    <>
      {tiles.map(({ id, place, Tile }) => place === 'band' && <Waiting key={id} of={Tile} />)}
      {columns.length > 0 && (
        <div className="po-home-columns">
          {columns.map(({ id, Tile }, index) => (
            <section key={id}>
              <Waiting of={Tile} />
              {index === 0 && foot}
            </section>
          ))}
        </div>
      )}
      {columns.length === 0 && foot}
    </>
  )
}
