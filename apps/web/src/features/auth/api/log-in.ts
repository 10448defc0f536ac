import { type AnswerOf, type BodyOf, call } from '#shared/api/call.ts'

export type Credentials = BodyOf<'POST /auth/login'> & { remember: boolean }
export type Means = AnswerOf<'POST /auth/login'>['means'][number]

export function logIn(body: Credentials): Promise<AnswerOf<'POST /auth/login'>> {
  return call('POST /auth/login', { body, anonymous: true })
}

export async function finishWithCode(means: 'app' | 'recoveryCode', code: string): Promise<void> {
  await call('POST /auth/login/second-factor', { body: { means, code }, anonymous: true })
}

/** The library loads when the button is pressed: most people sign in without it. */
export async function logInWithPasskey(parts: { secondFactor: boolean; remember: boolean }): Promise<void> {
  const { options } = await call('POST /auth/login/passkey/options', {
    body: { secondFactor: parts.secondFactor },
    anonymous: true,
  })
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const answer = await startAuthentication({
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  })
  await call('POST /auth/login/passkey', {
    body: { answer: { ...answer }, remember: parts.remember },
    anonymous: true,
  })
}
