import type { RouteKey, Routes } from '@postelier/contract'
import { type Method, type RequestParts, request } from '#shared/api/client.ts'

// The contract is read for its types only: zod stays out of the browser.
type Input<R, Part extends string> = R extends { [P in Part]: { _zod: { input: infer I } } } ? I : never
type ParamsOf<R> = R extends { path: infer P extends string } ? NamesIn<P> : never
type NamesIn<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | NamesIn<Rest> : never

export type BodyOf<K extends RouteKey> = Input<Routes[K], 'body'>
export type AnswerOf<K extends RouteKey> = Routes[K] extends { output: { _zod: { output: infer O } } }
  ? O
  : Record<string, never>

type Parts<K extends RouteKey> = Pick<RequestParts, 'signal' | 'anonymous' | 'keepalive' | 'timeLimitMs'> &
  ([ParamsOf<Routes[K]>] extends [never]
    ? unknown
    : { params: Record<ParamsOf<Routes[K]>, string | number> }) &
  (Routes[K] extends { files: object }
    ? { body: FormData }
    : Routes[K] extends { body: object }
      ? { body: BodyOf<K> }
      : unknown) & { query?: RequestParts['query'] }

/** One call of the contract, by its `METHOD /path`: path, input and answer are checked by the compiler. */
export function call<K extends RouteKey>(
  key: K,
  ...[parts]: Record<string, never> extends Parts<K> ? [Parts<K>?] : [Parts<K>]
): Promise<AnswerOf<K>> {
  const at = key.indexOf(' ')
  return request<AnswerOf<K>>(key.slice(0, at) as Method, key.slice(at + 1), (parts ?? {}) as RequestParts)
}
