import { Popover } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TeamFacts } from '#features/home/components/team-facts.tsx'
import { useCurrentUser } from '#shared/api/current-user.ts'
import { homeQuery } from '#shared/api/home-today.ts'
import { Icon } from '#shared/ui/icon.tsx'
import '#features/home/components/today.css'
import '#features/home/work-bell.css'

const workers: ReadonlySet<string> = new Set(['internalAgent', 'externalAgent', 'teamManager'])

/** What waits for whoever does the work or leads those who do; a business has notices of its own. */
export function WorkBell() {
  const user = useCurrentUser()
  return user && workers.has(user.type) ? <TheBell /> : null
}

function TheBell() {
  const { t } = useTranslation(['shell', 'home'])
  const home = useQuery(homeQuery).data
  const [isOpen, setOpen] = useState(false)
  const { work = null, team = null } = home ?? {}
  const urgent = (work?.late ?? 0) + sumOf(team)
  const label = urgent > 0 ? t('notices.labelCount', { count: urgent }) : t('notices.label')
  return (
    <Popover
      position="bottom-end"
      width={384}
      offset={6}
      trapFocus
      returnFocus
      opened={isOpen}
      onChange={setOpen}
    >
      <Popover.Target>
        <button
          type="button"
          className="po-ib po-bell"
          aria-label={label}
          title={label}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={Bell} />
          {urgent > 0 && <span aria-hidden="true" />}
        </button>
      </Popover.Target>
      <Popover.Dropdown className="po-work-bell" aria-label={t('notices.label')}>
        {(work?.todo ?? 0) + sumOf(team) > 0 ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a link of the list was followed, by whatever means
          <ul className="po-facts" onClick={() => setOpen(false)}>
            <TeamFacts home={{ work, team }} />
          </ul>
        ) : (
          <p className="po-mute">{t('home:facts.work.nothing')}</p>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

const sumOf = (counts: Readonly<Record<string, number>> | null): number =>
  Object.values(counts ?? {}).reduce((sum, one) => sum + one, 0)
