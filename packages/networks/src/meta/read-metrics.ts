import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { jsonOf } from '../calling/answer.ts'
import { Refusal } from '../refusal.ts'
import { type GraphHost, graph, idIn } from './graph.ts'

const row = z.object({ value: z.unknown() })
const insights = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      values: z.array(row).optional().catch(undefined),
      total_value: row.optional().catch(undefined),
    }),
  ),
})

/**
 * Figures by their names, one call each: a single name that was abolished fails a whole list. What is
 * refused or not told is missing.
 */
export const readMetrics = async (
  context: CallContext,
  host: GraphHost,
  asked: {
    readonly id: string
    readonly token: string
    readonly names: readonly string[]
    readonly period?: string
    /** A film has an edge of its own. */
    readonly edge?: 'insights' | 'video_insights'
  },
): Promise<Record<string, number>> => {
  const figures: Record<string, number> = {}
  for (const name of asked.names) {
    const value = await readMetric(context, host, asked, name)
    if (value !== null) figures[name] = value
  }
  return figures
}

const harmless = new Set(['validation', 'permissionMissing', 'notFound', 'config'])

const readMetric = async (
  context: CallContext,
  host: GraphHost,
  asked: Omit<Parameters<typeof readMetrics>[2], 'names'>,
  name: string,
): Promise<number | null> => {
  try {
    const { data } = await graph(context, host, {
      path: `/${idIn(asked.id)}/${asked.edge ?? 'insights'}`,
      token: asked.token,
      query: { metric: name, period: asked.period },
      read: jsonOf(insights),
    })
    const found = data.find((one) => one.name === name)
    const value = found?.total_value?.value ?? found?.values?.at(-1)?.value
    return typeof value === 'number' ? value : null
  } catch (error) {
    if (error instanceof Refusal && harmless.has(error.facts.kind)) return null
    throw error
  }
}
