import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AccountFacts, essentialsOf } from '#features/home/components/account-facts.tsx'
import { CreditsCard } from '#features/home/components/credits-card.tsx'
import { PlatformFacts } from '#features/home/components/platform-facts.tsx'
import { TeamFacts } from '#features/home/components/team-facts.tsx'
import { WorkFacts } from '#features/home/components/work-facts.tsx'
import { sumOf } from '#features/home/model/todays-sentence.ts'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { type Home, homeQuery } from '#shared/api/home-today.ts'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'
import '#features/home/components/today.css'

/** What waits, in figures: only what is there, and only what its reader may see. */
export function Today() {
  const { t } = useTranslation('home')
  const home = useQuery(homeQuery)
  const type = useCurrentUser()?.type
  if (home.error) return null
  const credits = home.data?.credits
  // Whoever works here has a day; a business has a next step.
  const isOwn = type === 'customer' || type === 'contact'
  // What is left of credits says enough; that nothing is to be done is said where nothing else is.
  const isTold = !home.data || !credits || !isEmpty(home.data)
  return (
    <>
      {isTold && (
        <section aria-labelledby="today-title" aria-busy={home.isPending}>
          <SectionHead id="today-title" title={t(isOwn ? 'facts.next' : 'facts.title')} />
          {home.data ? <Facts home={home.data} /> : <Bone height={168} />}
        </section>
      )}
      {credits && <CreditsCard credits={credits} />}
    </>
  )
}

function Facts({ home }: { home: Home }) {
  const { t } = useTranslation('home')
  if (isEmpty(home)) return <p className="po-mute po-facts-none">{t('facts.none')}</p>
  return (
    <ul className="po-facts">
      <AccountFacts home={home} />
      <PlatformFacts home={home} />
      <TeamFacts home={home} />
      <WorkFacts home={home} />
    </ul>
  )
}

function isEmpty(home: Home): boolean {
  const { hours, away, sectorsProposed, versionsEnding } = home
  const { work, team } = home
  const counts = [home.contactsUnanswered, home.agenciesWaiting, home.sectorsWaiting, sumOf(home.unopened)]
  const atWork = [
    work?.todo,
    work?.news.total,
    team?.late,
    team?.unattended,
    team?.complaints,
    team?.holidays,
  ]
  const lists = [away, essentialsOf(home), sectorsProposed, versionsEnding, hours?.spans]
  return (
    home.hasNetwork !== false &&
    !hours?.dayOff &&
    !hours?.holiday &&
    [...counts, ...atWork].every((one) => !one) &&
    lists.every((one) => !one?.length)
  )
}
