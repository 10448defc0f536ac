import type { OrderDraftView } from '@postelier/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { FinishFiles } from '#features/orders/order-files.tsx'
import { useOrderLinks } from '#features/orders/order-links.ts'
import { draftQuery, type OrderAt } from '#features/orders/order-queries.ts'
import type { DraftState, OrderStepName } from '#features/orders/step-props.ts'
import type { useDraftKept } from '#features/orders/use-draft-kept.ts'
import { linkTo } from '#shared/lib/link-target.ts'

interface GoingInput {
  at: OrderAt | null
  begun: DraftState & Pick<OrderDraftView, 'version'>
  draft: DraftState
  saved: Pick<ReturnType<typeof useDraftKept>, 'saved'>
  flush: () => Promise<unknown>
}

interface Going {
  readonly isGoing: boolean
  /** Kept by whatever a question would send first. */
  readonly finish: FinishFiles
  readonly goOn: (next: OrderStepName | undefined) => Promise<void>
  readonly goBack: (before: OrderStepName) => Promise<void>
  readonly goTo: (step: OrderStepName) => Promise<void>
}

/** From one question of a brief to another; it has an address of its own from the first thing that is said. */
export function useGoing({ at, begun, draft, saved, flush }: GoingInput): Going {
  const navigate = useNavigate()
  const links = useOrderLinks()
  const client = useQueryClient()
  const [isGoing, setGoing] = useState(false)
  const finish: FinishFiles = useRef(null)
  const goTo = async (step: OrderStepName) => {
    if (at !== null || draft.brief === begun.brief) {
      await navigate({ to: '.', search: ((before: object) => ({ ...before, step })) as never })
      return
    }
    await flush()
    // Where it could not be saved, that is said and it stays.
    const written = saved.saved(draft)
    if (!written) return
    client.setQueryData(draftQuery(written.at).queryKey, written.draft)
    await navigate({ ...linkTo(links.wizard(written.at.taskPublicId, step)), replace: true })
  }
  // Files that were chosen go along; what keeps them back keeps nobody who turns back.
  const leave = async (step: OrderStepName, isForward: boolean) => {
    setGoing(true)
    try {
      const isSent = (await finish.current?.()) ?? true
      if (isSent || !isForward) await goTo(step)
    } finally {
      setGoing(false)
    }
  }
  return {
    isGoing,
    finish,
    goOn: async (next) => next && leave(next, true),
    goBack: (before) => leave(before, false),
    goTo: (step) => leave(step, false),
  }
}
