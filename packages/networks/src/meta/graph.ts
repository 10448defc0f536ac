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

interface CallInput<T> {
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

/** One call to a Graph host, for Facebook, Instagram and ads: token, proof, version, refusals. */
export const graph = async <T>(context: CallContext, host: GraphHost, input: CallInput<T>): Promise<T> => {
  const proof =
    input.token && host.proveWith ? { appsecret_proof: await prove(host.proveWith, input.token) } : {}
  const body = input.parts ?? (input.form ? formOf(input.form) : undefined)
  const version = host.version ? `/${host.version}` : ''
  return call(context, {
    request: {
      method: input.method ?? 'GET',
      url: addressOf(host.base, `${version}${input.path}`, { ...input.query, ...proof }),
      headers: {
        ...(input.token ? { authorization: `Bearer ${input.token}` } : {}),
        ...(input.form ? { 'content-type': formType } : {}),
      },
      ...(body === undefined ? {} : { body }),
      ...(input.timeLimitMs ? { timeLimitMs: input.timeLimitMs } : {}),
    },
    ...(input.isFinal ? { isFinal: true } : {}),
    secrets: [input.token, host.proveWith, ...(input.secrets ?? [])],
    refusalOf: input.refusalOf ?? readRefusal,
    read: input.read,
  })
}

const prove = async (secret: string, token: string): Promise<string> => {
  const hash = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', utf8(secret), hash, false, ['sign'])
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(token))))
}

/** An id as a part of an address. */
export const idIn = (id: string): string => encodeURIComponent(id)
