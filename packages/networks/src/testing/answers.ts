import { type Answer, readAnswer } from '../calling/answer.ts'
import { utf8 } from '../calling/encode.ts'

/** An answer as the reader of refusals sees it. */
export const answerOf = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer =>
  readAnswer({
    status,
    headers: { get: (name) => headers[name.toLowerCase()] ?? null },
    body: utf8(typeof body === 'string' ? body : JSON.stringify(body)),
  })
