import type { HomeView } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { days } from '../../platform/clock.ts'
import { draftedPost } from '../../testing/drafted-post.ts'
import { makePerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { giveCredits } from '../billing/index.ts'
import { proposeSector } from '../catalogue/index.ts'
import { task } from '../tasks/task.tables.ts'
import { insertNonWorkingDay, writeWorkingDays } from '../workforce/index.ts'
import { dayIn } from './days.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const homeOf = async (who: TestPerson): Promise<HomeView> =>
  (await (await signedIn(server, who)).call('GET /api/home')).body.home
const write = (work: Parameters<typeof runCommand<undefined, unknown>>[3]) =>
  runCommand(server.platform, system('test'), 'test', work, undefined)

it('tells a customer what is left, what runs out first, and what is still missing', async () => {
  const customer = await makePerson(server, 'customer')
  await makePerson(server, 'contact', { ownerId: customer.id })
  await makePerson(server, 'contact', { ownerId: customer.id, state: 'pending' })
  const expiresAt = new Date(server.clock.now().getTime() + days(10))
  await write(async (ctx) => {
    const gift = { accountId: customer.id, reason: 'gift', bucket: 'gift' } as const
    await giveCredits(ctx, { ...gift, amount: 5, expiresAt, idempotencyKey: 'home-one' })
    await giveCredits(ctx, { ...gift, amount: 7, expiresAt: null, idempotencyKey: 'home-two' })
  })
  await write((ctx) => proposeSector(ctx, { accountId: customer.id, name: 'Rémouleur', lang: 'fr' }))
  const home = await homeOf(customer)
  expect(home).toMatchObject({
    credits: { left: 12, nextExpiry: { at: expiresAt.toISOString(), amount: 5 } },
    contactsUnanswered: 1,
    sectorsProposed: ['Rémouleur'],
    agenciesWaiting: null,
    unopened: null,
    away: null,
  })
  expect(home.essentialsMissing).toContain('siret')
})

it('tells a contact nothing their role does not let them see', async () => {
  const contact = await makePerson(server, 'contact', { roleKey: 'contactReader' })
  const { posts, week: _, ...rest } = await homeOf(contact)
  expect(Object.values(rest).filter((value) => value !== null)).toEqual([])
  expect(posts).toEqual({
    any: false,
    anyOut: false,
    leaving: 0,
    next: null,
    awaiting: 0,
    later: 0,
    stopped: null,
  })
})

it('counts the subjects that wait for a yes, and the drafted posts among those that wait, for whoever may say it', async () => {
  const one = await draftedPost(server)
  const left = (await one.subjects()).filter(({ status }) => status === 'proposed')
  expect(left).not.toHaveLength(0)
  expect(await homeOf(one.owner)).toMatchObject({
    posts: { awaiting: 1, later: 0 },
    subjectsWaiting: left.length,
  })
  // A date that is open to a plan alone waits, and is nothing to be done today.
  const far = new Date(server.clock.now().getTime() + 70 * 86_400_000).toISOString().slice(0, 10)
  const moved = await one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
    ...one.at,
    body: { localTime: `${far}T09:00`, zone: 'Europe/Paris' },
  })
  expect(moved.status).toBe(200)
  expect(await homeOf(one.owner)).toMatchObject({ posts: { awaiting: 1, later: 1 } })
  const reader = await makePerson(server, 'contact', { ownerId: one.owner.id, roleKey: 'contactReader' })
  expect(await homeOf(reader)).toMatchObject({ posts: { awaiting: 0 }, subjectsWaiting: null })
})

it('counts an agency’s own customers', async () => {
  const agency = await makePerson(server, 'agencyManager')
  await makePerson(server, 'customer', { ownerId: agency.id })
  await makePerson(server, 'customer')
  expect(await homeOf(agency)).toMatchObject({ customers: 1, agenciesWaiting: null, credits: null })
})

it('tells a super admin what waits for them, and a product manager of sectors only', async () => {
  const admin = await makePerson(server, 'superAdmin')
  const before = await homeOf(admin)
  await makePerson(server, 'agencyManager', { state: 'awaitingAcceptance' })
  await makePerson(server, 'productManager', { state: 'pending' })
  const after = await homeOf(admin)
  expect(after.agenciesWaiting).toBe((before.agenciesWaiting ?? 0) + 1)
  const unopened = (home: typeof after) =>
    home.unopened?.find(({ type }) => type === 'productManager')?.count ?? 0
  expect(unopened(after)).toBe(unopened(before) + 1)
  const product = await homeOf(await makePerson(server, 'productManager'))
  expect(product).toMatchObject({ agenciesWaiting: null, unopened: null })
  expect(product.sectorsWaiting).toBe(after.sectorsWaiting)
  // What this installation speaks has no end that is near.
  expect([after.versionsEnding, product.versionsEnding]).toEqual([[], null])
})

it('tells a manager who of the team is away this week, and an agent the hours of today', async () => {
  const manager = await makePerson(server, 'teamManager')
  const agent = await makePerson(server, 'internalAgent', { ownerId: manager.id, firstName: 'Camille' })
  const other = await makePerson(server, 'internalAgent')
  const date = dayIn(server.clock.now(), 'Europe/Paris')
  const weekday = ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
  await write(async ({ tx }) => {
    await writeWorkingDays(tx, agent.id, [{ weekday, startMinute: 540, endMinute: 720 }])
    await insertNonWorkingDay(tx, other.id, { name: 'Ailleurs', date })
  })
  expect((await homeOf(agent)).hours).toEqual({
    spans: [{ startMinute: 540, endMinute: 720 }],
    dayOff: null,
    holiday: null,
  })
  expect((await homeOf(manager)).away).toEqual([])
  await write(({ tx }) => insertNonWorkingDay(tx, agent.id, { name: 'Congé', date }))
  expect((await homeOf(agent)).hours).toEqual({ spans: [], dayOff: 'Congé', holiday: null })
  expect((await homeOf(manager)).away).toEqual([
    { name: 'Camille Martin', reason: 'Congé', holiday: null, date },
  ])
})

it('tells a business of its week until Friday, and from Saturday on of the seven days that come', async () => {
  const now = () => server.clock.now()
  const weekday = () => (now().getUTCDay() + 6) % 7
  // Noon of the next Friday: the same day in Paris.
  server.clock.advance(days((4 - weekday() + 7) % 7) - (now().getTime() % days(1)) + days(7.5))
  const localDay = (ahead: number) => dayIn(new Date(now().getTime() + days(ahead)), 'Europe/Paris')
  const one = await readyPost(server)
  await one.validate()
  expect((await one.schedule(`${localDay(4)}T10:00`)).status).toBe(200)
  // Nothing of it was published yet: the days before are none of its days.
  expect((await homeOf(one.who)).week).toEqual({ from: localDay(0), to: localDay(6), isAhead: true })
  const out = await readyPost(server, 'Le pain de mardi.', one.who)
  await write(({ tx }) =>
    tx
      .update(task)
      .set({ status: 'published', publishAt: new Date(now().getTime() - days(3)) })
      .where(eq(task.publicId, out.post)),
  )
  const onFriday = await homeOf(one.who)
  expect(onFriday.week).toEqual({ from: localDay(-4), to: localDay(2), isAhead: false })
  expect(onFriday.posts).toMatchObject({ leaving: 0 })
  server.clock.advance(days(1))
  const onSaturday = await homeOf(one.who)
  expect(onSaturday.week).toEqual({ from: localDay(0), to: localDay(6), isAhead: true })
  expect(onSaturday.posts).toMatchObject({ leaving: 1, next: onFriday.posts?.next })
  const manager = await makePerson(server, 'teamManager')
  const agent = await makePerson(server, 'internalAgent', { ownerId: manager.id })
  await write(({ tx }) => insertNonWorkingDay(tx, agent.id, { name: 'Congé', date: localDay(-1) }))
  await write(({ tx }) => insertNonWorkingDay(tx, agent.id, { name: 'Congé', date: localDay(3) }))
  expect((await homeOf(manager)).away?.map(({ date }) => date)).toEqual([localDay(3)])
})

it('shows a business its own book of credits, and nobody else’s', async () => {
  const [customer, stranger] = [await makePerson(server, 'customer'), await makePerson(server, 'customer')]
  await write((ctx) =>
    giveCredits(ctx, {
      ...{ accountId: customer.id, reason: 'gift', bucket: 'gift', amount: 5 },
      ...{ expiresAt: null, idempotencyKey: 'home-book' },
    }),
  )
  const bookSeenBy = async (person: typeof customer) =>
    (await signedIn(server, person)).call('GET /api/users/{id}/credit-entries', {
      params: { id: customer.id },
      query: {},
    })
  expect((await bookSeenBy(customer)).body.data).toMatchObject({
    total: 1,
    items: [{ amount: 5, reason: 'gift' }],
  })
  expect((await bookSeenBy(stranger)).status).toBe(404)
  expect((await homeOf(customer)).credits).toMatchObject({ left: 5, planNames: null, planUntil: null })
})
