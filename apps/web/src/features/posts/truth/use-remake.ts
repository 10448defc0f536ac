import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  cachePost,
  type PostAt,
  paramsOf,
  postQuery,
  staleAfterPost,
  type TaskView,
} from '#features/posts/post-queries.ts'
import {
  type RemakeKind,
  type RemakeView,
  remakePriceQuery,
  remakeQuery,
} from '#features/posts/truth/truth-queries.ts'
import { call } from '#shared/api/call.ts'
import { readAgain, staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
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
  readonly undo: (() => Promise<unknown>) | null
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
  const { t } = useTranslation('truth')
  const price = useQuery(remakePriceQuery(at, post.version)).data
  /** Those that were asked for or seen on their way here: only their end is news. */
  const [followed, setFollowed] = useState<string | null>(null)
  /** Of which post it came to nothing: of another version nothing is known. Put away, of none. */
  const [failedOf, setFailedOf] = useState<number | null>(null)
  const { data: latest } = useQuery({
    ...remakeQuery(at),
    // Where no live news come through, it is asked.
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? 1500 : false),
  })
  /** Credits are spent by it, and come back where it came to nothing. */
  const staleAfterRemake = [
    ...staleAfterPost(at),
    ...staleAfter(['credits.changed'], { accountId: at.accountId }),
  ]
  const working = latest?.state === 'working' ? latest : null
  const cost = (count: number) => (count === 0 ? t('remake.free') : t('remake.credits', { count }))
  /** What is left is a number, whatever it is: nothing left is no present. */
  const left = (count: number) => t('remake.credits', { count })
  const undo = useAction({
    send: (remakeId: string) =>
      call('POST /api/users/{id}/tasks/{taskPublicId}/remakes/{remakeId}/undo', {
        params: { ...paramsOf(at), remakeId },
      }),
    stale: staleAfterPost(at),
    onDone: ({ task }) => cachePost(at, task),
    done: t('remake.undone'),
  })
  const onEnd = useEffectEvent(async (ended: RemakeView) => {
    await readAgain(staleAfterRemake)
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
      action: { label: t('remake.undo'), run: () => void undo.run(ended.id) },
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
  const sending = useAction({
    send: async ({ kind, credits }: { kind: RemakeKind; credits: number }) => {
      await onBefore()
      const version = queryClient.getQueryData(postQuery(at).queryKey)?.version ?? post.version
      return call('POST /api/users/{id}/tasks/{taskPublicId}/remakes', {
        params: paramsOf(at),
        body: { kind, version, agreedCredits: credits },
      })
    },
    stale: staleAfterRemake,
    onDone: ({ remake }) => {
      if (remake) setFollowed(remake.id)
      queryClient.setQueryData(remakeQuery(at).queryKey, remake)
    },
  })
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
    if (isAgreed) await sending.run({ kind, credits })
  }
  return {
    open: price?.open ?? [],
    costOf: (kind) => (price ? cost(price.credits[kind]) : ''),
    ask,
    isBusy: sending.busy || working !== null,
    working,
    undo: latest?.isUndoable ? () => undo.run(latest.id) : null,
    failed: latest?.state === 'failed' && latest.id === followed && failedOf === post.version ? latest : null,
    putAway: () => setFailedOf(null),
  }
}
