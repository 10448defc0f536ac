// Promised orders that would be late where they are, and who takes each of them over.
import { z } from 'zod'
import { digitsId, publicId } from '../route.ts'

/** As many as can be chosen for at once. */
const mostTransfers = 250

const ends = z.object({
  /** The end of the working day on which it is done; null where that is not within the days that are promised. */
  endsAt: z.iso.datetime().nullable(),
  /** What was promised is kept. */
  isInTime: z.boolean(),
})

export const endangeredOrderView = z
  .object({
    taskId: publicId,
    title: z.string(),
    business: z.string(),
    promisedAt: z.iso.datetime(),
    /** Late without the days off as well: when it would be done then. Null where only they make it late. */
    lateAnyway: z.iso.datetime().nullable(),
    /** Where it stays with who has it; the orders before it in their queue are where they were chosen to be, or proposed. */
    left: ends,
    /** Colleagues who speak its language, those who are done first at the head. Each keeps what they promised themselves. */
    takers: z.array(ends.extend({ id: z.number(), name: z.string() })),
    /**
     * What keeps the promise, or of what is late anyway the day it would be done: a colleague, or nobody where it holds as it is
     * once others are moved. Null where nothing does.
     */
    proposed: z.object({ agentId: z.number().nullable() }).nullable(),
  })
  .meta({ id: 'EndangeredOrder' })
export type EndangeredOrderView = z.infer<typeof endangeredOrderView>

/** Where an order goes, with when it is done there as who chooses was shown it; it stays where that is nobody. */
export const transferChoice = z.object({
  taskId: publicId,
  agentId: digitsId.nullable(),
  endsAt: z.iso.datetime().nullable(),
})
/** One choice for each order: of two, one would be reckoned with and the other done. */
export const transferChoices = z
  .array(transferChoice)
  .max(mostTransfers)
  .refine((choices) => new Set(choices.map(({ taskId }) => taskId)).size === choices.length, {
    error: 'onceEach',
  })
  .default([])
export type TransferChoice = z.infer<typeof transferChoice>

/** What is chosen so far, in an address: `task:agent`, `task:0` where it stays, with commas. */
export const chosenSoFar = z
  .string()
  .max(12_000)
  .default('')
  .transform((text) =>
    text
      .split(',')
      .slice(0, mostTransfers)
      .flatMap((one) => {
        const [taskId = '', agent = ''] = one.split(':')
        return taskId !== '' && /^\d{1,15}$/u.test(agent) ? [{ taskId, agentId: Number(agent) || null }] : []
      }),
  )
