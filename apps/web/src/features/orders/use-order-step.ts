import type { OrderKind } from '@postelier/contract/task-configurations'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { OrderAt } from '#features/orders/order-queries.ts'
import { type OrderStepName, stepsOf } from '#features/orders/step-props.ts'
import { kept } from '#shared/lib/storage.ts'

/** Where this browser keeps at which question a brief was left. */
const placeOf = ({ taskPublicId }: OrderAt) => `po:order-step:${taskPublicId}`

export const forgetOrderStep = (at: OrderAt): void => kept.write(placeOf(at), null)

interface OrderStep {
  /** Those that are counted. */
  readonly steps: readonly OrderStepName[]
  readonly step: OrderStepName
}

/** The question that the address asks for, else the one at which the brief was left. */
export function useOrderStep(
  at: OrderAt | null,
  { kind, isNeeded }: { readonly kind: OrderKind | undefined; readonly isNeeded: boolean },
): OrderStep {
  const steps = stepsOf(kind)
  const named = (name: string | null | undefined) => steps.find((one) => one === name)
  const { step: asked } = useSearch({ strict: false }) as { step?: string }
  const place = at && placeOf(at)
  const [begins] = useState<OrderStepName>(() =>
    kind === undefined ? 'idea' : (named(place && kept.read(place)) ?? (isNeeded ? 'subject' : 'order')),
  )
  const step =
    kind === undefined || (asked ?? begins) === 'idea' ? 'idea' : (named(asked ?? begins) ?? 'subject')
  // Whoever comes back goes on where they were.
  useEffect(() => {
    if (place) kept.write(place, step)
  }, [place, step])
  return { steps, step }
}
