import type { CallContext } from '../adapter.ts'
import type { Answer } from '../calling/answer.ts'
import { call } from '../calling/call.ts'
import { addressOf } from '../calling/encode.ts'
import { configOf } from './configuration.ts'
import { readRefusal } from './read-refusal.ts'

interface Asked<T> {
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

export const ask = <T>(context: CallContext, asked: Asked<T>): Promise<T> => {
  const body = asked.parts ?? (asked.json === undefined ? undefined : JSON.stringify(asked.json))
  return call(context, {
    request: {
      method: asked.method ?? 'GET',
      url: addressOf(configOf(context).api, asked.path, asked.query),
      headers: {
        authorization: `Bearer ${asked.token}`,
        ...(asked.json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      ...(asked.timeLimitMs ? { timeLimitMs: asked.timeLimitMs } : {}),
    },
    ...(asked.isFinal ? { isFinal: true } : {}),
    secrets: [asked.token],
    refusalOf: readRefusal,
    read: asked.read,
  })
}
