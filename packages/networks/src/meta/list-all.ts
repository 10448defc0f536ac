import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { jsonOf } from '../calling/answer.ts'
import { type GraphHost, graph } from './graph.ts'

const mostCalls = 20

/** All that stands behind a list; by its cursor, never by an address somebody else wrote. */
export const listAll = async <T>(
  context: CallContext,
  host: GraphHost,
  asked: {
    readonly path: string
    readonly token: string
    readonly fields: string
    readonly item: z.ZodType<T>
  },
): Promise<T[]> => {
  const page = z.object({
    data: z.array(asked.item),
    paging: z
      .object({
        cursors: z.object({ after: z.string().optional() }).optional(),
        next: z.string().optional(),
      })
      .optional(),
  })
  const all: T[] = []
  let after: string | undefined
  for (let call = 0; call < mostCalls; call += 1) {
    const { data, paging } = await graph(context, host, {
      path: asked.path,
      token: asked.token,
      query: { fields: asked.fields, limit: '100', after },
      read: jsonOf(page),
    })
    all.push(...data)
    after = paging?.cursors?.after
    if (!paging?.next || !after) break
  }
  return all
}
