import type { RouteKey, Routes } from '@postelier/contract'
import { type Method, type RequestParts, request } from '#shared/api/client.ts'

// The contract is read for its types only: zod stays out of the browser.
export type BodyOf<K extends RouteKey> = Routes[K]['bodyInput']
export type AnswerOf<K extends RouteKey> = Routes[K]['answer']

/** What the route reads from text, such as a number, is given as what it becomes. */
type Sent<Input, Read> = unknown extends Input ? Read : Input
type SentQuery<Input, Read> = {
  [Name in keyof Input]: Sent<Input[Name], Name extends keyof Read ? Read[Name] : never> | null | undefined
}
export type QueryOf<K extends RouteKey> = SentQuery<Routes[K]['queryInput'], Routes[K]['query']>

type Parts<K extends RouteKey> = Pick<RequestParts, 'signal' | 'anonymous' | 'keepalive' | 'timeLimitMs'> &
  ([Routes[K]['paramName']] extends [never]
    ? unknown
    : { params: Record<Routes[K]['paramName'], string | number> }) &
  ([Routes[K]['files']] extends [never]
    ? [BodyOf<K>] extends [never]
      ? unknown
      : undefined extends BodyOf<K>
        ? { body?: BodyOf<K> }
        : { body: BodyOf<K> }
    : { body: FormData }) &
  (Record<string, never> extends QueryOf<K> ? { query?: QueryOf<K> } : { query: QueryOf<K> })

/** One call of the contract, by its `METHOD /path`: path, query, body and answer are checked by the compiler. */
export function call<K extends RouteKey>(
  key: K,
  ...[parts]: Record<string, never> extends Parts<K> ? [Parts<K>?] : [Parts<K>]
): Promise<AnswerOf<K>> {
  const at = key.indexOf(' ')
  return request<AnswerOf<K>>(key.slice(0, at) as Method, key.slice(at + 1), (parts ?? {}) as RequestParts)
}
