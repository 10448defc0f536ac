import { useTranslation } from 'react-i18next'
import { FactRow } from '#features/home/components/fact-row.tsx'
import { WorkNews } from '#features/home/components/work-news.tsx'
import type { Home } from '#shared/api/home-today.ts'

/** Ordered work: what waits for an agent, and what only their manager can mend. Each leads to where it is done. */
export function TeamFacts({ home: { work, team } }: { home: Pick<Home, 'work' | 'team'> }) {
  const { t } = useTranslation('home')
  const board = { to: '/me/managing-tasks', label: t('facts.work.toBoard') } as const
  return (
    <>
      {work && work.todo > 0 && (
        <FactRow
          figure={work.todo}
          title={t('facts.work.todo', { count: work.todo })}
          more={
            work.running
              ? t('facts.work.runs', { title: work.running.title })
              : work.late > 0 && t('facts.work.lateToo', { count: work.late })
          }
          link={{ to: '/me/running-tasks', label: t('facts.work.toDesk') }}
        />
      )}
      {work && <WorkNews news={work.news} />}
      {team && team.complaints > 0 && (
        <FactRow
          figure={team.complaints}
          title={t('facts.work.complaints', { count: team.complaints })}
          link={{ ...board, search: { status: 'complaints' } }}
        />
      )}
      {team && team.holidays > 0 && (
        <FactRow
          figure={team.holidays}
          title={t('facts.work.holidays', { count: team.holidays })}
          link={{ to: '/admin/users/holidays-requested', label: t('facts.work.toHolidays') }}
        />
      )}
      {team && team.unattended > 0 && (
        <FactRow
          figure={team.unattended}
          title={t('facts.work.unattended', { count: team.unattended })}
          more={t('facts.work.unattendedWords')}
          link={board}
        />
      )}
      {team && team.late > 0 && (
        <FactRow
          figure={team.late}
          title={t('facts.work.late', { count: team.late })}
          link={{ ...board, search: { status: 'late' } }}
        />
      )}
    </>
  )
}
