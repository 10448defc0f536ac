import { useTranslation } from 'react-i18next'
import { endsBefore } from '#features/posts/model/reach.ts'
import { keptQuery } from '#features/posts/post-queries.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { confirm } from '#shared/ui/confirm-store.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'

/**
 * Asks before a post is scheduled for a day on which an account may have ended: what is known to be at risk is said before the
 * press counts, not after it.
 */
export function useRiskQuestion() {
  const { t } = useTranslation('postPage')
  const { longDate } = useFormats()
  return async (accountId: number, pageIds: readonly number[], at: Date): Promise<boolean> => {
    const kept = await queryClient.ensureQueryData(keptQuery(accountId))
    const networks = kept.pages.filter(({ id }) => pageIds.includes(id)).map(({ network }) => network)
    const ending = endsBefore(networks, kept, at)
    if (!ending) return true
    return confirm({
      title: t('risk.title', { network: networkLabel(ending.network) }),
      words: t('risk.words', { network: networkLabel(ending.network), date: longDate(ending.endsAt) }),
      confirmLabel: t('risk.confirm'),
      keepLabel: t('risk.keep'),
    })
  }
}
