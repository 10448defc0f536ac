import type { PersonBody, UserType } from '@postelier/contract'
import type { CommandContext } from '../access/context.ts'
import {
  advanceRegistration,
  changeColors,
  changeEditorialLine,
  changeEssentialInformation,
} from '../modules/brand/index.ts'
import { changeApplication, searchSectors } from '../modules/catalogue/index.ts'
import {
  acceptInvitation,
  initializePassword,
  type RegisterPerson,
  registerPerson,
  validateEmail,
} from '../modules/identity/index.ts'
import { acceptAgency, createPerson, inviteContact } from '../modules/people/index.ts'
import { shippedRoleId } from '../modules/roles/index.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { type DemoBusiness, demoAgency, demoAgencyCustomers, demoLegal, demoStaff } from './demo-people.ts'

/** Who the house is; its texts are the shipped ones. */
export async function makeHouse(ctx: CommandContext): Promise<void> {
  const shipped = { fr: '', en: '' }
  await changeApplication(ctx, {
    version: 0,
    name: 'Postelier',
    domain: 'postelier.fr',
    legal: demoLegal,
    termsOfUse: shipped,
    privacyPolicy: shipped,
  })
}

export async function makeStaff(ctx: CommandContext, passwordHash: string): Promise<void> {
  const managerId = await employ(ctx, 'teamManager', demoStaff.teamManager, passwordHash)
  await employ(ctx, 'productManager', demoStaff.productManager, passwordHash)
  await employ(ctx, 'internalAgent', { ...demoStaff.internalAgent, ownerId: managerId }, passwordHash)
  await employ(ctx, 'externalAgent', { ...demoStaff.externalAgent, ownerId: managerId }, passwordHash)
}

export async function makeCustomer(
  ctx: CommandContext,
  business: DemoBusiness,
  passwordHash: string,
): Promise<void> {
  const accountId = await join(ctx, { ...business, type: 'customer', passwordHash })
  const found = await searchSectors(
    { ...ctx, db: ctx.tx },
    { search: business.sector, lang: 'fr', offset: 0, limit: 1 },
  )
  const {
    societyName,
    summary,
    trade,
    workforce,
    activityType,
    siteUrl,
    address,
    zipCode,
    city,
    siret,
    voice,
  } = business
  await changeEssentialInformation(ctx, {
    ...{ accountId, summary, trade, workforce, activityType, siteUrl, address, zipCode, city, siret },
    ...{ name: societyName, commercialName: societyName, country: 'FR', vatNumber: '' },
    activitySectorId: found.data.items[0]?.id ?? null,
  })
  await changeEditorialLine(ctx, { accountId, version: 1, customTone: '', ...voice })
  const [primary, secondary, tertiary] = business.colors
  await changeColors(ctx, {
    accountId,
    colors: [
      { index: 'primary', hex: primary },
      { index: 'secondary', hex: secondary },
      { index: 'tertiary', hex: tertiary },
    ],
  })
  await advanceRegistration(ctx, { accountId, step: 'done' })
  for (const { role, ...contact } of business.contacts) {
    const roleId = await shippedRoleId(ctx.tx, role)
    const { mails, caught } = catching(ctx)
    await inviteContact(caught, { accountId, ...contact, phone: '', roleId })
    await acceptInvitation(caught, { publicId: tokenIn(mails, 'invitation'), ...contact, passwordHash })
  }
}

export async function makeAgency(ctx: CommandContext, passwordHash: string): Promise<void> {
  const agencyId = await join(ctx, { ...demoAgency, type: 'agencyManager', passwordHash })
  await acceptAgency(catching(ctx).caught, { userType: 'agencyManager', userId: agencyId })
  for (const customer of demoAgencyCustomers) {
    const id = await employ(ctx, 'customer', { ...customer, ownerId: agencyId }, passwordHash)
    await advanceRegistration(ctx, { accountId: id, step: 'done' })
  }
}

/** Mails of the demo world are caught instead of sent: nobody would read them, and their buttons are pressed here. */
function catching(ctx: CommandContext): { mails: Mail[]; caught: CommandContext } {
  const mails: Mail[] = []
  return { mails, caught: { ...ctx, mail: async (mail) => void mails.push(mail) } }
}

function tokenIn(mails: readonly Mail[], kind: Mail['kind']): string {
  const link = mails.find((mail) => mail.kind === kind)?.link ?? ''
  const token = link.split(link.includes('#') ? '#' : '/').at(-1)
  if (!token)
    throw new Error(
      `The demo world expected a ${kind} mail, and got ${mails.map((mail) => mail.kind).join(', ') || 'none'}`,
    )
  return token
}

/** An account that an administrator makes and whose owner then chooses a password. */
async function employ(
  ctx: CommandContext,
  userType: UserType,
  body: PersonBody,
  passwordHash: string,
): Promise<number> {
  const { mails, caught } = catching(ctx)
  const { id } = await createPerson(caught, { userType, body })
  await initializePassword(caught, { token: tokenIn(mails, 'initializePassword'), passwordHash })
  return id
}

type Joining = Pick<
  RegisterPerson,
  'type' | 'firstName' | 'lastName' | 'email' | 'phone' | 'societyName' | 'trade' | 'siteUrl' | 'passwordHash'
>

/** Somebody registers by themselves and presses the button of the mail they get. */
async function join(
  ctx: CommandContext,
  { type, firstName, lastName, email, phone, societyName, trade, siteUrl, passwordHash }: Joining,
): Promise<number> {
  const { mails, caught } = catching(ctx)
  const id = await registerPerson(caught, {
    ...{ type, firstName, lastName, email, phone, societyName, trade, siteUrl, passwordHash },
    ...{
      activitySectorId: null,
      activitySectorProposal: '',
      country: 'FR',
      timeZone: 'Europe/Paris',
      applicationLang: 'fr',
    },
  })
  if (id === undefined) throw new Error(`${email} is known already`)
  await validateEmail(caught, { token: tokenIn(mails, 'validateEmail') })
  return id
}
