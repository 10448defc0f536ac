import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FactRow } from '#features/home/components/fact-row.tsx'
import { sumOf } from '#features/home/model/todays-sentence.ts'
import type { Home } from '#shared/api/home-today.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'

/** What waits for who runs the platform; each leads to the list it counts. */
export function PlatformFacts({ home }: { home: Home }) {
  const { t } = useTranslation('home')
  const { agenciesWaiting, sectorsWaiting, unopened, versionsEnding } = home
  return (
    <>
      {agenciesWaiting ? (
        <FactRow
          figure={agenciesWaiting}
          title={t('facts.agencies.title', { count: agenciesWaiting })}
          more={t('facts.agencies.more')}
          link={{
            to: '/admin/users/$userType',
            params: { userType: 'agencyManager' },
            search: { state: 'awaitingAcceptance' },
            label: t('facts.agencies.action', { count: agenciesWaiting }),
          }}
        />
      ) : null}
      {sectorsWaiting ? (
        <FactRow
          figure={sectorsWaiting}
          title={t('facts.sectors.title', { count: sectorsWaiting })}
          more={t('facts.sectors.more')}
          link={{
            to: '/admin/activity-sectors',
            search: { tab: 'proposals' },
            label: t('facts.sectors.action'),
          }}
        />
      ) : null}
      {unopened && unopened.length > 0 && <Unopened of={unopened} />}
      {versionsEnding?.map((ending) => (
        <VersionEnding key={`${ending.use} ${ending.version}`} ending={ending} />
      ))}
    </>
  )
}

/** How long the networks still speak the version the program is set to. */
function VersionEnding({ ending }: { ending: NonNullable<Home['versionsEnding']>[number] }) {
  const { t, i18n } = useTranslation('home')
  const { list } = useFormats()
  const gallery = formatsFor(i18n.language, 'UTC')
  const { networks, use, version, endsOn, daysLeft } = ending
  const words = { version, networks: list(networks.map(networkLabel)), date: gallery.longDate(endsOn) }
  return (
    <FactRow
      figure={daysLeft}
      title={
        daysLeft > 0
          ? t('facts.version.title', { ...words, count: daysLeft })
          : t('facts.version.over', words)
      }
      more={t(`facts.version.${use}`)}
    />
  )
}

function Unopened({ of: types }: { of: NonNullable<Home['unopened']> }) {
  const { t } = useTranslation('home')
  const count = sumOf(types)
  return (
    <FactRow
      figure={count}
      title={t('facts.unopened.title', { count })}
      more={types.map(({ type, count: own }, index) => (
        <span key={type}>
          {index > 0 && ', '}
          <Link
            {...linkTo({
              to: '/admin/users/$userType',
              params: { userType: type },
              search: { state: 'pending' },
            })}
            className="po-link"
          >
            {t(`facts.unopened.types.${type}`, { count: own })}
          </Link>
        </span>
      ))}
    />
  )
}
