import type { CallContext, OpenPage, Tokens } from '../adapter.ts'
import type { Answer } from '../calling/answer.ts'
import { call } from '../calling/call.ts'
import { addressOf } from '../calling/encode.ts'
import type { RefusalFacts } from '../refusal.ts'
import { configOf } from './configuration.ts'
import { readRefusal } from './read-refusal.ts'

interface CallInput<T> {
  /** The server: the account's own where nothing else is said. */
  readonly server: string
  readonly method: string
  readonly token?: string
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>
  /** A procedure has a body, a query has none. */
  readonly send?:
    | { readonly json: unknown }
    | { readonly bytes: Uint8Array; readonly mime: string }
    | 'nothing'
  readonly isFinal?: boolean
  readonly timeLimitMs?: number
  readonly secrets?: readonly string[]
  readonly refusalOf?: (answer: Answer, now: Date) => RefusalFacts | null
  readonly read: (answer: Answer) => T
}

/** One method of the AT Protocol. */
export const xrpc = <T>(context: CallContext, input: CallInput<T>): Promise<T> => {
  const { send } = input
  const type = send && send !== 'nothing' ? ('json' in send ? 'application/json' : send.mime) : undefined
  const body =
    send && send !== 'nothing' ? ('json' in send ? JSON.stringify(send.json) : send.bytes) : undefined
  return call(context, {
    request: {
      method: send ? 'POST' : 'GET',
      url: addressOf(input.server, `/xrpc/${input.method}`, input.query),
      headers: {
        ...(input.token ? { authorization: `Bearer ${input.token}` } : {}),
        ...(type ? { 'content-type': type } : {}),
      },
      ...(body === undefined ? {} : { body }),
      ...(input.timeLimitMs ? { timeLimitMs: input.timeLimitMs } : {}),
    },
    ...(input.isFinal ? { isFinal: true } : {}),
    secrets: [input.token, ...(input.secrets ?? [])],
    refusalOf: input.refusalOf ?? readRefusal,
    read: input.read,
  })
}

/** The server an account lives on, which need not be the network's own. */
export const serverOf = (context: CallContext, tokens: Tokens): string =>
  tokens.more?.service ?? configOf(context).service

/** Where and as whom a page's calls are made. */
export const asPage = (context: CallContext, page: OpenPage) => ({
  server: serverOf(context, page.tokens),
  token: page.tokens.access,
})
