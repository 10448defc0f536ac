import { nameOfBrief, type OrderDraftView } from '@postelier/contract/orders'
import { useRef } from 'react'
import { type OrderAt, paramsOf } from '#features/orders/order-queries.ts'
import type { DraftState } from '#features/orders/step-props.ts'
import { call } from '#shared/api/call.ts'

interface DraftKept {
  /** Where it is kept; begun there where nothing was before. */
  readonly begin: () => Promise<OrderAt>
  readonly save: (draft: DraftState) => Promise<void>
  readonly version: () => number
  /** A brief that was begun here as it was saved; nothing where this is not what was saved last. */
  readonly saved: (draft: DraftState) => { readonly at: OrderAt; readonly draft: OrderDraftView } | null
}

/** A brief is kept from the first thing that is said of it; a kind alone says nothing. */
export function useDraftKept(
  accountId: number,
  at: OrderAt | null,
  found: DraftState & Pick<OrderDraftView, 'version'>,
): DraftKept {
  const place = useRef(at)
  const version = useRef(found.version)
  const beginning = useRef<Promise<OrderAt> | null>(null)
  const last = useRef<{ readonly of: DraftState; readonly draft: OrderDraftView } | null>(null)
  const begin = async (): Promise<OrderAt> => {
    if (place.current) return place.current
    beginning.current ??= call('POST /api/users/{id}/order-drafts', {
      params: { id: accountId },
      body: { publishOn: found.brief.publishOn },
    }).then(
      ({ draft }) => {
        version.current = draft.version
        place.current = { accountId, taskPublicId: draft.taskId }
        return place.current
      },
      (error: unknown) => {
        // The next save begins it anew.
        beginning.current = null
        throw error
      },
    )
    return beginning.current
  }
  return {
    begin,
    version: () => version.current,
    saved: (draft) =>
      place.current && last.current?.of === draft ? { at: place.current, draft: last.current.draft } : null,
    save: async (draft) => {
      if (!place.current && draft.brief === found.brief) return
      const { title } = draft.brief
      const saved = await call('POST /api/users/{id}/order-drafts/{taskPublicId}', {
        params: paramsOf(await begin()),
        body: {
          ...draft,
          brief: { ...draft.brief, title: title || nameOfBrief(draft.brief) },
          version: version.current,
        },
      })
      version.current = saved.draft.version
      last.current = { of: draft, draft: saved.draft }
    },
  }
}
