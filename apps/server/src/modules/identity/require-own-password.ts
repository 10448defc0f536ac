import type { Actor } from '../../access/actor.ts'
import { requireThemselves } from '../../access/authorize.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { passwordMatches } from './password.ts'
import { findPerson, type PersonRow } from './people.store.ts'

interface RequireOwnPasswordInput {
  readonly actor: Actor
  readonly platform: Platform
  readonly limit: (rate: 'secret', caller: string) => Promise<void>
}

/** For what an open, unattended screen must not allow: the password is asked again. */
export async function requireOwnPassword(
  { actor, platform, limit }: RequireOwnPasswordInput,
  password: string,
): Promise<PersonRow> {
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  requireThemselves(actor)
  await limit('secret', `own:${actor.personId}`)
  const owner = await findPerson(platform.db, actor.personId)
  if (!owner || !(await passwordMatches(owner.passwordHash, password))) {
    throw new AppError('invalid', { fields: { currentPassword: { key: 'passwordWrong' } } })
  }
  return owner
}
