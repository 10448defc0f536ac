import { isDeepStrictEqual } from 'node:util'

/** The fields in which what is wanted differs from what is. An edit without one is no entry: nothing is written or told. */
export const movedFields = <T extends object>(
  before: T,
  wanted: { readonly [K in keyof T]?: unknown },
): (keyof T & string)[] =>
  (Object.keys(wanted) as (keyof T & string)[]).filter(
    (name) => !isDeepStrictEqual(before[name], wanted[name]),
  )
