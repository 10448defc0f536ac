import type { EndangeredOrderView, TransferChoice } from '@postelier/contract/desk'
import { useEffect, useState } from 'react'

export type Choices = Readonly<Record<string, TransferChoice>>

/** Where an order goes as it is shown: at a colleague, or where it is. */
export const choiceOf = (
  { taskId, left, takers }: EndangeredOrderView,
  agentId: number | null,
): TransferChoice => ({
  ...{ taskId, agentId },
  endsAt: (agentId === null ? left : takers.find(({ id }) => id === agentId))?.endsAt ?? null,
})

/** A choice is as good still as it was when it was made: in time, or no later than then. The server asks the same. */
export function isStillGood(order: EndangeredOrderView, { agentId, endsAt }: TransferChoice): boolean {
  const way = agentId === null ? order.left : order.takers.find(({ id }) => id === agentId)
  if (!way) return false
  if (way.isInTime) return true
  return way.endsAt === null ? endsAt === null : endsAt !== null && way.endsAt <= endsAt
}

/** Of what was chosen, what is as it was shown. */
export const goodAmong = (choices: Choices, orders: readonly EndangeredOrderView[]): Choices =>
  Object.fromEntries(
    orders.flatMap((order) => {
      const choice = choices[order.taskId]
      return choice && isStillGood(order, choice) ? [[order.taskId, choice]] : []
    }),
  )

/**
 * Who is worth giving an order to: who keeps its promise, or is done on an earlier day than where it is. Who was chosen stays in
 * sight.
 */
export const worthGiving = (
  { left, takers }: EndangeredOrderView,
  dayKey: (at: string) => string,
  chosen?: number | null,
): EndangeredOrderView['takers'] =>
  takers.filter(
    ({ id, isInTime, endsAt }) =>
      id === chosen ||
      isInTime ||
      left.endsAt === null ||
      (!left.isInTime && endsAt !== null && dayKey(endsAt) < dayKey(left.endsAt)),
  )

/** As an address has it; the others are reckoned with it. */
export const chosenText = (choices: Choices): string =>
  Object.values(choices)
    .map(({ taskId, agentId }) => `${taskId}:${agentId ?? 0}`)
    .toSorted()
    .join(',')

export interface TransferChoosing {
  readonly choices: Choices
  /** A choice that was made and is no longer possible. */
  readonly isLost: (taskId: string) => boolean
  /** Choices are asked for at their rows. */
  readonly isAsked: boolean
  readonly choose: (order: EndangeredOrderView, agentId: number | null) => void
  readonly takeAll: () => void
  /** Whether each has its choice; where one has none, it is asked for at its row. */
  readonly isComplete: () => boolean
}

/** Choices live as long as what they were made of: what changed meanwhile loses its own, and the others stay. */
export function useTransferChoices(
  orders: readonly EndangeredOrderView[] | undefined,
  [choices, setChoices]: readonly [Choices, (choices: Choices) => void],
): TransferChoosing {
  const [lost, setLost] = useState<readonly string[]>([])
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!orders) return
    const good = goodAmong(choices, orders)
    const gone = Object.keys(choices).filter((taskId) => !good[taskId])
    if (gone.length === 0) return
    setLost((before) => [...before, ...gone])
    setChoices(good)
  }, [orders, choices, setChoices])
  const found = (ids: readonly string[]) => setLost((before) => before.filter((one) => !ids.includes(one)))
  return {
    ...{ choices, isAsked },
    isLost: (taskId) => lost.includes(taskId),
    choose: (order, agentId) => {
      found([order.taskId])
      setChoices({ ...choices, [order.taskId]: choiceOf(order, agentId) })
    },
    takeAll: () => {
      const proposed = (orders ?? []).flatMap((order) =>
        order.proposed ? [choiceOf(order, order.proposed.agentId)] : [],
      )
      found(proposed.map(({ taskId }) => taskId))
      setChoices({ ...choices, ...Object.fromEntries(proposed.map((one) => [one.taskId, one])) })
    },
    isComplete: () => {
      setAsked(true)
      return (orders ?? []).every(({ taskId }) => choices[taskId])
    },
  }
}
