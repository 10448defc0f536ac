import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayNote } from '#features/posts/calendar/calendar-grids.ts'
import type { Period } from '#features/posts/calendar/model/period.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'

const mostNotes = 100

/** Key dates of the trade and ideas on their days, each leading to what a post of it would be. */
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
  const ideasOf = (status: 'proposed' | 'accepted') => ({
    queryKey: ['planning', context.accountId, 'subjects', status, 'calendar'],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (
        await call('GET /api/users/{id}/subjects', {
          params: { id: context.accountId },
          query: { status, limit: mostNotes },
          signal,
        })
      ).data.items,
    enabled: mayPlan && context.accountId > 0 && !context.isCustomers,
  })
  const proposed = useQuery(ideasOf('proposed')).data
  const kept = useQuery(ideasOf('accepted')).data
  return useMemo(() => {
    const notes = (dates.data ?? []).map(({ key, year, date, title }) => ({
      day: date,
      note: {
        key: `${key}-${year}`,
        words: title,
        link: { to: '/me/key-dates', search: { day: `${key}.${year}` } } as const,
        idea: null,
      },
    }))
    const thought = [...(proposed ?? []), ...(kept ?? [])].flatMap((idea) =>
      idea.localTime === null
        ? []
        : [
            {
              day: idea.localTime.slice(0, 10),
              note: {
                key: idea.id,
                words: t(idea.status === 'accepted' ? 'ideaKeptOn' : 'ideaOn', { title: idea.name }),
                link: { to: '/me/planning' } as const,
                idea,
              },
            },
          ],
    )
    return new Map(
      [...Map.groupBy([...notes, ...thought], ({ day }) => day)].map(
        ([day, on]) => [day, on.map(({ note }) => note)] as const,
      ),
    )
  }, [dates.data, proposed, kept, t])
}
