import { CalendarClock } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Greeting } from '#features/home/components/greeting.tsx'
import type { HomeStep, HomeTile } from '#features/home/model/home-tile.ts'
import { useApplication } from '#shared/api/application.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'
import '#features/home/page.css'

interface HomePageProps {
  tiles: readonly HomeTile[]
  steps?: readonly HomeStep[]
}

export function HomePage({ tiles, steps = [] }: HomePageProps) {
  const { t } = useTranslation('home')
  const formats = useFormats()
  const user = useCurrentUser()
  const appointment = useApplication()?.appointmentUrl
  const now = new Date()
  const type = user?.type ?? 'customer'
  const allowed = tiles.filter(
    ({ ability, types }) =>
      (!ability || user?.abilities.includes(ability)) && (!types || types.includes(type)),
  )
  return (
    <div className="po-page po-home">
      <PageHeader
        title={t('title')}
        actions={appointment && <Appointment url={appointment} />}
        note={
          <span className="po-capital">
            {formats.longDate(now)}, {t('week', { number: formats.weekNumber(now) })}
          </span>
        }
      />
      <Greeting now={now} />
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

/** Where the house is met: somebody else's page. */
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
