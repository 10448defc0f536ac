import type { CommandContext } from '../../../access/context.ts'
import { takeMailShare } from '../../../access/mail-share.ts'
import { person } from '../../../access/person.tables.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { createBrand } from '../../brand/index.ts'
import { proposeSector, sectorExists } from '../../catalogue/index.ts'
import { createNotificationSetting } from '../../notifications/index.ts'
import { defaultRoleId, lockByEmail, type PersonRow, unusedCode } from '../people.store.ts'
import { eraseAccount } from './erase-account.ts'
import { isAwaited, mailValidation, mailWayIn } from './mail-links.ts'

export interface RegisterPerson {
  /** Drawn by who asks, where the same registration may be worked off twice. */
  readonly id?: number
  readonly type: 'customer' | 'agencyManager'
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly passwordHash: string
  readonly societyName: string
  readonly activitySectorId: number | null
  readonly activitySectorProposal: string
  readonly trade: string
  readonly siteUrl: string
  readonly country: string
  readonly timeZone: string
  readonly applicationLang: 'fr' | 'en'
}

/** Registered by themselves, and the mail of it never pressed: nobody has shown yet that the address is theirs. */
const isUnproven = (known: PersonRow) =>
  known.state === 'pending' && known.passwordHash !== null && known.emailValidatedAt === null

/**
 * Somebody registers. Whoever owns the address learns by mail what happened; the caller learns nothing, so that nobody
 * can find out which addresses have accounts. Gives the new person's id for our own use only.
 *
 * A registration that nobody proved gives way to the next one altogether, with its password and its link: else a thief
 * who registers first would have the owner of the address open the thief's account.
 */
export async function registerPerson(
  ctx: CommandContext,
  input: RegisterPerson,
  again = true,
): Promise<number | undefined> {
  const id = input.id ?? newDigitsId()
  const known = await lockByEmail(ctx.tx, input.email)
  if (known?.id === id) return id
  if (known && isAwaited(known)) return void (await mailWayIn(ctx, known))
  if (known && (!isUnproven(known) || known.deletionDueAt))
    return mailExistingPerson(ctx, known.email, known.applicationLang)
  if (known) await eraseAccount(ctx, known, [])

  const values = {
    id,
    type: input.type,
    state: 'pending',
    email: input.email,
    firstName: input.firstName,
    lastName: input.lastName,
    phone: input.phone,
    passwordHash: input.passwordHash,
    applicationLang: input.applicationLang,
    languages: [input.applicationLang],
    country: input.country,
    timeZone: input.timeZone,
    roleId: await defaultRoleId(ctx.tx, input.type),
    code: await unusedCode(ctx.tx, input.type),
    registeredAt: ctx.now,
    termsAcceptedAt: ctx.now,
    registrationStep: input.type === 'customer' ? 'introduction' : 'done',
  }
  // Somebody else may register the address at this very moment: whoever comes second meets the first one then.
  const [made] = await ctx.tx.insert(person).values(values).onConflictDoNothing().returning()
  if (!made)
    return again
      ? registerPerson(ctx, input, false)
      : mailExistingPerson(ctx, input.email, input.applicationLang)
  await createBrand(ctx.tx, { ...input, accountId: id, activitySectorId: await enabledSector(ctx, input) })
  await createNotificationSetting(ctx.tx, id, input.timeZone)
  if (input.activitySectorProposal)
    await proposeSector(ctx, {
      accountId: id,
      name: input.activitySectorProposal,
      lang: input.applicationLang,
    })

  await mailValidation(ctx, made)
  await ctx.record({
    action: 'person.registered',
    accountId: id,
    subject: ['person', id],
    details: { type: input.type },
  })
  await ctx.announce({ name: 'people.changed' })
  return id
}

/** A sector that was removed since it was chosen is no reason to turn somebody away who cannot be asked any more. */
async function enabledSector(ctx: CommandContext, { activitySectorId }: RegisterPerson) {
  if (activitySectorId === null) return null
  return (await sectorExists(ctx.tx, activitySectorId)) ? activitySectorId : null
}

async function mailExistingPerson(ctx: CommandContext, email: string, language: string): Promise<undefined> {
  if (!(await takeMailShare(ctx, email))) return
  await ctx.mail({
    kind: 'alreadyRegistered',
    to: email,
    language: language === 'en' ? 'en' : 'fr',
    link: `${ctx.platform.config.publicUrl}/auth/login`,
  })
}
