import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EngineRoom, engineRoom } from '../../testing/engine-room.ts'
import { bakery, draftDue, planningOn } from '../../testing/planning.ts'
import { engineScript, fails, says } from '../../testing/test-engines.ts'
import { builtIn } from './write-with.ts'

let room: EngineRoom
beforeAll(async () => {
  room = await engineRoom()
})
beforeEach(() => room.empty())

type Said = Parameters<typeof engineScript.say>[1]

/** A post of one subject about the rye loaf, with an engine that says this, knowing the fact by its id. */
async function drafted(saying: (factId: string) => Said[]) {
  // What other tests left due is not this engine's.
  await draftDue(room.server, { writer: builtIn })
  await room.giveKey('claude')
  await room.choose({ text: 'claude' })
  const one = await planningOn(room.server)
  await one.say(bakery.filter(({ about }) => about === 'tourte de seigle'))
  const { subjects } = await one.propose(1)
  engineScript.say('claude', ...saying(subjects[0]?.facts[0]?.id ?? ''))
  await one.plan(subjects.map(({ id }) => id))
  await draftDue(room.server)
  return (await one.posts())[0]
}

const answer = (hook: string, facts: string[], more: object = {}) =>
  says(
    JSON.stringify({
      ...{ title: 'Six jours', heading1: 'Six jours', heading2: 'La tourte de seigle', description: '' },
      hooks: [{ sentences: [{ text: hook, facts }] }],
      ...more,
    }),
  )
const own = 'La tourte de seigle se garde six jours dans un torchon.'

describe('a post by a model outside', () => {
  it('is taken where each of its statements stands in what is known', async () => {
    const post = await drafted((id) => [
      answer('Six jours dans un torchon : la tourte de seigle attend.', [id]),
    ])
    expect(engineScript.asked).toEqual(['claude'])
    expect(post?.hook).toContain('dans un torchon')
    expect(post?.hook).not.toContain(own)
    const [call] = await room.calls()
    expect(call).toMatchObject({ engine: 'claude' })
  })

  it.each([
    ['a figure nobody gave', 'La tourte de seigle se garde 12 jours.'],
    ['a superlative', 'La meilleure tourte de la ville.'],
    ['an address', 'La tourte de seigle : voyez http://evil.example.'],
  ])('is not taken where it has %s: the house’s own words stand there', async (_what, hook) => {
    const post = await drafted((id) => [answer(hook, [id])])
    expect(engineScript.asked).toEqual(['claude'])
    expect(post?.hook).toContain(own)
  })

  it('is not taken where no sentence rests on a fact', async () => {
    const post = await drafted(() => [answer('Une belle journée commence.', ['999'])])
    expect(post?.hook).toContain(own)
  })

  it.each(['refused', 'overBudget', 'unauthorised', 'cut'] as const)(
    'that ends with %s is the house’s own',
    async (failure) => {
      const post = await drafted(() => Array.from({ length: 6 }, () => fails(failure)))
      expect(post?.hook).toContain(own)
    },
  )
})
