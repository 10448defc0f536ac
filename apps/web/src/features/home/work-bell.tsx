import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TeamFacts } from '#features/home/components/team-facts.tsx'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { homeQuery } from '#shared/api/home-today.ts'
import { Bell } from '#shared/ui/bell.tsx'
import '#features/home/components/today.css'
import '#features/home/work-bell.css'

const workers: ReadonlySet<string> = new Set(['internalAgent', 'externalAgent', 'teamManager'])

/** What waits for whoever does the work or leads those who do; a business has notices of its own. */
export function WorkBell() {
  const user = useCurrentUser()
  return user && workers.has(user.type) ? <TheBell /> : null
}

function TheBell() {
  const { t } = useTranslation('home')
  const { work = null, team = null } = useQuery(homeQuery).data ?? {}
  const news = work?.news.total ?? 0
  return (
    <Bell count={(work?.late ?? 0) + news + sumOf(team)} className="po-work-bell">
      {(close) =>
        (work?.todo ?? 0) + news + sumOf(team) > 0 ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a link of the list was followed, by whatever means
          <ul className="po-facts" onClick={close}>
            <TeamFacts home={{ work, team }} />
          </ul>
        ) : (
          <p className="po-mute">{t('facts.work.nothing')}</p>
        )
      }
    </Bell>
  )
}

const sumOf = (counts: Readonly<Record<string, number>> | null): number =>
  Object.values(counts ?? {}).reduce((sum, one) => sum + one, 0)
