import { useTranslation } from 'react-i18next'
import { holdQuery } from '#features/posts/post-queries.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { confirm } from '#shared/ui/confirm-store.ts'
import { toast } from '#shared/ui/toast-store.ts'

type Holds = AnswerOf<'GET /api/users/{id}/publication-hold'>

const know = (id: number, { own, everybody }: Holds) =>
  queryClient.setQueryData(holdQuery(id).queryKey, { own, everybody })

export const staleAfterHold = (id: number) =>
  staleAfter(['tasks.changed', 'boosts.changed'], { accountId: id })

/** Stopping everything a business sends, and letting it go again. */
export function useHoldActions(id: number) {
  const { t } = useTranslation('publications')
  const letGo = useAction({
    stale: staleAfterHold(id),
    send: () => call('DELETE /api/users/{id}/publication-hold', { params: { id } }),
    onDone: (holds) => know(id, holds),
    done: t('hold.gone'),
  })
  return {
    stop: async (reason: string, alsoBoosts: boolean) => {
      const { boostsLeft, ...holds } = await call('POST /api/users/{id}/publication-hold', {
        params: { id },
        body: { reason, alsoBoosts },
      })
      know(id, holds)
      if (boostsLeft > 0) toast({ tone: 'bad', message: t('hold.boostsLeft', { count: boostsLeft }) })
      else toast({ tone: 'done', message: t('hold.stopped') })
    },
    letGo: async () => {
      const agreed = await confirm({
        title: t('hold.letGoTitle'),
        words: t('hold.letGoWords'),
        confirmLabel: t('hold.letGo'),
      })
      if (agreed) await letGo.run()
    },
  }
}
