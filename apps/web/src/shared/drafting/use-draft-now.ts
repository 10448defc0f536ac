import type { RunView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#shared/api/api-error.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { oneRunQuery } from '#shared/drafting/drafting-queries.ts'
import { type Price, usePrice } from '#shared/drafting/use-price.ts'

type Send = (agreedCredits: number) => Promise<{ readonly run: RunView }>

export interface DraftNow extends Price {
  /** Asks for a yes where it costs something, sends, and opens the post as soon as it is there. */
  readonly draft: (send: Send, label: string) => Promise<void>
  readonly isBusy: boolean
  /** Why there is no post; what was typed stays. */
  readonly fault: unknown
  /** What came of it where there is no post: a sentence, and the question that would help. */
  readonly refusal: string
}

/** One post of one thing, from the cost to the post on screen. */
export function useDraftNow(accountId: number): DraftNow {
  const { t } = useTranslation('drafting')
  const navigate = useNavigate()
  const price = usePrice(accountId, 1)
  const [asked, setAsked] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<unknown>(null)
  const { data: mine } = useQuery({
    ...oneRunQuery(accountId, asked ?? ''),
    // Where no live news come through, it is asked.
    refetchInterval: ({ state }) => (state.data?.endedAt ? false : 1000),
  })
  const step = mine?.steps[0]
  const taskId = step?.state === 'done' ? step.taskId : null
  const isOver = mine?.endedAt != null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the post is there.
  useEffect(() => {
    if (taskId) void navigate({ to: '/me/tasks/$taskPublicId', params: { taskPublicId: taskId } })
  }, [taskId])
  const draft = async (send: Send, label: string) => {
    const agreed = await price.agree(label)
    if (agreed === undefined) return
    setSending(true)
    setFault(null)
    setAsked(null)
    try {
      const { run: begun } = await send(agreed)
      queryClient.setQueryData(oneRunQuery(accountId, begun.id).queryKey, begun)
      setAsked(begun.id)
    } catch (error) {
      setFault(error)
    } finally {
      setSending(false)
      await queryClient.invalidateQueries({ queryKey: ['planning', accountId] })
    }
  }
  const refusal =
    step?.state === 'failed'
      ? [step.failure ? t(`failures.${step.failure}`) : t('notDrafted'), step.question]
          .filter(Boolean)
          .join(' ')
      : fault === null
        ? ''
        : messageOf(fault, t('notDrafted'))
  const isBusy = isSending || (asked !== null && !isOver)
  return { ...price, draft, isBusy, fault, refusal }
}
