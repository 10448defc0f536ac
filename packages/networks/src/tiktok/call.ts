import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { jsonOf } from '../calling/answer.ts'
import { call } from '../calling/call.ts'
import { addressOf } from '../calling/encode.ts'
import { configOf } from './configuration.ts'
import { readRefusal } from './read-refusal.ts'

interface CallInput<T> {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly token: string
  readonly fields?: readonly string[]
  readonly json?: unknown
  readonly isFinal?: boolean
  /** What stands in `data`. */
  readonly data: z.ZodType<T>
}

/** One call to TikTok's API: adds the token, unwraps `data`, and turns an error in the answer into a refusal. */
export const ask = async <T>(context: CallContext, input: CallInput<T>): Promise<T> => {
  const answer = await call(context, {
    request: {
      method: input.method ?? 'POST',
      url: addressOf(configOf(context).api, input.path, { fields: input.fields?.join(',') }),
      headers: {
        authorization: `Bearer ${input.token}`,
        ...(input.method === 'GET' ? {} : { 'content-type': 'application/json; charset=UTF-8' }),
      },
      ...(input.json === undefined ? {} : { body: JSON.stringify(input.json) }),
    },
    ...(input.isFinal ? { isFinal: true } : {}),
    secrets: [input.token],
    refusalOf: readRefusal,
    read: jsonOf(z.object({ data: input.data, error: z.object({ code: z.literal('ok') }) })),
  })
  return answer.data
}
