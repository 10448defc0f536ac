import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import type { SaidFact } from '../../../testing/drafted-post.ts'
import { draftDue, planningOn } from '../../../testing/planning.ts'
import { testServer } from '../../../testing/test-platform.ts'
import { subject } from '../planning.tables.ts'
import { builtIn } from '../writing/write-with.ts'

const server = await testServer()

const loaf: SaidFact = {
  kind: 'product',
  about: 'pain de campagne',
  says: ['Le pain de campagne repose une nuit entière.'],
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
  return { one, subjects, aboutLoaf: subjects.find(({ name }) => name.includes('pain')) }
}

async function drafted(...facts: SaidFact[]) {
  const known = await proposed(...facts)
  return { ...known, words: await told(known) }
}

async function told({ one, aboutLoaf }: Pick<Awaited<ReturnType<typeof proposed>>, 'one' | 'aboutLoaf'>) {
  await one.plan([aboutLoaf?.id ?? ''])
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
  const known = await proposed(loaf, shop)
  const { db } = server.platform
  const isShop = eq(subject.publicId, known.subjects.find(({ id }) => id !== known.aboutLoaf?.id)?.id ?? '')
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
  const known = await proposed(loaf, shop)
  const isLoaf = ({ id }: { id: string }) => id === known.aboutLoaf?.id
  await known.one.plan(known.subjects.flatMap((one) => (isLoaf(one) ? [] : [one.id])))
  const write = async () => ({ missing: 'place' as const, question: 'Où ?', inLanguage: null })
  await draftDue(server, { writer: { ...builtIn, write } })
  expect(await (await told(known))()).toContain('Lakanal')
})

it('a post says nothing that a subject which waits for its yes is about', async () => {
  const { one, subjects, aboutLoaf, words } = await drafted(loaf, shop)
  expect(await words()).toContain('nuit')
  expect(await words()).not.toContain('Lakanal')
  await one.plan(subjects.flatMap(({ id }) => (id === aboutLoaf?.id ? [] : [id])))
  await draftDue(server)
  expect((await one.subjects()).map(({ status }) => status)).toEqual(['planned', 'planned'])
})

it('what a post said beside its own is proposed to nobody', async () => {
  const { one, words } = await drafted(loaf)
  expect(await words()).toContain('nuit')
  await one.say([shop])
  expect((await one.propose(1)).subjects[0]?.name).toContain('Lakanal')

  const other = await planningOn(server)
  await other.say([loaf])
  const { subjects } = await other.propose(1)
  await other.say([shop])
  await other.plan(subjects.map(({ id }) => id))
  await draftDue(server)
  expect((await other.propose(5)).subjects).toEqual([])
})
