import { randomBytes } from 'node:crypto'
import type { OutsideEngine, RouteKey } from '@postelier/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { engineRoom, secretWord } from '../../testing/engine-room.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { costOfWords, engineScript, fails, says } from '../../testing/test-engines.ts'
import { engineSettingDefaults } from './engine-settings.ts'
import { engineKey } from './engines.tables.ts'
import { resealEngineKeys } from './index.ts'
import { openKey } from './seal-key.ts'

const { server, admin, empty, view, choose, giveKey, calls, client } = await engineRoom()
beforeEach(empty)
const own = {
  compatibleAddress: 'https://models.example.com/v1/',
  compatibleModel: 'llama',
  compatiblePictureModel: 'flux',
}

describe('engines as an administrator chooses them', () => {
  it('none, at first', async () => {
    const { settings, engines, month } = await view()
    expect(settings).toEqual(engineSettingDefaults)
    expect(engines.map(({ engine, keySetAt, isReady }) => [engine, keySetAt, isReady])).toEqual([
      ['claude', null, false],
      ['gpt-4o', null, false],
      ['gpt-5', null, false],
      ['compatible', null, false],
    ])
    expect(month).toEqual({ calls: 0, costMicros: 0 })
  })

  it('AI models claude, gpt-4o, gpt-5, any compatible service, or none, for each use', async () => {
    const change = {
      text: 'claude',
      ideas: 'gpt-5',
      image: 'gpt-4o',
      next: 'compatible',
      monthlyBudget: 20,
    } as const
    const saved = await choose({ ...change, ...own })
    expect(saved.body.settings).toEqual({
      ...change,
      ...own,
      compatibleAddress: 'https://models.example.com/v1',
    })
    expect((await choose({ text: 'built-in' })).body.settings.text).toBe('built-in')
  })

  it('are saved with a version, so that two people do not write over each other', async () => {
    const { settings, version } = await view()
    const save = () =>
      admin.call('POST /api/admin/master/engines', { body: { ...settings, monthlyBudget: 7, version } })
    expect((await save()).status).toBe(200)
    expect((await save()).status).toBe(409)
  })

  it.each([
    [{ compatibleAddress: 'http://127.0.0.1:11434/v1', compatibleModel: 'x' }, 'compatibleAddress'],
    [{ compatibleAddress: 'http://169.254.169.254/', compatibleModel: 'x' }, 'compatibleAddress'],
    [{ text: 'compatible' as const }, 'compatibleAddress'],
    [{ text: 'compatible' as const, compatibleAddress: own.compatibleAddress }, 'compatibleModel'],
    [{ image: 'compatible' as const, ...own, compatiblePictureModel: '' }, 'compatiblePictureModel'],
    [{ image: 'claude' as never }, 'image'],
    [{ monthlyBudget: -1 }, 'monthlyBudget'],
  ])('are refused as %j', async (change, field) => {
    const { status, error } = await choose(change)
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, [field]])
  })
})

describe('a key', () => {
  it('is sealed, bound to its engine, and told to nobody', async () => {
    const set = await giveKey('claude')
    expect(set.body.engines[0]).toMatchObject({
      engine: 'claude',
      isReady: true,
      keySetAt: expect.any(String),
    })
    const [row] = await server.platform.db.select().from(engineKey)
    expect(row?.sealed).not.toContain(secretWord)
    expect(openKey(server.platform, 'claude', row?.sealed ?? '')).toBe(secretWord)
    expect(() => openKey(server.platform, 'gpt-5', row?.sealed ?? '')).toThrow()
    const journal = await server.platform.db.execute(
      sql`select * from journal_entry where action like 'engine%' order by at desc limit 20`,
    )
    for (const said of [set.text, JSON.stringify(await view()), JSON.stringify(journal.rows)])
      expect(said).not.toContain(secretWord)
    expect(JSON.stringify(journal.rows)).toContain('engineKey.set')
  })

  it('opens the engine, and no longer once it was taken away', async () => {
    await giveKey('gpt-5')
    await choose({ text: 'gpt-5' })
    await client()
    expect(engineScript.opened.at(-1)).toEqual({ engine: 'gpt-5', key: secretWord })
    await admin.call('DELETE /api/admin/master/engines/{engine}/key', { params: { engine: 'gpt-5' } })
    expect(await client()).toBeNull()
  })

  it('goes with the server it was for: another address forgets it', async () => {
    await choose(own)
    await giveKey('compatible')
    const keyOf = async () => (await view()).engines.find(({ engine }) => engine === 'compatible')?.keySetAt
    await choose({ compatibleAddress: 'https://models.example.com/v2' })
    expect(await keyOf()).not.toBeNull()
    await choose({ compatibleAddress: 'https://somebody.example.org/v1' })
    expect(await keyOf()).toBeNull()
  })

  it('that cannot be opened any more leaves its engine out, and can be set again', async () => {
    await giveKey('claude')
    await choose({ text: 'claude' })
    await server.platform.db.update(engineKey).set({ sealed: 'v1.AAAA' })
    expect((await view()).engines[0]).toMatchObject({ keySetAt: expect.any(String), isReady: false })
    expect(await client()).toBeNull()
    expect((await giveKey('claude')).body.engines[0]).toMatchObject({ isReady: true })
  })

  it('is sealed anew with a new key of the platform', async () => {
    await giveKey('claude')
    const { platform } = server
    const keys = { current: randomBytes(32), before: platform.secrets.encryption.current }
    const during = { ...platform, secrets: { ...platform.secrets, encryption: keys } }
    const run = () => runCommand(during, system('test'), 'test', resealEngineKeys, undefined)
    expect([await run(), await run()]).toEqual([1, 0])
    const [row] = await platform.db.select().from(engineKey)
    const after = { secrets: { ...platform.secrets, encryption: { ...keys, before: null } } }
    expect(openKey(after, 'claude', row?.sealed ?? '')).toBe(secretWord)
    expect(() => openKey(platform, 'claude', row?.sealed ?? '')).toThrow()
  })
})

const input = { system: 'You write.', ask: 'Write.', mostTokens: 200 }

describe('whoever is asked', () => {
  it('is nobody where the platform drafts itself, or where nobody can be asked', async () => {
    expect(await client()).toBeNull()
    await choose({ text: 'claude' })
    expect(await client()).toBeNull()
    await giveKey('claude')
    expect(await client()).not.toBeNull()
    expect(await client(null, 'ideas')).toBeNull()
  })

  it('is the chosen one, then the next one, and every call is in the journal with its cost', async () => {
    await giveKey('claude')
    await giveKey('gpt-4o')
    await choose({ text: 'claude', next: 'gpt-4o' })
    engineScript.say('claude', fails('refused'))
    engineScript.say('gpt-4o', says('Du pain chaud.'))
    const accountId = newDigitsId()
    const answer = await (await client(accountId))?.write(input)
    expect(answer).toMatchObject({ kind: 'answered', value: 'Du pain chaud.', engine: 'gpt-4o' })
    expect(await calls()).toMatchObject([
      {
        accountId,
        use: 'text',
        engine: 'gpt-4o',
        outcome: 'answered',
        costMicros: costOfWords('gpt-4o'),
        inputTokens: 1000,
      },
      { accountId, use: 'text', engine: 'claude', outcome: 'refused', costMicros: 0 },
    ])
    expect((await view()).month).toEqual({ calls: 2, costMicros: costOfWords('gpt-4o') })
    const page = async (offset: number) =>
      (await admin.call('GET /api/admin/master/engines/calls', { query: { offset, limit: 1 } })).body.data
    const account = { id: accountId, name: String(accountId) }
    expect(await page(0)).toMatchObject({
      total: 2,
      items: [{ account, engine: 'gpt-4o', outcome: 'answered' }],
    })
    expect(await page(1)).toMatchObject({
      total: 2,
      items: [{ account, engine: 'claude', outcome: 'refused' }],
    })
  })

  it('draws, for pictures: an engine that cannot is left out', async () => {
    await giveKey('gpt-5')
    await choose({ image: 'gpt-5', next: 'claude' })
    engineScript.draw({
      kind: 'answered',
      value: { bytes: new Uint8Array([1]), mime: 'image/png' },
      usage: { inputTokens: 5, outputTokens: 0, pictures: 1 },
    })
    expect(await (await client(null, 'image'))?.draw({ prompt: 'Un pain', ratio: '1:1' })).toMatchObject({
      kind: 'answered',
      costMicros: 70_000,
    })
    // The one that draws is not there, the next one does not draw: nobody is.
    await giveKey('claude')
    await admin.call('DELETE /api/admin/master/engines/{engine}/key', { params: { engine: 'gpt-5' } })
    expect(await client(null, 'image')).toBeNull()
  })
})

describe('trying an engine out', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const test = (engine: OutsideEngine) =>
    admin.call('POST /api/admin/master/engines/{engine}/test', { params: { engine } })

  it('by one word: it answers, or says in one word why not, and is asked once', async () => {
    expect((await test('claude')).body.trial).toMatchObject({ failure: 'unauthorised', answer: '' })
    await giveKey('claude')
    engineScript.say('claude', says('bonjour'), fails('overloaded'))
    expect((await test('claude')).body.trial).toMatchObject({
      engine: 'claude',
      model: 'claude-sonnet-5-5',
      answer: 'bonjour',
      failure: null,
      costMicros: costOfWords('claude'),
    })
    expect((await test('claude')).body.trial).toMatchObject({ failure: 'overloaded' })
    expect(engineScript.asked).toHaveLength(2)
    expect(await calls()).toMatchObject([{ accountId: null }, { accountId: null }])
  })

  it('by words, by a picture that says what it is, and by a search of pictures', async () => {
    await giveKey('gpt-4o')
    engineScript.say('gpt-4o', says('Voici.'))
    const words = await admin.call('POST /api/admin/master/ai-test/text', {
      body: { engine: 'gpt-4o', prompt: 'Une accroche pour un fournil' },
    })
    expect(words.body.trial).toMatchObject({ answer: 'Voici.', failure: null, engine: 'gpt-4o' })
    engineScript.draw({
      kind: 'answered',
      value: { bytes: new Uint8Array(png), mime: 'image/png' },
      usage: { inputTokens: 5, outputTokens: 0, pictures: 1 },
    })
    const picture = await admin.call('POST /api/admin/master/ai-test/image', {
      body: { engine: 'gpt-4o', prompt: 'Un pain', ratio: '1:1' },
    })
    expect(picture.body.picture).toMatch(/^data:image\/png;base64,/)
    expect(Buffer.from(picture.body.picture?.split(',')[1] ?? '', 'base64').toString('latin1')).toContain(
      'trainedAlgorithmicMedia',
    )
    const stock = await admin.call('POST /api/admin/master/ai-test/stock', { body: { keywords: ['bread'] } })
    expect(stock.body).toMatchObject({ service: 'collection', durationMs: expect.any(Number) })
    expect(stock.body.items.length).toBeGreaterThan(0)
  })
})

describe('every route of the engines', () => {
  const keys: RouteKey[] = [
    'GET /api/admin/master/engines',
    'GET /api/admin/master/engines/calls',
    'POST /api/admin/master/engines',
    'POST /api/admin/master/engines/{engine}/key',
    'DELETE /api/admin/master/engines/{engine}/key',
    'POST /api/admin/master/engines/{engine}/test',
    'POST /api/admin/master/ai-test/text',
    'POST /api/admin/master/ai-test/image',
    'POST /api/admin/master/ai-test/stock',
  ]
  it('is closed without a session and without the permission, and refuses an empty input', async () => {
    const nobody = new TestBrowser(server)
    const customer = await signedIn(server, await makePerson(server, 'customer'))
    const statusOf = async (browser: TestBrowser, key: RouteKey) =>
      (await browser.call(key, { params: { engine: 'claude' }, body: {} as never })).status
    for (const key of keys) {
      expect([key, await statusOf(nobody, key), await statusOf(customer, key)]).toEqual([key, 401, 403])
      if (key.startsWith('POST') && !key.endsWith('/test'))
        expect([key, await statusOf(admin, key)]).toEqual([key, 422])
    }
  })
})
