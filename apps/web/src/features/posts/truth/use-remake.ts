import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { knowPost, type PostAt, paramsOf, postQuery, type TaskView } from '#features/posts/post-queries.ts'
import {
  type RemakeKind,
  type RemakeView,
  remakePriceQuery,
  remakeQuery,
} from '#features/posts/truth/truth-queries.ts'
import { isApiError, messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { confirm } from '#shared/ui/confirm-store.ts'
import { toast, undoMs } from '#shared/ui/toast-store.ts'

export interface Remaking {
  /** What can be asked for now. */
  readonly open: readonly RemakeKind[]
  /** What each costs, in words. */
  readonly costOf: (kind: RemakeKind) => string
  /** With what it costs and what is left, then a yes. */
  readonly ask: (kind: RemakeKind) => Promise<void>
  readonly isBusy: boolean
  /** On its way. */
  readonly working: RemakeView | null
  /** Brings back what was there before the latest, as long as nobody changed it since. */
  readonly undo: (() => Promise<void>) | null
  /** It came to nothing while somebody looked: why, and what would help. */
  readonly failed: RemakeView | null
  /** It was read. */
  readonly putAway: () => void
}

interface Of {
  at: PostAt
  post: TaskView
  onBefore: () => Promise<void>
}

/** Something of the post made anew, from its cost to the way back. */
export function useRemake({ at, post, onBefore }: Of): Remaking {
  const { t } = useTranslation(['truth', 'common'])
  const price = useQuery(remakePriceQuery(at, post.version)).data
  const [isSending, setSending] = useState(false)
  /** Those that were asked for or seen on their way here: only their end is news. */
  const [followed, setFollowed] = useState<string | null>(null)
  /** Of which post it came to nothing: of another version nothing is known. Put away, of none. */
  const [failedOf, setFailedOf] = useState<number | null>(null)
  const { data: latest } = useQuery({
    ...remakeQuery(at),
    // Where no live news come through, it is asked.
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? 1500 : false),
  })
  const working = latest?.state === 'working' ? latest : null
  const cost = (count: number) => (count === 0 ? t('remake.free') : t('remake.credits', { count }))
  /** What is left is a number, whatever it is: nothing left is no present. */
  const left = (count: number) => t('remake.credits', { count })
  const undo = async (remakeId: string) => {
    try {
      const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}/remakes/{remakeId}/undo', {
        params: { ...paramsOf(at), remakeId },
      })
      knowPost(at, task)
      toast({ tone: 'done', message: t('remake.undone') })
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
    }
    await queryClient.invalidateQueries({ queryKey: ['tasks', at.accountId] })
  }
  const onEnd = useEffectEvent(async (ended: RemakeView) => {
    await queryClient.invalidateQueries({ queryKey: ['tasks', at.accountId] })
    if (ended.state === 'failed')
      setFailedOf(queryClient.getQueryData(postQuery(at).queryKey)?.version ?? post.version)
    if (ended.state !== 'done') return
    const { balance } = await queryClient.fetchQuery({
      ...remakePriceQuery(at, post.version),
      staleTime: 0,
    })
    toast({
      tone: 'done',
      message: t(`remake.done.${ended.kind}`, { left: left(balance) }),
      action: { label: t('remake.undo'), run: () => void undo(ended.id) },
      durationMs: undoMs,
    })
  })
  const workingId = working?.id
  useEffect(() => {
    if (workingId) setFollowed(workingId)
  }, [workingId])
  const endedId = latest && latest.state !== 'working' && latest.id === followed ? latest.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over.
  useEffect(() => {
    if (endedId && latest) void onEnd(latest)
  }, [endedId])
  const ask = async (kind: RemakeKind) => {
    if (!price || working) return
    const [credits, { balance }] = [price.credits[kind], price]
    if (credits > balance) {
      toast({
        tone: 'bad',
        message: t('remake.short', { credits: left(credits), balance: left(balance) }),
      })
      return
    }
    const words =
      credits === 0
        ? t('remake.costNothing')
        : t('remake.cost', { credits: left(credits), left: left(balance - credits) })
    const isAgreed = await confirm({
      title: t(`remake.ask.${kind}`),
      words: `${t(`remake.what.${kind}`)} ${words}`,
      confirmLabel: t(`remake.confirm.${kind}`),
    })
    if (!isAgreed) return
    setSending(true)
    try {
      await onBefore()
      const version = queryClient.getQueryData(postQuery(at).queryKey)?.version ?? post.version
      const { remake } = await call('POST /api/users/{id}/tasks/{taskPublicId}/remakes', {
        params: paramsOf(at),
        body: { kind, version, agreedCredits: credits },
      })
      if (remake) setFollowed(remake.id)
      queryClient.setQueryData(remakeQuery(at).queryKey, remake)
    } catch (error) {
      toast({ tone: 'bad', message: messageOf(error, t('common:errors.unexpected')) })
      if (isApiError(error)) await queryClient.invalidateQueries({ queryKey: ['tasks', at.accountId] })
    } finally {
      setSending(false)
    }
  }
  return {
    open: price?.open ?? [],
    costOf: (kind) => (price ? cost(price.credits[kind]) : ''),
    ask,
    isBusy: isSending || working !== null,
    working,
    undo: latest?.isUndoable ? () => undo(latest.id) : null,
    failed: latest?.state === 'failed' && latest.id === followed && failedOf === post.version ? latest : null,
    putAway: () => setFailedOf(null),
  }
}
