import type { z } from 'zod'

const fence = '```'

type Found<T> = { readonly value: T } | { readonly wrong: readonly string[] }

/** An answer in its shape, or what is wrong with it. Some engines wrap JSON into a fence of their own. */
export function readStructured<T>(answer: string, schema: z.ZodType<T>): Found<T> {
  const bare = withoutFence(answer)
  let data: unknown
  try {
    data = JSON.parse(bare, (_, value) => (typeof value === 'string' ? printable(value) : value))
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

/** Looked for from both ends: a pattern over the whole would go over a hostile answer again and again. */
function withoutFence(answer: string): string {
  const text = answer.trim()
  if (!text.startsWith(fence) || !text.endsWith(fence)) return answer
  const line = text.indexOf('\n')
  const last = text.length - fence.length
  const tag = text.slice(fence.length, Math.max(fence.length, line)).trim()
  return line > 0 && line < last && (tag === '' || tag === 'json') ? text.slice(line + 1, last) : answer
}

/** What no page prints, no database keeps, or what turns a line around: an engine may be talked into any of it. */
const unprintable = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu
const printable = (text: string): string => text.replace(unprintable, '').toWellFormed()

/** The first few, short: they go back to the engine and count as what is sent. */
export const faultsOf = (wrong: readonly string[]): string => wrong.slice(0, 12).join('; ').slice(0, 1500)
