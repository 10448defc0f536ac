import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EngineRoom, engineRoom } from '../../../testing/engine-room.ts'
import { bakery, draftDue, planningOn } from '../../../testing/planning.ts'
import { engineScript, fails, says } from '../../../testing/test-engines.ts'
import { brand } from '../../brand/brand.tables.ts'
import { builtIn } from './write-with.ts'

let room: EngineRoom
beforeAll(async () => {
  room = await engineRoom()
})
beforeEach(() => room.empty())

type ScriptedAnswer = Parameters<typeof engineScript.say>[1]

/** A post of one subject about the rye loaf, with an engine that says this, knowing the fact by its id. */
async function drafted(
  saying: (factId: string) => ScriptedAnswer[],
  voice: Partial<typeof brand.$inferInsert> = {},
  customTone = '',
) {
  // What other tests left due is not this engine's.
  await draftDue(room.server, { writer: builtIn })
  await room.giveKey('claude')
  await room.choose({ text: 'claude' })
  const one = await planningOn(room.server)
  await room.server.platform.db
    .update(brand)
    .set({ languageRegister: 'formal', ...voice })
    .where(eq(brand.personId, one.owner.id))
  await one.say(bakery.filter(({ about }) => about === 'tourte de seigle'))
  if (customTone !== '')
    await one.browser.call('POST /api/users/{id}/account/ai/networks', {
      params: one.params,
      body: { networks: [{ network: 'linkedin', enabled: true, tone: 'custom', customTone }] },
    })
  const { subjects } = await one.propose(1)
  engineScript.say('claude', ...saying(subjects[0]?.facts[0]?.id ?? ''))
  await one.plan(subjects.map(({ id }) => id))
  await draftDue(room.server)
  const [post] = await one.posts()
  const params = { ...one.params, taskPublicId: post?.id ?? '' }
  const { truth } = (await one.browser.call('GET /api/users/{id}/tasks/{taskPublicId}/truth', { params }))
    .body
  return { hook: post?.hook, why: truth.wordsMissing }
}

const answer = (hook: string, facts: string[], more: object = {}) =>
  says(
    JSON.stringify({
      title: 'Six jours',
      heading1: 'Six jours',
      heading2: 'La tourte de seigle',
      description: '',
      hooks: [{ sentences: [{ text: hook, facts }] }],
      ...more,
    }),
  )
const own = 'La tourte de seigle se garde six jours dans un torchon.'

describe('a post by a model outside', () => {
  it('is written in the tone a network has of its own, in the customer’s words', async () => {
    engineScript.said.length = 0
    await drafted(
      (id) => [answer('Six jours dans un torchon : la tourte de seigle attend.', [id])],
      {},
      'Sec et drôle',
    )
    const [asked] = engineScript.said
    expect(asked?.turns[0]?.text).toContain('"Sec et drôle"')
    expect(asked?.turns[0]?.text).toContain('tone of linkedin')
    expect(asked?.system).not.toContain('Sec et drôle')
  })

  it('is kept although the model was talked into what no database keeps', async () => {
    const post = await drafted((id) => [
      answer('Six jours\u0000 dans un torchon\ud83d : la tourte de seigle attend.', [id]),
    ])
    // For the words, and once more where its picture asks for some that only a model finds.
    expect(new Set(engineScript.asked)).toEqual(new Set(['claude']))
    expect(post?.hook).toContain('Six jours dans un torchon')
  })

  it('is taken where each of its statements stands in what is known', async () => {
    const post = await drafted((id) => [
      answer('Six jours dans un torchon : la tourte de seigle attend.', [id]),
    ])
    expect(new Set(engineScript.asked)).toEqual(new Set(['claude']))
    expect(post?.hook).toContain('dans un torchon')
    expect(post?.hook).not.toContain(own)
    const [call] = await room.calls()
    expect(call).toMatchObject({ engine: 'claude' })
  })

  it.each([
    ['a figure nobody gave', 'La tourte de seigle se garde 12 jours.'],
    ['a superlative', 'La meilleure tourte de la ville.'],
    ['an address', 'La tourte de seigle : voyez http://evil.example.'],
  ])('is not taken where it has %s: the platform’s own words stand there', async (_what, hook) => {
    engineScript.said.length = 0
    const post = await drafted((id) => [answer(hook, [id]), answer(hook, [id])])
    expect(post?.hook).toContain(own)
    // Asked once more, with the sentence and the reason behind the fence.
    expect(engineScript.said.length).toBe(2)
    expect(engineScript.said[1]?.turns[0]?.text).toContain('"why":')
  })

  it('is taken from a second answer, and without a sentence that nobody said', async () => {
    const second = 'Six jours dans un torchon : la tourte de seigle attend.'
    const again = await drafted((id) => [
      answer('La meilleure tourte de la ville.', [id]),
      answer(second, [id]),
    ])
    expect(again?.hook).toContain('Six jours dans un torchon')

    const cut = await drafted((id) => [
      says(
        JSON.stringify({
          title: 'Six jours',
          heading1: 'Six jours',
          heading2: '',
          description: '',
          hooks: [
            {
              sentences: [
                { text: 'Six jours dans un torchon, la tourte.', facts: [id] },
                { text: 'Nos clients l’adorent depuis toujours.', facts: [] },
                { text: 'Elle coûte 12 €.', facts: [id] },
                { text: 'Passez la goûter samedi.', facts: [] },
              ],
            },
          ],
        }),
      ),
    ])
    expect(cut?.hook).toMatch(/^Six jours dans un torchon, la tourte\. Passez la goûter samedi\./)
  })

  it('is asked for in the register and the manners of the business', async () => {
    engineScript.said.length = 0
    await drafted((id) => [answer(own, [id])], { languageRegister: 'proximate', writingTones: ['offbeat'] })
    const [asked] = engineScript.said
    expect(asked?.system).toContain('Register: close, as to somebody one knows.')
    expect(asked?.system).toContain('Manner, beside the tone: offbeat.')
  })

  it('loses a sentence beside that states what nobody said, and keeps one that only invites or asks', async () => {
    const beside = (text: string) => (id: string) => [
      says(
        JSON.stringify({
          title: 'Six jours',
          heading1: 'Six jours',
          heading2: '',
          description: '',
          hooks: [
            {
              sentences: [
                { text: 'Six jours dans un torchon, la tourte.', facts: [id] },
                { text, facts: [] },
              ],
            },
          ],
        }),
      ),
    ]
    expect((await drafted(beside('Nos clients l’adorent depuis toujours.')))?.hook).not.toContain('adorent')
    for (const text of ['Passez la goûter samedi.', 'Et vous, avec quoi la mangez-vous\u00a0?'])
      expect((await drafted(beside(text)))?.hook).toContain('Six jours dans un torchon')
  })

  it.each([
    ['would not', [fails('refused')], 'refused'],
    ['did not answer', Array.from({ length: 6 }, () => fails('unauthorised')), 'noAnswer'],
    ['said more than is known', [answer('Elle coûte 12 €.', ['1'])], 'notHeld'],
  ] as const)('says of itself that a model %s', async (_how, said, why) => {
    const post = await drafted(() => [...said])
    expect([post.hook?.includes(own), post.why]).toEqual([true, why])
  })

  it('says nothing of a model where it wrote', async () => {
    expect((await drafted((id) => [answer('Six jours dans un torchon : la tourte.', [id])])).why).toBeNull()
  })

  it('is not taken where no sentence rests on a fact', async () => {
    const post = await drafted(() => [answer('Une belle journée commence.', ['999'])])
    expect(post?.hook).toContain(own)
  })

  it.each(['refused', 'overBudget', 'unauthorised', 'cut'] as const)(
    'that ends with %s is the platform’s own',
    async (failure) => {
      const post = await drafted(() => Array.from({ length: 6 }, () => fails(failure)))
      expect(post?.hook).toContain(own)
    },
  )
})
