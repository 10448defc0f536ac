import { marketingObjectives, mostAudiences, mostThematics } from '@postelier/contract'
import type { Brief } from '@postelier/copy'
import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { draftDue, planningOn } from '../../../testing/planning.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { addThematic } from '../commands/change-thematics.ts'
import { builtIn } from '../writing/write-with.ts'
import type { Writer } from '../writing/writer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

describe('what a business speaks of', () => {
  const base = '/api/users/{userId}/ai-thematics'
  it('is added, changed by who read its latest version, and taken away', async () => {
    const { browser, user: params } = await planningOn(server)
    const body = { name: 'Nos pains', kinds: ['product' as const], network: 'instagram' as const }
    const { aiThematic } = (await browser.call(`POST ${base}`, { params, body })).body
    expect(aiThematic).toMatchObject({ ...body, kinds: ['product'], version: 1, subjects: 0 })
    const at = { params: { ...params, thematicId: aiThematic.id } }
    const change = (version: number) =>
      browser.call(`POST ${base}/{thematicId}`, { ...at, body: { name: 'Le fournil', version } })
    expect((await change(1)).body.aiThematic).toMatchObject({ name: 'Le fournil', network: null, version: 2 })
    expect((await change(1)).status).toBe(409)
    expect((await browser.call(`GET ${base}`, { params })).body.aiThematics).toHaveLength(1)
    expect((await browser.call(`DELETE ${base}/{thematicId}`, at)).status).toBe(200)
    expect((await browser.call(`DELETE ${base}/{thematicId}`, at)).status).toBe(404)
    expect((await browser.call(`GET ${base}`, { params })).body.aiThematics).toEqual([])
  })

  it('is said to have enough behind it, or not', async () => {
    const one = await planningOn(server)
    await one.say()
    const add = (name: string, kinds: ('product' | 'event')[]) =>
      one.browser.call(`POST ${base}`, { params: one.user, body: { name, kinds } })
    await add('Nos pains', ['product'])
    await add('Nos fêtes', ['event'])
    const { aiThematics } = (await one.browser.call(`POST ${base}/check`, { params: one.user })).body
    expect(aiThematics.map(({ facts, isEnough }) => [facts, isEnough])).toEqual([
      [3, true],
      [0, false],
    ])
  })

  it('gives subjects of its own kind, as many as asked for, or a question where too little is known', {
    tags: ['deep'],
  }, async () => {
    const one = await planningOn(server)
    await one.say()
    const { aiThematic } = (
      await one.browser.call(`POST ${base}`, {
        params: one.user,
        body: { name: 'Nos pains', kinds: ['product'] },
      })
    ).body
    const generate = async (nbSubjects: number) => {
      const { body } = await one.browser.call(`POST ${base}/{thematicId}/subjects/generate`, {
        params: { ...one.user, thematicId: aiThematic.id },
        body: { nbSubjects },
      })
      return one.cameOf(body.search.id)
    }
    const { subjects } = await generate(2)
    expect(subjects).toHaveLength(2)
    for (const { facts, thematicId } of subjects)
      expect([facts[0]?.kind, thematicId]).toEqual(['product', aiThematic.id])
    const more = await generate(10)
    expect(more.subjects.length).toBeLessThan(10)
    expect(more.shortage?.question).toMatch(/\?$/)
  })

  it('of one network has its subjects appear there alone, where posts are made for it', {
    tags: ['deep'],
  }, async () => {
    const one = await planningOn(server)
    await one.say()
    const of = async (network: 'linkedin' | 'tiktok', count: number) => {
      const body = { name: `Sur ${network}`, kinds: ['product' as const], network }
      const { aiThematic } = (await one.browser.call(`POST ${base}`, { params: one.user, body })).body
      const asked = await one.browser.call(`POST ${base}/{thematicId}/subjects/generate`, {
        params: { ...one.user, thematicId: aiThematic.id },
        body: { nbSubjects: count },
      })
      return (await one.cameOf(asked.body.search.id)).subjects.map(({ networks }) => networks)
    }
    const networks = (['x', 'linkedin'] as const).map((network) => ({
      network,
      enabled: true,
      tone: 'humor' as const,
      customTone: '',
    }))
    const kept = await one.browser.call('POST /api/users/{id}/account/ai/networks', {
      params: one.params,
      body: { networks },
    })
    expect(kept.status).toBe(200)
    expect(await of('linkedin', 1)).toEqual([['linkedin']])
    // Where nothing is made for it, its subjects are lost on nobody.
    expect((await of('tiktok', 1)).map((all) => all.toSorted())).toEqual([['linkedin', 'x']])
  })

  it('gives subjects near to a wish in words, and asks where nothing is known of it', async () => {
    const one = await planningOn(server)
    await one.say()
    const search = async (customerPrompt: string) => (await one.search({ count: 3, customerPrompt })).body
    const found = await search('Un post sur nos brioches')
    expect(found.subjects.map(({ facts }) => facts[0]?.about)).toEqual(['brioche au beurre'])
    const none = await search('nos glaces italiennes')
    expect(none.subjects).toEqual([])
    expect(none.shortage?.question).toContain('nos glaces italiennes')
    const tooLong = await one.search({ count: 3, customerPrompt: 'a'.repeat(10_000) })
    expect([tooLong.status, Object.keys(tooLong.error?.fields ?? {})]).toEqual([422, ['customerPrompt']])
  })

  it('has an end, however many are added at once', async () => {
    const one = await planningOn(server)
    // Beside the call itself, which may not come so often.
    const add = (nth: number) =>
      runCommand(server.platform, system('test'), 'test', addThematic, {
        accountId: one.owner.id,
        network: null,
        name: `Thème ${nth}`,
        description: '',
        kinds: [],
      })
    const all = Array.from({ length: mostThematics + 10 }, (_, nth) => add(nth))
    const outcomes = await Promise.allSettled(all)
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(outcomes.length - refused.length).toBe(mostThematics)
    expect(refused[0]).toMatchObject({ code: 'limitReached', figures: { max: mostThematics } })
  })
})

describe('what a post is for', () => {
  it('is to be seen, to bring people in, or to start a conversation', async () => {
    const one = await planningOn(server)
    expect(marketingObjectives).toEqual(['visibility', 'traffic', 'engagement'])
    await one.say()
    const { subjects } = (await one.search({ count: 1, customerPrompt: '' })).body
    const subjectId = subjects[0]?.id ?? ''
    let version = subjects[0]?.version ?? 0
    const change = (objective: string) =>
      one.browser.call('POST /api/users/{id}/subjects/{subjectId}', {
        params: { ...one.params, subjectId },
        body: { version, objective } as never,
      })
    for (const objective of marketingObjectives) {
      const { subject } = (await change(objective)).body
      expect(subject.objective).toBe(objective)
      version = subject.version
    }
    expect((await change('glory')).error?.fields).toHaveProperty('objective')
  })
})

describe('whom a business speaks to', () => {
  const base = '/api/users/{userId}/ai-audiences'
  it('is told to whoever writes the post of a subject that speaks to them, and of no other', async () => {
    const one = await planningOn(server)
    await one.say()
    const body = { name: 'Familles du quartier', description: 'Elles passent après l’école.' }
    const { aiAudience } = (await one.browser.call(`POST ${base}`, { params: one.user, body })).body
    const { subjects } = await one.propose(2)
    const ids = subjects.map(({ id }) => id)
    // Others have subjects of the same name, which are drafted with these.
    const names = ids.map((id) => `Notre pain, ${id}`)
    for (const [at, subjectId] of ids.entries())
      await one.browser.call('POST /api/users/{id}/subjects/{subjectId}', {
        params: { ...one.params, subjectId },
        body: { name: names[at] ?? '', version: 1, ...(at === 0 ? { audienceId: aiAudience.id } : {}) },
      })
    await one.plan(ids)
    const told = new Map<string, Brief['audience']>()
    const writer: Writer = {
      ...builtIn,
      write: (brief, signal) => {
        told.set(brief.subject.name, brief.audience)
        return builtIn.write(brief, signal)
      },
    }
    await draftDue(server, { writer })
    expect(names.map((name) => told.get(name))).toEqual([body, null])
  })

  it('is added, changed at either of its paths, and taken away', async () => {
    const { browser, user: params } = await planningOn(server)
    const body = { name: 'Le quartier', description: 'À pied, le matin.' }
    const { aiAudience } = (await browser.call(`POST ${base}`, { params, body })).body
    const at = { params: { ...params, audienceId: aiAudience.id } }
    const change =
      (path: `POST ${typeof base}/{audienceId}` | 'POST /api/{userId}/ai-audiences/{audienceId}') =>
      (version: number) =>
        browser.call(path, { ...at, body: { ...body, name: `${version}`, version } })
    expect((await change(`POST ${base}/{audienceId}`)(1)).body.aiAudience.version).toBe(2)
    expect((await change('POST /api/{userId}/ai-audiences/{audienceId}')(2)).body.aiAudience.version).toBe(3)
    expect((await change(`POST ${base}/{audienceId}`)(2)).status).toBe(409)
    expect((await browser.call(`GET ${base}`, { params })).body.aiAudiences).toMatchObject([{ name: '2' }])
    await browser.call(`DELETE ${base}/{audienceId}`, at)
    expect((await browser.call(`GET ${base}`, { params })).body.aiAudiences).toEqual([])
  })

  it('is proposed from what is known, and kept by nobody', async () => {
    const { browser, params, user } = await planningOn(server)
    const proposed = await browser.call('POST /api/users/{id}/account/ai/generate-audiences', {
      params,
      body: {},
    })
    expect(proposed.body.settings.aiAudiences.length).toBeGreaterThan(0)
    expect((await browser.call(`GET ${base}`, { params: user })).body.aiAudiences).toEqual([])
  })

  it('has an end', async () => {
    const { browser, user: params } = await planningOn(server)
    const add = (nth: number) => browser.call(`POST ${base}`, { params, body: { name: `${nth}` } })
    const replies = await Promise.all(Array.from({ length: mostAudiences + 3 }, (_, nth) => add(nth)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(mostAudiences)
  })
})
