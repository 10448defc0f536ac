import type { z } from 'zod'

type Found<T> = { readonly value: T } | { readonly wrong: readonly string[] }

/** An answer in its shape, or what is wrong with it. Some engines wrap JSON into a fence of their own. */
export function readStructured<T>(answer: string, schema: z.ZodType<T>): Found<T> {
  const bare = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/.exec(answer)?.[1] ?? answer
  let data: unknown
  try {
    data = JSON.parse(bare)
  } catch (reason) {
    if (reason instanceof SyntaxError) return { wrong: ['it is not JSON'] }
    throw reason
  }
  const read = schema.safeParse(data)
  if (read.success) return { value: read.data }
  return {
    wrong: read.error.issues.map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`),
  }
}

/** The first few, short: they go back to the engine and count as what is sent. */
export const faultsOf = (wrong: readonly string[]): string => wrong.slice(0, 12).join('; ').slice(0, 1500)
