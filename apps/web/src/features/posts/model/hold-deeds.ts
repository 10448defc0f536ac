import { useTranslation } from 'react-i18next'
import { holdQuery } from '#features/posts/post-queries.ts'
import { messageOf } from '#shared/api/api-error.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { stopRunningBoosts } from '#shared/api/running-boosts.ts'
import { confirm } from '#shared/ui/confirm-store.ts'
import { toast } from '#shared/ui/toast-store.ts'

type Holds = AnswerOf<'GET /api/users/{id}/publication-hold'>

async function know(id: number, { own, everybody }: Holds): Promise<void> {
  queryClient.setQueryData(holdQuery(id).queryKey, { own, everybody })
  await queryClient.invalidateQueries({ queryKey: ['tasks'] })
}

/** Stopping everything a business sends, and letting it go again. */
export function useHoldDeeds(id: number) {
  const { t } = useTranslation(['publications', 'common'])
  return {
    stop: async (reason: string, alsoBoosts: boolean) => {
      await know(
        id,
        await call('POST /api/users/{id}/publication-hold', { params: { id }, body: { reason } }),
      )
      const left = alsoBoosts ? await stopRunningBoosts(id) : 0
      if (left > 0) toast({ tone: 'bad', message: t('hold.boostsLeft', { count: left }) })
      else toast({ tone: 'done', message: t('hold.stopped') })
    },
    letGo: async () => {
      const agreed = await confirm({
        title: t('hold.letGoTitle'),
        words: t('hold.letGoWords'),
        confirmLabel: t('hold.letGo'),
      })
      if (!agreed) return
      try {
        await know(id, await call('DELETE /api/users/{id}/publication-hold', { params: { id } }))
        toast({ tone: 'done', message: t('hold.gone') })
      } catch (error) {
        toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
      }
    },
  }
}
