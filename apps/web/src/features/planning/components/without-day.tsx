import type { SubjectView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { freeDaysQuery } from '#features/planning/planning-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast-store.ts'

interface WithoutDayProps {
  accountId: number
  subjects: readonly SubjectView[]
  mayPlace: boolean
}

/** Why some subjects have no day, and the one click that gives them one. */
export function WithoutDay({ accountId, subjects, mayPlace }: WithoutDayProps) {
  const { t, i18n } = useTranslation(['planning', 'common'])
  const freeDays = useQuery(freeDaysQuery(accountId)).data
  const [isPlacing, setPlacing] = useState(false)
  if (!freeDays) return null
  const { next, isFull } = freeDays
  // It is a day on the business's wall already: no zone is to move it.
  const { namedDay } = formatsFor(i18n.language, 'UTC')
  const day = next ? namedDay(`${next.slice(0, 10)}T12:00:00Z`) : ''
  const place = async () => {
    setPlacing(true)
    try {
      const { subjects: placed } = await call('POST /api/users/{id}/subjects/place', {
        params: { id: accountId },
        body: { subjects: subjects.map(({ id, version }) => ({ id, version })) },
      })
      const count = placed.filter(({ publishAt }) => publishAt !== null).length
      toast(
        count > 0
          ? { tone: 'done', message: t('withoutDay.placed', { count }) }
          : { tone: 'plain', message: t('withoutDay.nonePlaced') },
      )
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['planning', accountId] })
      setPlacing(false)
    }
  }
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
