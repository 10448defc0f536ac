import type { CallContext } from '../adapter.ts'
import type { Answer } from '../calling/answer.ts'
import { call } from '../calling/call.ts'
import { addressOf, formOf, formType, hex, utf8 } from '../calling/encode.ts'
import type { RefusalFacts } from '../refusal.ts'
import { readRefusal } from './read-refusal.ts'

/** One of the Graph hosts, and how it is spoken to. */
export interface GraphHost {
  readonly base: string
  readonly version: string
  /** Proves with each call that the app itself makes it; where there is none, nothing is proved. */
  readonly proveWith?: string | undefined
}

type Params = Readonly<Record<string, string | undefined>>

interface Asked<T> {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  /** In a header, never in the address: addresses are written down everywhere. */
  readonly token?: string
  readonly query?: Params
  /** Lists and objects are JSON in it. */
  readonly form?: Params
  readonly parts?: FormData
  readonly isFinal?: boolean
  readonly timeLimitMs?: number
  readonly secrets?: readonly (string | undefined)[]
  readonly refusalOf?: (answer: Answer, now: Date) => RefusalFacts | null
  readonly read: (answer: Answer) => T
}

export const graph = async <T>(context: CallContext, host: GraphHost, asked: Asked<T>): Promise<T> => {
  const proof =
    asked.token && host.proveWith ? { appsecret_proof: await prove(host.proveWith, asked.token) } : {}
  const body = asked.parts ?? (asked.form ? formOf(asked.form) : undefined)
  const version = host.version ? `/${host.version}` : ''
  return call(context, {
    request: {
      method: asked.method ?? 'GET',
      url: addressOf(host.base, `${version}${asked.path}`, { ...asked.query, ...proof }),
      headers: {
        ...(asked.token ? { authorization: `Bearer ${asked.token}` } : {}),
        ...(asked.form ? { 'content-type': formType } : {}),
      },
      ...(body === undefined ? {} : { body }),
      ...(asked.timeLimitMs ? { timeLimitMs: asked.timeLimitMs } : {}),
    },
    ...(asked.isFinal ? { isFinal: true } : {}),
    secrets: [asked.token, host.proveWith, ...(asked.secrets ?? [])],
    refusalOf: asked.refusalOf ?? readRefusal,
    read: asked.read,
  })
}

const prove = async (secret: string, token: string): Promise<string> => {
  const hash = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', utf8(secret), hash, false, ['sign'])
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(token))))
}

/** An id as a part of an address. */
export const idIn = (id: string): string => encodeURIComponent(id)
