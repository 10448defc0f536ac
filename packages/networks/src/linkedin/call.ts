import type { CallContext, OpenPage } from '../adapter.ts'
import type { Answer } from '../calling/answer.ts'
import { call } from '../calling/call.ts'
import { configOf } from './configuration.ts'
import { readRefusal } from './read-refusal.ts'

interface CallInput<T> {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  /** With its query: lists keep their brackets bare there, which no encoder does by itself. */
  readonly path: string
  readonly token: string
  readonly json?: unknown
  readonly restliMethod?: 'FINDER' | 'DELETE'
  readonly isFinal?: boolean
  readonly read: (answer: Answer) => T
}

export const ask = <T>(context: CallContext, input: CallInput<T>): Promise<T> => {
  const { api, version } = configOf(context)
  return call(context, {
    request: {
      method: input.method ?? 'GET',
      url: `${api}${input.path}`,
      headers: {
        authorization: `Bearer ${input.token}`,
        'linkedin-version': version,
        'x-restli-protocol-version': '2.0.0',
        ...(input.restliMethod ? { 'x-restli-method': input.restliMethod } : {}),
        ...(input.json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.json === undefined ? {} : { body: JSON.stringify(input.json) }),
    },
    ...(input.isFinal ? { isFinal: true } : {}),
    secrets: [input.token],
    refusalOf: readRefusal,
    read: input.read,
  })
}

/** A URN inside a path or a query. */
export const urnIn = (urn: string): string => encodeURIComponent(urn)

export const authorOf = ({ kind, id }: OpenPage): string =>
  kind === 'organisation' ? `urn:li:organization:${id}` : `urn:li:person:${id}`
