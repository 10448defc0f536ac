import type { CallContext } from '../adapter.ts'
import type { Answer } from '../calling/answer.ts'
import { call } from '../calling/call.ts'
import { addressOf } from '../calling/encode.ts'
import { configOf } from './configuration.ts'
import { readRefusal } from './read-refusal.ts'

interface CallInput<T> {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly token: string
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly json?: unknown
  readonly parts?: FormData
  readonly isFinal?: boolean
  readonly timeLimitMs?: number
  readonly read: (answer: Answer) => T
}

/** One call to X's API with a person's token, through the shared client that knows refusals. */
export const ask = <T>(context: CallContext, input: CallInput<T>): Promise<T> => {
  const body = input.parts ?? (input.json === undefined ? undefined : JSON.stringify(input.json))
  return call(context, {
    request: {
      method: input.method ?? 'GET',
      url: addressOf(configOf(context).api, input.path, input.query),
      headers: {
        authorization: `Bearer ${input.token}`,
        ...(input.json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      ...(input.timeLimitMs ? { timeLimitMs: input.timeLimitMs } : {}),
    },
    ...(input.isFinal ? { isFinal: true } : {}),
    secrets: [input.token],
    refusalOf: readRefusal,
    read: input.read,
  })
}
