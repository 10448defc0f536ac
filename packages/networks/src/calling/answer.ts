import * as z from 'zod'
import type { NetworkResponse } from '../http.ts'

/** What came back, read once: the text, and the JSON in it where it is some. */
export interface Answer {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  readonly text: string
  /** Undefined where the body is no JSON. */
  readonly json: unknown
}

type Reviver = (key: string, value: unknown, context?: { readonly source?: string }) => unknown
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown

/** Ids beyond 2^53 come as bare numbers (TikTok, Instagram): their digits are kept as text instead of being rounded. */
const keepDigits: Reviver = (_key, value, context) => {
  if (typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value)) return value
  if (context?.source === undefined) throw new Error('This JavaScript cannot read large numbers in JSON')
  return /^-?\d+$/.test(context.source) ? context.source : value
}

export const readJson = (text: string): unknown => {
  try {
    return parse(text, keepDigits)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export const readAnswer = (response: NetworkResponse): Answer => {
  const text = new TextDecoder().decode(response.body)
  return { status: response.status, headers: response.headers, text, json: readJson(text) }
}

/** An id, whether it came as text or as a number. */
export const idText = z.union([z.string().min(1), z.number().int().transform(String)])

/** A reader of answers that are JSON of one shape; fields nobody asked for are let through. */
export const jsonOf =
  <T>(schema: z.ZodType<T>) =>
  (answer: Answer): T =>
    schema.parse(answer.json)

export const nothing = (): void => undefined
