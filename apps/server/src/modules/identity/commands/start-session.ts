import type { CommandContext } from '../../../access/context.ts'
import { createSession } from '../../../access/sessions.ts'
import { AppError } from '../../../platform/errors.ts'
import { lockPerson } from '../people.store.ts'
import { hasSecondFactor, secondFactorsOf } from '../second-factors.store.ts'

export interface StartSession {
  readonly personId: number
  readonly remember: boolean
  readonly address: string
  readonly userAgent: string
  /** The hash that was compared outside the transaction: a password changed meanwhile lets nobody in. */
  readonly passwordHash?: string | null
  readonly means: 'password' | 'registration' | 'app' | 'recoveryCode' | 'passkey'
}

/** Signs a person in on a device, once everything has been checked; refuses accounts that may not enter. */
export async function startSession(ctx: CommandContext, input: StartSession) {
  const person = await lockPerson(ctx.tx, input.personId)
  if (!person) throw new AppError('signInFailed')
  if (input.passwordHash !== undefined && input.passwordHash !== person.passwordHash)
    throw new AppError('signInFailed')
  // A second factor set up since the password was looked at: it takes two from now on.
  const isOne = input.means === 'password' || input.means === 'registration'
  if (isOne && hasSecondFactor(await secondFactorsOf(ctx.tx, person.id))) throw new AppError('signInFailed')
  if (person.state === 'pending') throw new AppError('validationPending')
  if (person.state === 'suspended') throw new AppError('accountSuspended')
  const session = await createSession(ctx.tx, ctx.now, { ...input, strong: !isOne })
  await ctx.record({
    action: 'session.started',
    accountId: person.id,
    subject: ['person', person.id],
    details: { means: input.means, address: input.address },
  })
  return session
}
