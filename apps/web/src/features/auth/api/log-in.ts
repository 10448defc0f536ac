import { type AnswerOf, type BodyOf, call } from '#shared/api/call.ts'

export type Credentials = Required<BodyOf<'POST /auth/login'>>

export function logIn(body: Credentials): Promise<AnswerOf<'POST /auth/login'>> {
  return call('POST /auth/login', { body, anonymous: true })
}
