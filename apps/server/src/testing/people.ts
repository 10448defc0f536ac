import type { UserType } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { system } from '../access/actor.ts'
import { runCommand } from '../access/context.ts'
import { person, role } from '../access/person.tables.ts'
import { createSession } from '../access/sessions.ts'
import { type PlanTerms, subscription } from '../modules/billing/index.ts'
import { createBrand } from '../modules/brand/index.ts'
import { hashPassword } from '../modules/identity/password.ts'
import { createNotificationSetting } from '../modules/notifications/index.ts'
import { newDigitsId, newPublicId } from '../platform/ids.ts'
import { TestBrowser } from './browser.ts'
import type { TestServer } from './test-platform.ts'

export interface TestPerson {
  readonly id: number
  readonly email: string
  readonly type: UserType
}

export const testPassword = 'quatre chevaux mangent du granit'
let passwordHash: Promise<string> | undefined

interface PersonInputs {
  readonly ownerId?: number
  readonly roleKey?: string
  readonly roleId?: number
  readonly state?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly societyName?: string
  readonly applicationLang?: 'fr' | 'en'
}

/** Somebody of a type, active and with a password, and the parents that type needs. */
export async function makePerson(
  server: Pick<TestServer, 'platform'>,
  type: UserType,
  inputs: PersonInputs = {},
): Promise<TestPerson> {
  passwordHash ??= hashPassword(testPassword)
  const hash = await passwordHash
  const id = newDigitsId()
  const email = `${type}.${newPublicId()}@example.org`.toLowerCase()
  const ownerId = inputs.ownerId ?? (type === 'contact' ? (await makePerson(server, 'customer')).id : null)
  await runCommand(
    server.platform,
    system('test'),
    'test',
    async ({ tx, now }) => {
      const [found] = inputs.roleId
        ? [{ id: inputs.roleId }]
        : await tx
            .select({ id: role.id })
            .from(role)
            .where(eq(role.key, inputs.roleKey ?? type))
      await tx.insert(person).values({
        id,
        type,
        ownerId,
        state: inputs.state ?? 'active',
        email,
        emailValidatedAt: now,
        firstName: inputs.firstName ?? 'Camille',
        lastName: inputs.lastName ?? 'Martin',
        passwordHash: hash,
        applicationLang: inputs.applicationLang ?? 'fr',
        registeredAt: now,
        roleId: found?.id ?? null,
      })
      if (type === 'customer' || type === 'agencyManager')
        await createBrand(tx, {
          accountId: id,
          societyName: inputs.societyName ?? `Maison ${id}`,
          country: 'FR',
        })
      await createNotificationSetting(tx, id, 'Europe/Paris')
    },
    undefined,
  )
  return { id, email, type }
}

/** The plan that the platform gives, until a day: for tests that go beyond what everybody has, and are not about that. */
export async function givePlan(
  { platform }: Pick<TestServer, 'platform'>,
  accountId: number,
  until: string | null = '2199-01-01',
): Promise<void> {
  await platform.db.update(person).set({ freeSubscriptionUntil: until }).where(eq(person.id, accountId))
}

/** A plan that somebody pays for, with limits of a test's own. */
export async function subscribeTo(
  { platform, clock }: Pick<TestServer, 'platform' | 'clock'>,
  accountId: number,
  limits: Partial<PlanTerms['limits']>,
): Promise<void> {
  const free = {
    networks: null,
    postsAWeek: null,
    ideasAMonth: 60,
    draftsItself: false,
    proposesItself: false,
  }
  await platform.db.insert(subscription).values({
    id: newDigitsId(),
    accountId,
    terms: {
      packId: 1,
      names: { fr: 'Essai', en: 'Trial' },
      credits: 0,
      limits: { ...free, ...limits },
      frequency: 'monthly',
      cents: 1,
    },
    beganAt: clock.now(),
    periodStart: clock.now(),
    periodEnd: new Date(clock.now().getTime() + 400 * 86_400_000),
  })
}

/** A browser signed in as somebody, without going through the sign-in form. */
export async function signedIn(
  server: TestServer,
  who: TestPerson,
  impersonatorId?: number,
): Promise<TestBrowser> {
  const browser = new TestBrowser(server)
  const now = server.clock.now()
  const session = await createSession(server.platform.db, now, {
    personId: who.id,
    remember: false,
    address: browser.address,
    userAgent: 'test',
    ...(impersonatorId ? { impersonatorId } : {}),
  })
  browser.cookies.set('po_session', session.token)
  return browser
}
