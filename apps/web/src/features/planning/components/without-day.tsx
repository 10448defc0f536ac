import type { SubjectView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { freeDaysQuery } from '#features/planning/planning-queries.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { useAction } from '#shared/api/use-action.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { Button } from '#shared/ui/button.tsx'

interface WithoutDayProps {
  accountId: number
  subjects: readonly SubjectView[]
  mayPlace: boolean
}

/** Why some subjects have no day, and the one click that gives them one. */
export function WithoutDay({ accountId, subjects, mayPlace }: WithoutDayProps) {
  const { t, i18n } = useTranslation('planning')
  const freeDays = useQuery(freeDaysQuery(accountId)).data
  const { busy: isPlacing, run: place } = useAction({
    stale: staleAfter(['planning.changed'], { accountId }),
    send: () =>
      call('POST /api/users/{id}/subjects/place', {
        params: { id: accountId },
        body: { subjects: subjects.map(({ id, version }) => ({ id, version })) },
      }),
    done: ({ subjects: placed }) => {
      const count = placed.filter(({ publishAt }) => publishAt !== null).length
      return count > 0
        ? { tone: 'done', message: t('withoutDay.placed', { count }) }
        : { tone: 'plain', message: t('withoutDay.nonePlaced') }
    },
  })
  if (!freeDays) return null
  const { next, isFull } = freeDays
  // It is a day in the business's local time already: no zone is to move it.
  const { namedDay } = formatsFor(i18n.language, 'UTC')
  const day = next ? namedDay(`${next.slice(0, 10)}T12:00:00Z`) : ''
  return (
    <div className="po-subjects-undated">
      <p className="po-ink2">
        {next === null
          ? t('withoutDay.fullYear')
          : t(isFull ? 'withoutDay.full' : 'withoutDay.free', { day })}
      </p>
      {mayPlace && next !== null && (
        <Button size="sm" icon={CalendarPlus} busy={isPlacing} onClick={() => void place()}>
          {isFull ? t('withoutDay.later', { day }) : t('withoutDay.place')}
        </Button>
      )}
    </div>
  )
}
