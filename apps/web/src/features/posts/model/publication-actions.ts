import { useTranslation } from 'react-i18next'
import {
  type PostAt,
  type PublicationView,
  paramsOf,
  publicationsQuery,
  staleAfterPost,
} from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { confirm } from '#shared/ui/confirm-store.ts'
import { networkLabel } from '#shared/ui/network-mark.tsx'

interface Answer {
  publications: PublicationView[]
}

/** What the answer says is shown at once. */
const know = (at: PostAt, { publications }: Answer) =>
  queryClient.setQueryData(publicationsQuery(at).queryKey, publications)

const placeOf = (at: PostAt, one: PublicationView) => ({ ...paramsOf(at), publicationId: one.id })

const answer = async (at: PostAt, one: PublicationView, body: { isThere: boolean; url?: string }) =>
  know(
    at,
    await call('POST /api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/answer', {
      params: placeOf(at, one),
      body,
    }),
  )

export const answerThere = (at: PostAt, one: PublicationView, url: string) =>
  answer(at, one, { isThere: true, url })

/** A action that says how it went; the post, its lists and its journal are read again. */
function useDoing(at: PostAt) {
  const { busy, run } = useAction({
    stale: staleAfterPost(at),
    send: (action: () => Promise<string | null>) => action(),
    done: (message) => message,
  })
  return { busy, doing: run }
}

/** Once more, where it was refused. */
export function useTryAgain(at: PostAt) {
  const { t } = useTranslation('publications')
  const { list } = useFormats()
  const { busy, doing } = useDoing(at)
  return {
    busy,
    tryAgain: (pages: readonly PublicationView[]) =>
      doing(async () => {
        const path = 'POST /api/users/{id}/tasks/{taskPublicId}/publish'
        const pageIds = pages.map(({ pageId }) => pageId)
        know(at, await call(path, { params: paramsOf(at), body: { pageIds } }))
        return t('actions.started', { page: list([...new Set(pages.map(({ page }) => page))]) })
      }),
  }
}

/** What a person decides about a post on one page; each says how it went. */
export function usePublicationActions(at: PostAt, one: PublicationView) {
  const { t } = useTranslation('publications')
  const { busy, doing } = useDoing(at)
  const again = useTryAgain(at)
  const { page } = one
  const giveUp = async (action: 'giveUp' | 'leave') => {
    const agreed = await confirm({
      title: t(`actions.${action}Title`, { page }),
      words: t(`actions.${action}Words`, { network: networkLabel(one.network) }),
      confirmLabel: t(`actions.${action}`),
      danger: action === 'giveUp',
    })
    if (!agreed) return
    await doing(async () => {
      const path = 'POST /api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/give-up'
      know(at, await call(path, { params: placeOf(at, one) }))
      return null
    })
  }
  return {
    busy: busy || again.busy,
    sayNotThere: async () => {
      const agreed = await confirm({
        title: t('answer.noTitle', { page }),
        words: t('answer.noWords'),
        confirmLabel: t('answer.noConfirm'),
      })
      if (!agreed) return
      await doing(async () => {
        await answer(at, one, { isThere: false })
        return t('answer.thanks')
      })
    },
    resume: () =>
      doing(async () => {
        const path = 'POST /api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/resume'
        know(at, await call(path, { params: placeOf(at, one) }))
        return t('actions.sent', { page })
      }),
    giveUp: () => giveUp('giveUp'),
    /** It was refused, and may stay so. */
    leave: () => giveUp('leave'),
    tryAgain: () => again.tryAgain([one]),
  }
}
