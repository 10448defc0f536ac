import type { CallContext, OpenPage } from '../adapter.ts'
import type { Answer } from '../calling/answer.ts'
import { call } from '../calling/call.ts'
import { configOf } from './configuration.ts'
import { readRefusal } from './read-refusal.ts'

interface Asked<T> {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  /** With its query: lists keep their brackets bare there, which no encoder does by itself. */
  readonly path: string
  readonly token: string
  readonly json?: unknown
  readonly restliMethod?: 'FINDER' | 'DELETE'
  readonly isFinal?: boolean
  readonly read: (answer: Answer) => T
}

export const ask = <T>(context: CallContext, asked: Asked<T>): Promise<T> => {
  const { api, version } = configOf(context)
  return call(context, {
    request: {
      method: asked.method ?? 'GET',
      url: `${api}${asked.path}`,
      headers: {
        authorization: `Bearer ${asked.token}`,
        'linkedin-version': version,
        'x-restli-protocol-version': '2.0.0',
        ...(asked.restliMethod ? { 'x-restli-method': asked.restliMethod } : {}),
        ...(asked.json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(asked.json === undefined ? {} : { body: JSON.stringify(asked.json) }),
    },
    ...(asked.isFinal ? { isFinal: true } : {}),
    secrets: [asked.token],
    refusalOf: readRefusal,
    read: asked.read,
  })
}

/** A URN inside a path or a query. */
export const urnIn = (urn: string): string => encodeURIComponent(urn)

export const authorOf = ({ kind, id }: OpenPage): string =>
  kind === 'organisation' ? `urn:li:organization:${id}` : `urn:li:person:${id}`
