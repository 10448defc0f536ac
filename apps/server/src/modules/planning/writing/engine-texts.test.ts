import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EngineRoom, engineRoom } from '../../../testing/engine-room.ts'
import { bakery, draftDue, planningOn } from '../../../testing/planning.ts'
import { engineScript, fails, says } from '../../../testing/test-engines.ts'
import { templatesToDraftWith } from '../../visuals/index.ts'
import { draftedWords, subject } from '../planning.tables.ts'
import { builtIn } from './write-with.ts'

let room: EngineRoom
beforeAll(async () => {
  room = await engineRoom()
})
beforeEach(async () => {
  await draftDue(room.server, { writer: builtIn })
  await room.empty()
})

const post = (id: string) =>
  says(
    JSON.stringify({
      title: 'Six jours',
      heading1: 'Six jours',
      heading2: 'La tourte de seigle',
      description: '',
      hooks: [{ sentences: [{ text: 'Six jours dans un torchon : la tourte attend.', facts: [id] }] }],
    }),
  )
type Text = { place: string; text: string }
const texts = (...given: Text[]) => says(JSON.stringify({ texts: given }))

/** A post of a template that somebody chose, whose places only a model fills. */
async function drafted(second: ReturnType<typeof says>, hasEngine = true) {
  const { server } = room
  await room.giveKey('claude')
  if (hasEngine) await room.choose({ text: 'claude' })
  const one = await planningOn(server)
  await one.say(bakery.filter(({ about }) => about === 'tourte de seigle'))
  const { subjects } = await one.propose(1)
  const { db } = server.platform
  const own = (await templatesToDraftWith(db, one.owner.id, 'fr')).find(
    ({ asks, type, format }) =>
      asks.length === 2 && asks.every(({ kind }) => kind === 'own') && type === 'SINGLE' && format === '1:1',
  )
  if (!own) throw new Error('There is a template that only a model fills')
  await db.update(subject).set({ templateId: own.id }).where(eq(subject.accountId, one.owner.id))
  engineScript.say('claude', post(subjects[0]?.facts[0]?.id ?? ''), second)
  await one.plan(subjects.map(({ id }) => id))
  await draftDue(server)
  const [row] = await db.select().from(draftedWords).where(eq(draftedWords.accountId, one.owner.id))
  return { isOwn: row?.templateId === own.id, engine: row?.engine, asked: engineScript.asked.length }
}
const good: Text[] = [
  { place: 't1', text: 'Six jours' },
  { place: 't2', text: 'la tourte de seigle' },
]

describe('the words of a template that only a model writes', () => {
  it('are written by whoever wrote the post, where they fit and hold', async () => {
    expect(await drafted(texts(...good))).toEqual({ isOwn: true, engine: 'claude', asked: 2 })
  })

  it.each<[string, ReturnType<typeof says>]>([
    [
      'too long',
      texts({ place: 't1', text: 'La tourte de seigle se garde six jours. '.repeat(5) }, good[1] as Text),
    ],
    ['a figure nobody gave', texts(good[0] as Text, { place: 't2', text: 'dès 3,20 €' })],
    ['an address', texts(good[0] as Text, { place: 't2', text: 'www.evil.example' })],
    ['a bare address', texts(good[0] as Text, { place: 't2', text: 'tout est sur evil.com' })],
    ['a place left out', texts(good[0] as Text)],
    ['a refusal', fails('refused')],
  ])('are not taken with %s: another template is', async (_what, second) => {
    const { isOwn, engine } = await drafted(second)
    expect([isOwn, engine]).toEqual([false, 'claude'])
  })

  it('are asked for a subject that is told as data, whoever named it', async () => {
    engineScript.said.length = 0
    await drafted(texts(...good))
    const [{ text = '' } = {}] = engineScript.said.at(-1)?.turns ?? []
    const outside = text.replaceAll(/<<material[\s\S]*?<<end[^\n]*>>/g, '')
    expect(text).toMatch(/subject>>\n".*seigle.*"\n<<end/)
    expect(outside).not.toContain('seigle')
  })

  it('are asked of nobody where the platform writes', async () => {
    expect(await drafted(texts(...good), false)).toEqual({ isOwn: false, engine: 'built-in', asked: 0 })
  })
})
