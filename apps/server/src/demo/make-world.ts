// Fills an empty database with the demo: people, businesses, a year of posts, in the order in which they need each other.
import type { PersonBody, UserType } from '@postelier/contract'
import { type CommandContext, reading } from '../access/context.ts'
import { advanceRegistration } from '../modules/brand/index.ts'
import { changeApplication, proposeSector } from '../modules/catalogue/index.ts'
import {
  acceptInvitation,
  initializePassword,
  type RegisterPerson,
  registerPerson,
  validateEmail,
} from '../modules/identity/index.ts'
import {
  acceptAgency,
  addPersonCredits,
  createPerson,
  editPerson,
  inviteContact,
  readPerson,
} from '../modules/people/index.ts'
import { shippedRoleId } from '../modules/roles/index.ts'
import { later, seconds } from '../platform/clock.ts'
import { catching, tokenIn } from './caught-mails.ts'
import { demoAgency, demoAgencyCustomers, demoWaitingAgency } from './demo-agency.ts'
import { agencyPosts } from './demo-agency-posts.ts'
import type { DemoBusiness } from './demo-business.ts'
import { demoKnown } from './demo-facts.ts'
import { saidBy } from './demo-looks.ts'
import { demoCustomers, demoLegal, demoStaff } from './demo-people.ts'
import { demoPlans } from './demo-plans.ts'
import { demoPosts } from './demo-posts.ts'
import { describeBusiness } from './describe-business.ts'
import { ago, asPerson, type Somebody } from './earlier.ts'
import { fillBrand } from './fill-brand.ts'
import { type FinishDemo, finishDemo } from './finish-demo.job.ts'
import { orderEvents } from './order-events.ts'
import type { Reached } from './reach-out.ts'
import { askForDays, offerAgencyCode, offerCode } from './wait-for-answers.ts'
import { agentIn, type Event, idOf, ownerOf, templatesFor, type World } from './world.ts'
import { writePost } from './write-posts.ts'
import { purchases } from './write-purchases.ts'
import { linkAccounts, writeYear } from './write-year.ts'

/** Told from its beginning to yesterday, so that the journal reads like one. */
export async function makeWorld(
  ctx: CommandContext,
  { passwordHash, adminId, reached }: NewWorld,
): Promise<void> {
  const admin = { id: adminId, type: 'superAdmin' } as const
  const world: World = { passwordHash, admin, ids: new Map(), reached, templates: new Map() }
  const events = [
    openDay,
    ...staff(),
    ...demoCustomers.flatMap(customer),
    ...agencies(),
    ...[...demoCustomers, ...demoAgencyCustomers].flatMap(posts),
    ...demoCustomers.flatMap(known),
    ...orderEvents(ctx.now),
    ...purchases(ctx, (email) => ownerOf(world, email)),
    { daysAgo: 29.3, happen: () => offerCode(ctx, admin, 30) },
    {
      daysAgo: 55,
      happen: () => offerAgencyCode(ctx, admin, { agencyId: idOf(world, demoAgency.email), daysAgo: 56 }),
    },
    // Last of all: which days they are follows from what is promised by then.
    { daysAgo: 0, happen: () => askForDays(ctx, agentIn(world)('Camille')) },
  ]
  for (const event of events.sort((one, other) => other.daysAgo - one.daysAgo)) await event.happen(ctx, world)
  await years(ctx, world)
}

interface NewWorld {
  readonly passwordHash: string
  readonly adminId: number
  readonly reached: ReadonlyMap<string, Reached>
}

/** What each business put on its networks, and what is left to be drawn and planned of it. */
async function years(ctx: CommandContext, world: World): Promise<void> {
  const left: Omit<FinishDemo, 'planned'>[] = []
  const planned: FinishDemo['planned'] = []
  for (const { email, ...one } of [...demoCustomers, ...demoAgencyCustomers]) {
    const reached = world.reached.get(email)
    if (!reached) continue
    const who = ownerOf(world, email)
    const templates = await templatesFor(ctx, world, who)
    left.push(await writeYear(ctx, { who, email, reached, templates }))
    const site = 'siteUrl' in one ? one.siteUrl : one.society?.siteUrl
    if (email in demoPlans && site) planned.push({ ownerId: 0, ...who, email, site })
  }
  const [waiting, shown] = [left.flatMap((one) => one.waiting), left.flatMap((one) => one.shown)]
  // The first people who look at a new installation have it to themselves.
  const startAfter = later(ctx.now, seconds(5))
  if (left.length > 0) await ctx.send(finishDemo, { waiting, shown, planned }, { startAfter })
}

/** What it says of itself, the day before yesterday: what it speaks of alone, where its site is there to say the rest. */
function known({ email }: DemoBusiness): Event[] {
  const told = demoKnown.get(email)
  const happen: Event['happen'] = (ctx, world) => {
    const facts = world.reached.has(email) ? [] : (told?.facts ?? [])
    return describeBusiness(ctx, ownerOf(world, email), { facts, thematics: told?.thematics ?? [] })
  }
  return told ? [{ daysAgo: 2, happen }] : []
}

/** Who the platform is; its texts are the shipped ones. */
const openDay: Event = {
  daysAgo: 399,
  async happen(ctx, { admin }) {
    const shipped = { fr: '', en: '' }
    await changeApplication(asPerson(ago(ctx, 399, 9, 40), admin), {
      version: 0,
      name: 'Postelier',
      domain: 'postelier.fr',
      legal: demoLegal,
      termsOfUse: shipped,
      privacyPolicy: shipped,
    })
  },
}

const staff = (): Event[] =>
  demoStaff.map(({ type, joinedDaysAgo, managedBy, ...body }) => ({
    daysAgo: joinedDaysAgo,
    async happen(ctx, world) {
      const ownerId = managedBy ? idOf(world, managedBy) : null
      await employ(ctx, joinedDaysAgo, world, world.admin, type, { ...body, ownerId })
    },
  }))

function customer(business: DemoBusiness): Event[] {
  const { joinedDaysAgo: day, email } = business
  return [
    { daysAgo: day, happen: (ctx, world) => validatePosts(ctx, world, business) },
    { daysAgo: day - 1, happen: (ctx, world) => subscribe(ctx, world, business) },
    ...business.contacts.map(
      ({ role, joinedDaysAgo, awaited, ...contact }): Event => ({
        daysAgo: joinedDaysAgo,
        async happen(ctx, world) {
          const accountId = idOf(world, email)
          const roleId = await shippedRoleId(ctx.tx, role)
          const owner = { id: accountId, type: 'customer' } as const
          const { mails, caught } = catching(asPerson(ago(ctx, joinedDaysAgo, 14, 5), owner))
          await inviteContact(caught, { accountId, ...contact, phone: '', roleId })
          if (awaited) return
          const link = { publicId: tokenIn(mails, 'invitation'), ...contact }
          await acceptInvitation(ago(ctx, joinedDaysAgo, 18), { ...link, passwordHash: world.passwordHash })
        },
      }),
    ),
  ]
}

/** Each business writes at its own hour, so that days have an order. */
const posts = ({ email }: Pick<DemoBusiness, 'email'>, nthBusiness: number): Event[] =>
  (demoPosts[email] ?? agencyPosts[email] ?? []).map((post, nth) => ({
    daysAgo: post.daysAgo,
    async happen(ctx, world) {
      const who = ownerOf(world, email)
      const templates = await templatesFor(ctx, world, who)
      const templateId = templates[(nthBusiness + nth) % Math.max(templates.length, 1)] ?? null
      const said = saidBy(email, post, nth)
      await writePost(ctx, { post, who, templateId, said, hour: 8 + nthBusiness * 2 })
    },
  }))

/** The platform lets them have a pack's networks for a while, gives them something to work with, and they link theirs. */
async function subscribe(
  ctx: CommandContext,
  world: World,
  { email, joinedDaysAgo }: Pick<DemoBusiness, 'email' | 'joinedDaysAgo'>,
): Promise<void> {
  const who = ownerOf(world, email)
  const day = joinedDaysAgo - 1
  const admin = asPerson(ago(ctx, day, 6, 30), world.admin)
  const one = { userType: 'customer', userId: who.id } as const
  const until = ago(ctx, -180, 0).now.toISOString().slice(0, 10)
  await addPersonCredits(admin, {
    ...one,
    credits: 60,
    // Read in the interface's language: its reason says all.
    note: '',
    expiresOn: until,
    idempotencyKey: `demo-${who.id}`,
  })
  const reached = world.reached.get(email)
  if (!reached) return
  const { firstName, lastName, phone, country, timeZone, applicationLang, ...known } = await readPerson(
    reading(admin),
    one,
  )
  await editPerson(admin, {
    ...one,
    body: {
      firstName,
      lastName,
      email,
      phone,
      country,
      timeZone,
      applicationLang,
      languages: known.languages,
      ownerId: known.ownerId,
      version: known.version,
      freeSubscriptionUntil: until,
    },
  })
  await linkAccounts(ctx, { who, day, reached })
}

/** Somebody registers, answers the questions one after the other, and is at home. */
async function validatePosts(ctx: CommandContext, world: World, business: DemoBusiness): Promise<void> {
  const { joinedDaysAgo: day } = business
  const accountId = await join(ctx, day, world, { ...business, type: 'customer' })
  const at = (minute: number) => asPerson(ago(ctx, day, 9, minute), { id: accountId, type: 'customer' })
  const { societyName, summary, workforce, activityType, siteUrl, address, zipCode, city, siret } = business
  await fillBrand(
    at,
    {
      accountId,
      summary,
      workforce,
      activityType,
      siteUrl,
      address,
      zipCode,
      city,
      siret,
      name: societyName,
      commercialName: societyName,
      country: 'FR',
      vatNumber: '',
    },
    business,
  )
  await advanceRegistration(at(31), { accountId, step: 'done' })
}

const agencies = (): Event[] => [
  {
    daysAgo: 62,
    async happen(ctx, world) {
      const userId = await join(ctx, 62, world, { ...demoAgency, type: 'agencyManager' })
      const accepting = catching(asPerson(ago(ctx, 61, 9, 30), world.admin)).caught
      await acceptAgency(accepting, { userType: 'agencyManager', userId })
    },
  },
  ...demoAgencyCustomers.map(
    ({ joinedDaysAgo, missedSector, brand, ...body }): Event => ({
      daysAgo: joinedDaysAgo,
      async happen(ctx, world) {
        const ownerId = idOf(world, demoAgency.email)
        const agency = { id: ownerId, type: 'agencyManager' } as const
        const id = await employ(ctx, joinedDaysAgo, world, agency, 'customer', { ...body, ownerId })
        const own = asPerson(ago(ctx, joinedDaysAgo, 12), { id, type: 'customer', ownerId })
        const { society } = body
        const at = (minute: number) => asPerson(ago(ctx, joinedDaysAgo, 11, minute), agency)
        if (society)
          await fillBrand(at, { ...society, commercialName: society.name, siret: '', accountId: id }, brand)
        await advanceRegistration(own, { accountId: id, step: 'done' })
        if (missedSector) await proposeSector(own, { accountId: id, name: missedSector, lang: 'fr' })
      },
    }),
  ),
  ...demoAgencyCustomers.map(
    (one): Event => ({
      daysAgo: one.joinedDaysAgo - 1,
      happen: (ctx, world) => subscribe(ctx, world, one),
    }),
  ),
  {
    daysAgo: 1,
    happen: async (ctx, world) =>
      void (await join(ctx, 1, world, { ...demoWaitingAgency, type: 'agencyManager' })),
  },
]

/** An account that somebody makes and whose owner then chooses a password. */
async function employ(
  ctx: CommandContext,
  day: number,
  { passwordHash, ids }: World,
  by: Somebody,
  userType: UserType,
  body: PersonBody,
): Promise<number> {
  const { mails, caught } = catching(asPerson(ago(ctx, day, 10), by))
  const { id } = await createPerson(caught, { userType, body })
  const opening = catching(ago(ctx, day, 11)).caught
  await initializePassword(opening, { token: tokenIn(mails, 'initializePassword'), passwordHash })
  ids.set(body.email, id)
  return id
}

type Joining = Pick<
  RegisterPerson,
  'type' | 'firstName' | 'lastName' | 'email' | 'phone' | 'societyName' | 'trade' | 'siteUrl'
>

/** Somebody registers by themselves and presses the button of the mail they get. */
async function join(
  ctx: CommandContext,
  day: number,
  { passwordHash, ids }: World,
  { type, firstName, lastName, email, phone, societyName, trade, siteUrl }: Joining,
): Promise<number> {
  const { mails, caught } = catching(ago(ctx, day, 9, 8))
  const id = await registerPerson(caught, {
    type,
    firstName,
    lastName,
    email,
    phone,
    societyName,
    trade,
    siteUrl,
    passwordHash,
    activitySectorId: null,
    activitySectorProposal: '',
    country: 'FR',
    timeZone: 'Europe/Paris',
    applicationLang: 'fr',
  })
  if (id === undefined) throw new Error(`${email} is known already`)
  const validating = catching(ago(ctx, day, 9, 12)).caught
  await validateEmail(validating, { token: tokenIn(mails, 'validateEmail') })
  ids.set(email, id)
  return id
}
