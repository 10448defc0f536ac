import type { RunView } from '@postelier/contract'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#shared/api/api-error.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { oneRunQuery } from '#shared/drafting/drafting-queries.ts'
import { type Price, usePrice } from '#shared/drafting/use-price.ts'
import { giveWantedDay, readWantedDay } from '#shared/lib/wanted-day.ts'

type Send = (agreedCredits: number) => Promise<{ readonly run: RunView }>

export interface DraftNow extends Price {
  /** Asks for a yes where it costs something, sends, and opens the post as soon as it is there. */
  readonly draft: (send: Send, label: string) => Promise<void>
  readonly isBusy: boolean
  /** What was refused, by field; what was typed stays. */
  readonly faults: Readonly<Record<string, string>>
  /** What came of it where there is no post: a sentence, and the question that would help. */
  readonly refusal: string
}

/** One post of one thing, from the cost to the post on screen. */
export function useDraftNow(accountId: number, alsoStale: readonly QueryKey[] = []): DraftNow {
  const { t } = useTranslation('drafting')
  const navigate = useNavigate()
  const price = usePrice(accountId, 1)
  const [asked, setAsked] = useState<string | null>(null)
  const { data: mine } = useQuery({
    ...oneRunQuery(accountId, asked ?? ''),
    // Where no live news come through, it is asked.
    refetchInterval: ({ state }) => (state.data?.endedAt ? false : 1000),
  })
  const step = mine?.steps[0]
  const taskId = step?.state === 'done' ? step.taskId : null
  const isOver = mine?.endedAt != null
  const day = readWantedDay(useSearch({ strict: false }))
  const open = useAction({
    send: async (taskPublicId: string) => {
      if (day) await giveWantedDay(accountId, taskPublicId, day)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the post is there.
  useEffect(() => {
    if (!taskId) return
    // It is opened with or without its day: why it has none is said there.
    void open
      .run(taskId)
      .then(() => navigate({ to: '/me/tasks/$taskPublicId', params: { taskPublicId: taskId } }))
  }, [taskId])
  const action = useAction({
    faultIn: 'here',
    faultWords: (error) => messageOf(error, t('notDrafted')),
    stale: [...staleAfter(['planning.changed', 'credits.changed'], { accountId }), ...alsoStale],
    send: ({ send, agreed }: { send: Send; agreed: number }) => {
      setAsked(null)
      return send(agreed)
    },
    onDone: ({ run: begun }) => {
      queryClient.setQueryData(oneRunQuery(accountId, begun.id).queryKey, begun)
      setAsked(begun.id)
    },
  })
  const draft = async (send: Send, label: string) => {
    const agreed = await price.agree(label)
    if (agreed !== undefined) await action.run({ send, agreed })
  }
  const refusal =
    step?.state === 'failed'
      ? [step.failure ? t(`failures.${step.failure}`) : t('notDrafted'), step.question]
          .filter(Boolean)
          .join(' ')
      : (action.fault ?? '')
  const isBusy = action.busy || (asked !== null && !isOver)
  return { ...price, draft, isBusy, faults: action.faults, refusal }
}
