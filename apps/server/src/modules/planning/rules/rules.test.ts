import type { WritingRule } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newDigitsId } from '../../../platform/ids.ts'
import { makePerson, signedIn } from '../../../testing/people.ts'
import { bakery, draftDue, planningOn } from '../../../testing/planning.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { brand } from '../../brand/brand.tables.ts'
import { draftedWords, writingRuleTable } from '../planning.tables.ts'
import { builtIn } from '../writing/write-with.ts'
import { decidedRules, hashOfRule } from './rule.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

type One = Awaited<ReturnType<typeof planningOn>>
const one = '/api/users/{id}/tasks/{taskPublicId}' as const
const base = '/api/users/{id}/planning/rules' as const

const rulesOf = async ({ browser, params }: One) => (await browser.call(`GET ${base}`, { params })).body
const decide = ({ browser, params }: One, rule: WritingRule, accept = true) =>
  browser.call(`POST ${base}`, { params, body: { rule, accept } })

const emoji = /\p{Extended_Pictographic}/u
const withoutEmoji = (words: string) => words.replace(/\s*\p{Extended_Pictographic}\uFE0F?/gu, '').trim()

/** So many posts drafted, with what they say. */
async function drafted(count: number) {
  const business = await planningOn(server)
  // Whoever keeps to few emoji has posts without any, and nothing to correct there.
  await server.platform.db
    .update(brand)
    .set({ emoticonType: 'emotional' })
    .where(eq(brand.personId, business.owner.id))
  await business.say()
  const { subjects } = await business.propose(count)
  await business.plan(subjects.map(({ id }) => id))
  await draftDue(server, { writer: builtIn })
  return business
}

/** As somebody leaves each of their posts. */
async function correct(business: One, made: (words: string) => string): Promise<void> {
  for (const { id } of await business.posts()) {
    const at = { params: { ...business.params, taskPublicId: id } }
    const { task } = (await business.browser.call(`GET ${one}`, at)).body
    const reply = await business.browser.call(`POST ${one}`, {
      ...at,
      body: { version: task.version, hooks: { ...task.hooks, common: made(task.hooks.common) } },
    })
    expect(reply.status).toBe(200)
  }
}

describe('rules learned from corrections', () => {
  it('are proposed with what shows them, bind nobody before a yes, and hold for every text after it', async () => {
    const business = await drafted(3)
    expect(await rulesOf(business)).toMatchObject({ rules: [], proposals: [], version: 0 })
    await correct(business, withoutEmoji)
    const { proposals } = await rulesOf(business)
    const lesson = proposals.find(({ rule }) => rule.is === 'noEmoji')
    expect(lesson?.shownBy.length).toBeGreaterThan(1)
    expect(lesson?.shownBy[0]?.before).toMatch(emoji)
    expect(lesson?.shownBy[0]?.after).not.toMatch(emoji)

    const kept = await decide(business, { is: 'noEmoji' })
    expect(kept.body.rules.map(({ rule }) => rule)).toEqual([{ is: 'noEmoji' }])
    expect(kept.body.rules[0]?.shownBy.length).toBeGreaterThan(1)
    expect(kept.body.version).toBe(1)
    expect(kept.body.proposals.some(({ rule }) => rule.is === 'noEmoji')).toBe(false)

    const before = new Set((await business.posts()).map(({ id }) => id))
    const { subjects } = await business.propose(2)
    await business.plan(subjects.map(({ id }) => id))
    await draftDue(server, { writer: builtIn })
    const fresh = (await business.posts()).filter(({ id }) => !before.has(id))
    expect(fresh.length).toBeGreaterThan(0)
    for (const { hook } of fresh) expect(hook).not.toMatch(emoji)
    const drafts = await server.platform.db
      .select({ rules: draftedWords.rules })
      .from(draftedWords)
      .where(eq(draftedWords.accountId, business.owner.id))
    expect(drafts.map(({ rules }) => rules).toSorted()).toEqual([
      ...Array.from({ length: before.size }, () => 0),
      ...fresh.map(() => 1),
    ])
  })

  it('are not proposed again once they were said no to, and end when somebody ends them', async () => {
    const business = await drafted(2)
    await correct(business, withoutEmoji)
    const { body } = await decide(business, { is: 'noEmoji' }, false)
    expect(body.proposals.some(({ rule }) => rule.is === 'noEmoji')).toBe(false)
    expect(body.rules).toEqual([])
    const said = (await decide(business, { is: 'noEmoji' })).body
    const ruleId = said.rules[0]?.id ?? 0
    await business.browser.call(`DELETE ${base}/{ruleId}`, { params: { ...business.params, ruleId } })
    const after = await rulesOf(business)
    expect([after.rules, after.version]).toEqual([[], 3])
  })

  it('are said no to without end, and no more of it is kept than is read with a draft', async () => {
    const business = await planningOn(server)
    const { platform, clock } = server
    const no = (nth: number): WritingRule => ({ is: 'avoidWord', word: `mot ${nth}` })
    await platform.db.insert(writingRuleTable).values(
      Array.from({ length: 200 }, (_, nth) => ({
        id: newDigitsId(),
        accountId: business.owner.id,
        hash: hashOfRule(no(nth)),
        rule: no(nth),
        state: 'declined' as const,
        since: nth + 1,
        decidedAt: clock.now(),
      })),
    )
    expect((await decide(business, no(200), false)).status).toBe(200)
    const kept = (await decidedRules(platform.db, business.owner.id)).map(({ rule }) => rule)
    expect(kept).toHaveLength(200)
    expect([kept[0], kept.at(-1)]).toEqual([no(1), no(200)])
  })

  it('exclude one another where a text can keep only one: the later one stands', async () => {
    const business = await planningOn(server)
    await decide(business, { is: 'address', formality: 'familiarity' })
    await decide(business, { is: 'atMost', characters: 200 })
    const { body } = await decide(business, { is: 'address', formality: 'formality' })
    expect(body.rules.map(({ rule }) => rule)).toEqual([
      { is: 'atMost', characters: 200 },
      { is: 'address', formality: 'formality' },
    ])
  })

  it('decided by two at once are decided once each', async () => {
    const business = await planningOn(server)
    await Promise.all([
      decide(business, { is: 'noEmoji' }),
      decide(business, { is: 'noEmoji' }),
      decide(business, { is: 'noQuestions' }),
    ])
    const { rules, version } = await rulesOf(business)
    expect([rules.length, version]).toEqual([2, 2])
  })

  it('of subjects that were turned down leave their kind out of the next ones', async () => {
    const business = await planningOn(server)
    const advice = [
      ['pain rassis', 'Le pain rassis revient en trois minutes dans un four bien chaud.'],
      ['croûte', 'Une croûte qui chante se coupe une heure après sa sortie.'],
      ['congélation', 'Pour la congélation, tranchez la miche et emballez chaque part.'],
    ].map(([about = '', line = '']) => ({ kind: 'advice' as const, about, says: [line] }))
    await business.say([...bakery, ...advice])
    const { subjects } = await business.propose(9)
    const turnedDown = subjects.filter(({ facts }) => facts[0]?.kind === 'advice')
    expect(turnedDown.length).toBeGreaterThan(2)
    for (const { id } of turnedDown)
      await business.browser.call('POST /api/users/{id}/subjects/{subjectId}/answer', {
        params: { ...business.params, subjectId: id },
        body: { version: 1, accept: false },
      })
    const { proposals } = await rulesOf(business)
    expect(proposals.map(({ rule }) => rule)).toContainEqual({ is: 'avoidKind', kind: 'advice' })
    await decide(business, { is: 'avoidKind', kind: 'advice' })
    const next = (await business.propose(3)).subjects
    expect(next.every(({ facts }) => facts[0]?.kind !== 'advice')).toBe(true)
  })

  it('are nobody else’s to read or decide', async () => {
    const business = await planningOn(server)
    const { body } = await decide(business, { is: 'noEmoji' })
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    const params = business.params
    const replies = await Promise.all([
      stranger.call(`GET ${base}`, { params }),
      stranger.call(`POST ${base}`, { params, body: { rule: { is: 'noEmoji' }, accept: false } }),
      stranger.call(`DELETE ${base}/{ruleId}`, { params: { ...params, ruleId: body.rules[0]?.id ?? 0 } }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
