import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { jsonOf } from '../calling/answer.ts'
import { call } from '../calling/call.ts'
import { addressOf } from '../calling/encode.ts'
import { configOf } from './configuration.ts'
import { readRefusal } from './read-refusal.ts'

interface Asked<T> {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly token: string
  readonly fields?: readonly string[]
  readonly json?: unknown
  readonly isFinal?: boolean
  /** What stands in `data`. */
  readonly data: z.ZodType<T>
}

export const ask = async <T>(context: CallContext, asked: Asked<T>): Promise<T> => {
  const answer = await call(context, {
    request: {
      method: asked.method ?? 'POST',
      url: addressOf(configOf(context).api, asked.path, { fields: asked.fields?.join(',') }),
      headers: {
        authorization: `Bearer ${asked.token}`,
        ...(asked.method === 'GET' ? {} : { 'content-type': 'application/json; charset=UTF-8' }),
      },
      ...(asked.json === undefined ? {} : { body: JSON.stringify(asked.json) }),
    },
    ...(asked.isFinal ? { isFinal: true } : {}),
    secrets: [asked.token],
    refusalOf: readRefusal,
    read: jsonOf(z.object({ data: asked.data, error: z.object({ code: z.literal('ok') }) })),
  })
  return answer.data
}
