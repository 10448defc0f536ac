import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayNote } from '#features/posts/calendar/calendar-grids.ts'
import type { Period } from '#features/posts/calendar/model/period.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'

const mostNotes = 100

/** Key dates of the trade on their days, each leading to what a post of it would be. */
export function useDayNotes(
  context: PostsContext,
  { days }: Period,
): ReadonlyMap<string, readonly DayNote[]> {
  const { t } = useTranslation('calendar')
  const may = useAbility('posts:consult')
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const dates = useQuery({
    queryKey: ['occasions', context.accountId, 'dates', 'calendar', from, to],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/key-dates', {
          params: { id: context.accountId },
          query: { from, to, limit: mostNotes },
          signal,
        })
      ).data.items,
    enabled: may && context.accountId > 0 && !context.isCustomers,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const mayPlan = useAbility('planning:consult')
  const ideas = useQuery({
    queryKey: ['planning', context.accountId, 'subjects', 'proposed', 'calendar'],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/subjects', {
          params: { id: context.accountId },
          query: { status: 'proposed', limit: mostNotes },
          signal,
        })
      ).data.items,
    enabled: mayPlan && context.accountId > 0 && !context.isCustomers,
  })
  return useMemo(() => {
    const notes = (dates.data ?? []).map(({ key, year, date, title }) => ({
      day: date,
      note: {
        key: `${key}-${year}`,
        kind: 'keyDate' as const,
        words: title,
        link: { to: '/me/key-dates', search: { day: `${key}.${year}` } } as const,
      },
    }))
    const thought = (ideas.data ?? []).flatMap(({ id, name, localTime }) =>
      localTime === null
        ? []
        : [
            {
              day: localTime.slice(0, 10),
              note: {
                key: id,
                kind: 'idea' as const,
                words: t('ideaOn', { title: name }),
                link: { to: '/me/planning' } as const,
              },
            },
          ],
    )
    return new Map(
      [...Map.groupBy([...notes, ...thought], ({ day }) => day)].map(
        ([day, on]) => [day, on.map(({ note }) => note)] as const,
      ),
    )
  }, [dates.data, ideas.data, t])
}
