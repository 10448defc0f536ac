import * as z from 'zod'
import type { CallContext } from '../adapter.ts'
import { type NetworkRequest, NoAnswer } from '../http.ts'
import { Refusal, type RefusalFacts, type RefusalKind } from '../refusal.ts'
import { type Answer, readAnswer } from './answer.ts'

export interface Call<T> {
  readonly request: NetworkRequest
  /** Whether the network shows something new to the world once it has read this: then silence may mean yes. */
  readonly isFinal?: boolean
  /** Never to be seen in a message, should the network repeat them. */
  readonly secrets?: readonly (string | undefined)[]
  /** The refusal an answer is, in this network's own codes; null where it is none. */
  readonly refusalOf: (answer: Answer, now: Date) => RefusalFacts | null
  readonly read: (answer: Answer) => T
}

const longestMessage = 500

/**
 * Sends one request and reads what it says. What is not a clear yes or a clear no is `transient`, unless the call is
 * the one that makes something live: then nobody knows, and it is `unknownOutcome`.
 */
export const call = async <T>(context: CallContext, asked: Call<T>): Promise<T> =>
  handleAnswer(context, asked, await send(context, asked.request, asked.isFinal ?? false))

/** What an answer says of what was asked. */
export const handleAnswer = <T>(context: CallContext, asked: Omit<Call<T>, 'request'>, answer: Answer): T => {
  const unclear = unclearOf(asked.isFinal ?? false)
  const refused = asked.refusalOf(answer, context.now())
  if (refused) {
    throw new Refusal({
      ...refused,
      kind: refused.kind === 'transient' ? unclear : refused.kind,
      message: withoutSecrets(refused.message, asked.secrets ?? []).slice(0, longestMessage),
    })
  }
  try {
    return asked.read(answer)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const where = error.issues.map((issue) => issue.path.join('.') || 'the whole').join(', ')
    throw new Refusal({
      kind: unclear,
      code: 'unreadableAnswer',
      message: `The answer could not be read: ${where}`,
      status: answer.status,
    })
  }
}

const unclearOf = (isFinal: boolean): RefusalKind => (isFinal ? 'unknownOutcome' : 'transient')

export const send = async (
  context: CallContext,
  request: NetworkRequest,
  isFinal: boolean,
): Promise<Answer> => {
  try {
    return readAnswer(await context.http(request))
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    throw new Refusal(
      {
        kind: error.mayHaveArrived ? unclearOf(isFinal) : 'transient',
        code: 'noAnswer',
        message: 'No answer came',
      },
      { cause: error },
    )
  }
}

// Anything shorter would tear words apart, and is no secret.
const shortestSecret = 6

/** Networks repeat what they were sent: a token in an error message must not reach a journal. */
export const withoutSecrets = (message: string, secrets: readonly (string | undefined)[]): string =>
  secrets.reduce<string>(
    (clean, secret) => (secret && secret.length >= shortestSecret ? clean.replaceAll(secret, '…') : clean),
    message,
  )
