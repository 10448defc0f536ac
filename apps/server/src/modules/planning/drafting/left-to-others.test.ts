import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import type { SaidFact } from '../../../testing/drafted-post.ts'
import { draftDue, planningOn } from '../../../testing/planning.ts'
import { testServer } from '../../../testing/test-platform.ts'
import { subject } from '../planning.tables.ts'
import { builtIn } from '../writing/write-with.ts'

const server = await testServer()

/** Beside hours stands the way, where nothing else is to be about it. */
const hours: SaidFact = {
  kind: 'hours',
  about: 'horaires',
  says: ['La boutique ouvre du mardi au samedi, de 7 h à 19 h.'],
}
const shop: SaidFact = {
  kind: 'place',
  about: 'boutique',
  says: ['La boutique est rue Lakanal, à deux pas du marché.'],
}

async function proposed(...facts: SaidFact[]) {
  const one = await planningOn(server)
  await one.say(facts)
  const { subjects } = await one.propose(5)
  return { one, subjects, aboutHours: subjects.find(({ name }) => name.includes('horaires')) }
}

async function drafted(...facts: SaidFact[]) {
  const known = await proposed(...facts)
  return { ...known, words: await told(known) }
}

async function told({ one, aboutHours }: Pick<Awaited<ReturnType<typeof proposed>>, 'one' | 'aboutHours'>) {
  await one.plan([aboutHours?.id ?? ''])
  await draftDue(server)
  const words = async () => {
    const [post] = await one.posts()
    const params = { ...one.params, taskPublicId: post?.id ?? '' }
    const { body } = await one.browser.call('GET /api/users/{id}/tasks/{taskPublicId}', { params })
    return body.task.hooks.common
  }
  return words
}

it('those of the nearest days are spared before all, however many wait', async () => {
  const known = await proposed(hours, shop)
  const { db } = server.platform
  const isShop = eq(subject.publicId, known.subjects.find(({ id }) => id !== known.aboutHours?.id)?.id ?? '')
  const [near] = await db.select().from(subject).where(isShop)
  if (!near) throw new Error('None to be spared')
  await db.insert(subject).values(
    Array.from({ length: 200 }, () => ({
      ...near,
      id: newDigitsId(),
      publicId: newPublicId(),
      facts: [],
      status: 'accepted' as const,
      publishAt: new Date('2090-01-01T09:00:00Z'),
    })),
  )
  // Written last, it is read last where nobody says in which order.
  await db.update(subject).set({ version: 2 }).where(isShop)
  expect(await (await told(known))()).not.toContain('Lakanal')
})

it('one that came to nothing for want of knowledge keeps nothing from the others', async () => {
  const known = await proposed(hours, shop)
  const isHours = ({ id }: { id: string }) => id === known.aboutHours?.id
  await known.one.plan(known.subjects.flatMap((one) => (isHours(one) ? [] : [one.id])))
  const write = async () => ({ missing: 'place' as const, question: 'Où ?', inLanguage: null })
  await draftDue(server, { writer: { ...builtIn, write } })
  expect(await (await told(known))()).toContain('Lakanal')
})

it('a post says nothing that a subject which waits for its yes is about', async () => {
  const { one, subjects, aboutHours, words } = await drafted(hours, shop)
  expect(await words()).toContain('mardi')
  expect(await words()).not.toContain('Lakanal')
  await one.plan(subjects.flatMap(({ id }) => (id === aboutHours?.id ? [] : [id])))
  await draftDue(server)
  expect((await one.subjects()).map(({ status }) => status)).toEqual(['planned', 'planned'])
})

it('what a post said beside its own is proposed to nobody', async () => {
  const { one, words } = await drafted(hours)
  expect(await words()).toContain('mardi')
  await one.say([shop])
  expect((await one.propose(1)).subjects[0]?.name).toContain('Lakanal')

  const other = await planningOn(server)
  await other.say([hours])
  const { subjects } = await other.propose(1)
  await other.say([shop])
  await other.plan(subjects.map(({ id }) => id))
  await draftDue(server)
  expect((await other.propose(5)).subjects).toEqual([])
})
