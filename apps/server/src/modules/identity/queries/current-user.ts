import type { CurrentUser } from '@postelier/contract'
import { eq, sql } from 'drizzle-orm'
import { holds, ownAccountId } from '../../../access/actor.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person, role } from '../../../access/person.tables.ts'
import { requiresSecondFactor } from '../../../access/second-factor.policy.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { AppError } from '../../../platform/errors.ts'
import { balanceIn, lotsOfAccount } from '../../billing/index.ts'
import { accountCardOf } from '../../brand/index.ts'
import { fileNamedBy, viewOfFile } from '../../media/index.ts'
import { authenticatorApp } from '../identity.tables.ts'
import { factorColumns, hasSecondFactor } from '../second-factors.store.ts'

/** Whether credits are shown: whoever may not see them is not read any. */
interface Shape {
  readonly seesCredits: boolean
}

/** All of it in one statement: every screen begins with it, and asks again with each return to it. */
const findPerson = prepared((db: QueryContext['db'], { seesCredits }: Shape) =>
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
        settings: person.settings,
        deletionDueAt: person.deletionDueAt,
      },
      role: { id: role.id, name: role.name, isSuperAdmin: role.isSuperAdmin },
      factors: factorColumns,
      profileImage: fileNamedBy(person.profileImageId),
      lots: seesCredits ? lotsOfAccount(sql.placeholder('accountId')) : sql<null>`null`,
    })
    .from(person)
    .leftJoin(role, eq(role.id, person.roleId))
    .leftJoin(authenticatorApp, eq(authenticatorApp.personId, person.id))
    .where(eq(person.id, sql.placeholder('personId')))
    .prepare(''),
)

/** Who is signed in, with what every screen needs to know. */
export async function currentUserOf(ctx: QueryContext): Promise<CurrentUser> {
  const { actor, db, now, platform } = ctx
  if (actor.kind !== 'person') throw new AppError('unauthenticated')
  const accountId = ownAccountId(actor)
  const seesCredits = holds(actor, 'billing:consult')
  const [[row], card, impersonator] = await Promise.all([
    findPerson(db, { seesCredits }).execute({
      personId: actor.personId,
      ...(seesCredits ? { accountId } : {}),
    }),
    accountCardOf(db, accountId, actor.language),
    actor.impersonatorId ? nameOf(db, actor.impersonatorId) : null,
  ])
  if (!row) throw new AppError('unauthenticated')
  const { person: own, factors } = row
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
    profileImage: row.profileImage && viewOfFile(row.profileImage),
    role: row.role
      ? { id: row.role.id, name: row.role.name, isSuperAdmin: row.role.isSuperAdmin, permissions: abilities }
      : null,
    abilities,
    account: card ? { ...card, credits: row.lots ? balanceIn(row.lots, now) : {} } : null,
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
