import type { TaskCard } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { endsBefore } from '#features/posts/model/reach.ts'
import { keptQuery } from '#features/posts/post-queries.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { confirm } from '#shared/ui/confirm-store.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'

type Ending = NonNullable<ReturnType<typeof endsBefore>>

/**
 * Asks before a post is scheduled for a day on which an account may have ended: what is known to be at risk is said before the
 * press counts, not after it.
 */
export function useRiskQuestion() {
  const ask = useEndingQuestion()
  return async (accountId: number, pageIds: readonly number[], at: Date): Promise<boolean> => {
    const kept = await queryClient.ensureQueryData(keptQuery(accountId))
    const networks = kept.pages.filter(({ id }) => pageIds.includes(id)).map(({ network }) => network)
    return ask(endsBefore(networks, kept, at))
  }
}

/** The same of several posts, asked once. */
export function useRiskOfMany() {
  const ask = useEndingQuestion()
  return async (
    accountId: number,
    posts: readonly Pick<TaskCard, 'networks' | 'publishAt'>[],
  ): Promise<boolean> => {
    const kept = await queryClient.ensureQueryData(keptQuery(accountId))
    const endings = posts.flatMap(
      ({ networks, publishAt }) => (publishAt && endsBefore(networks, kept, new Date(publishAt))) || [],
    )
    return ask(endings[0] ?? null, endings.length)
  }
}

function useEndingQuestion() {
  const { t } = useTranslation('postPage')
  const { longDate } = useFormats()
  return async (ending: Ending | null, count = 1): Promise<boolean> => {
    if (!ending) return true
    return confirm({
      title: t('risk.title', { network: networkLabel(ending.network), count }),
      words: t('risk.words', { network: networkLabel(ending.network), date: longDate(ending.endsAt), count }),
      confirmLabel: t('risk.confirm'),
      keepLabel: t('risk.keep'),
    })
  }
}
