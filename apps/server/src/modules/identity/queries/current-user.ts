import type { CurrentUser } from '@postelier/contract'
import { eq, sql } from 'drizzle-orm'
import { holds, ownAccountId } from '../../../access/actor.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person, role } from '../../../access/person.tables.ts'
import { requiresSecondFactor } from '../../../access/second-factor.policy.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { AppError } from '../../../platform/errors.ts'
import { balanceOf } from '../../billing/index.ts'
import { accountCardOf } from '../../brand/index.ts'
import { fileViewOf } from '../../media/index.ts'
import { hasSecondFactor, secondFactorsOf } from '../second-factors.store.ts'

const findPersonWithRole = prepared((db: QueryContext['db']) =>
  db
    .select({
      person: {
        id: person.id,
        ownerId: person.ownerId,
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        state: person.state,
        phone: person.phone,
        country: person.country,
        languages: person.languages,
        timeZone: person.timeZone,
        profileImageId: person.profileImageId,
        settings: person.settings,
        deletionDueAt: person.deletionDueAt,
      },
      role: { id: role.id, name: role.name, isSuperAdmin: role.isSuperAdmin },
    })
    .from(person)
    .leftJoin(role, eq(role.id, person.roleId))
    .where(eq(person.id, sql.placeholder('personId')))
    .prepare('current_user'),
)

/** Who is signed in, with what every screen needs to know. */
export async function currentUserOf(ctx: QueryContext): Promise<CurrentUser> {
  const { actor, db, now, platform } = ctx
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  const [row] = await findPersonWithRole(db).execute({ personId: actor.personId })
  if (!row) throw new AppError('unauthenticated')
  const own = row.person
  const accountId = ownAccountId(actor)
  const [factors, card, balance, profileImage, impersonator] = await Promise.all([
    secondFactorsOf(db, own.id),
    accountCardOf(db, accountId, actor.language),
    holds(actor, 'billing:consult') ? balanceOf(db, accountId, now) : {},
    own.profileImageId ? fileViewOf(db, own.profileImageId) : null,
    actor.impersonatorId ? nameOf(db, actor.impersonatorId) : null,
  ])
  const abilities = inOrder(actor.permissions)
  return {
    id: own.id,
    type: actor.type,
    ownerId: own.ownerId,
    firstName: own.firstName,
    lastName: own.lastName,
    email: own.email,
    state: own.state as CurrentUser['state'],
    phone: own.phone,
    country: own.country,
    languages: own.languages as CurrentUser['languages'],
    applicationLang: actor.language,
    timeZone: own.timeZone,
    profileImage,
    role: row.role
      ? { id: row.role.id, name: row.role.name, isSuperAdmin: row.role.isSuperAdmin, permissions: abilities }
      : null,
    abilities,
    account: card ? { ...card, credits: balance } : null,
    settings: {
      theme: own.settings.theme ?? 'auto',
      singleKeyShortcuts: own.settings.singleKeyShortcuts ?? true,
      validationTaskHelpDisabled: own.settings.validationTaskHelpDisabled ?? false,
      imageEditorResolutionMessageDisabled: own.settings.imageEditorResolutionMessageDisabled ?? false,
    },
    impersonator:
      actor.impersonatorId && impersonator ? { id: actor.impersonatorId, name: impersonator } : null,
    secondFactor: {
      enabled: hasSecondFactor(factors),
      required: requiresSecondFactor(actor.type, platform.config.production),
    },
    deletionDueAt: own.deletionDueAt?.toISOString() ?? null,
  }
}

/** Sets of permissions are kept a role at a time, so each is put in order once. */
const ordered = new WeakMap<ReadonlySet<string>, string[]>()
function inOrder(permissions: ReadonlySet<string>): string[] {
  const known = ordered.get(permissions) ?? [...permissions].sort()
  ordered.set(permissions, known)
  return known
}

async function nameOf(db: QueryContext['db'], personId: number): Promise<string> {
  const [found] = await db
    .select({ firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .where(eq(person.id, personId))
  return found ? `${found.firstName} ${found.lastName}` : ''
}
