import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { days } from '../../platform/clock.ts'
import { newPublicId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { remakeDue } from '../../testing/drafted-post.ts'
import {
  feedSite,
  lookDue,
  readDue,
  readingHere,
  readingNothingHere,
  shopFeed,
} from '../../testing/feed-site.ts'
import { picturesOf } from '../../testing/kept-pictures.ts'
import { bakery, draftDue, planningOn } from '../../testing/planning.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { changeCredits } from '../billing/index.ts'

let server: TestServer
let site: Awaited<ReturnType<typeof feedSite>>
let platform: Platform
beforeAll(async () => {
  server = await testServer()
  platform = readingHere(server)
  site = await feedSite()
  const hostile = new URL('../../../../../tests/sites/hostile/site/', import.meta.url)
  for (const name of ['injection.html', 'hidden.html'])
    site.pages.set(`/${name}`, readFileSync(new URL(name, hostile), 'utf8'))
})
afterAll(async () => {
  readingNothingHere(server)
  await site.close()
})

const lucie = 'Samedi on ferme à 16 h pour l’anniversaire de Lucie'

async function business() {
  const one = await planningOn(server)
  const prompt = (text: string, more: object = {}) =>
    one.browser.call('POST /api/users/{id}/ways/prompt', {
      params: one.params,
      body: { agreedCredits: 0, text, ...more },
    })
  return {
    ...one,
    prompt,
    look: async (path: string, kind: 'page' | 'news' = 'page') => {
      const reply = await one.browser.call('POST /api/users/{id}/lookups', {
        params: one.params,
        body: { kind, url: `${site.origin}${path}` },
      })
      await lookDue(platform)
      const params = { ...one.params, lookupId: reply.body.lookup.id }
      return (await one.browser.call('GET /api/users/{id}/lookups/{lookupId}', { params })).body.lookup
    },
    address: (lookupId: string, factIds: string[] = []) =>
      one.browser.call('POST /api/users/{id}/ways/address', {
        params: one.params,
        body: { agreedCredits: 0, lookupId, factIds },
      }),
    known: async () =>
      (await one.browser.call('GET /api/users/{id}/facts', { params: one.params, query: { limit: 100 } }))
        .body.data.items,
    post: async () => {
      await draftDue(server)
      // The one begun last: the list has those first that go out soonest.
      const posts = await one.posts()
      return posts.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
    },
  }
}

describe('a post of what somebody says', () => {
  it('tells it word for word, with what they chose', async () => {
    const one = await business()
    const tomorrow = new Date(server.clock.now().getTime() + days(1)).toISOString().slice(0, 10)
    const reply = await one.prompt('le four neuf cuit depuis lundi', {
      networks: ['facebook'],
      objective: 'traffic',
      localTime: `${tomorrow}T10:00`,
    })
    expect(reply.body.run.steps).toMatchObject([{ state: 'waiting' }])
    expect(await one.post()).toMatchObject({
      networks: ['facebook'],
      hook: expect.stringContaining('Le four neuf cuit depuis lundi.'),
    })
    await one.prompt(lucie)
    expect((await one.post())?.hook).toMatch(/Samedi on ferme à 16\sh pour l’anniversaire de Lucie/)
    // Nothing that other posts are written from.
    expect(await one.known()).toEqual([])
  })

  it('is one, however often it is asked for at once, or again because no answer came', async () => {
    const one = await business()
    const before = await one.price(1)
    const replies = await Promise.all([one.prompt(lucie), one.prompt(lucie), one.prompt(lucie)])
    const again = await one.prompt(lucie)
    expect(new Set([...replies, again].map(({ body }) => body.run.id)).size).toBe(1)
    await draftDue(server)
    expect((await one.prompt(lucie)).body.run.steps).toMatchObject([{ state: 'done' }])
    expect(await one.posts()).toHaveLength(1)
    expect((await one.price(8)).free).toBe(before.freeMonthly - 1)
    // Said otherwise, for elsewhere, or of one that was thrown away, it is another one.
    const { id } = again.body.run
    const other = await one.prompt(`${lucie}, dès midi`)
    const elsewhere = await one.prompt(lucie, { networks: ['linkedin'] })
    const [post] = await one.posts()
    await one.browser.call('DELETE /api/users/{id}/tasks/{taskPublicId}', {
      params: { ...one.params, taskPublicId: post?.id ?? '' },
    })
    const anew = await one.prompt(lucie)
    expect([other, elsewhere, anew].map(({ status }) => status)).toEqual([200, 200, 200])
    expect([other, elsewhere, anew].map(({ body }) => body.run.id)).not.toContain(id)
  })

  it.each([
    ['dayBound', ['Le parking de la cour ferme demain pour travaux.']],
    ['otherAddress', ['Viens chercher ton dossier au comptoir.']],
    ['saidAlready', ['Un stagiaire rejoint l’atelier en mars.', 'Une stagiaire rejoint l’atelier en mars.']],
  ])('that cannot be told says why (%s), costs nothing and waits in no list', async (failure, texts) => {
    const one = await business()
    for (const text of texts) {
      await one.prompt(text)
      await draftDue(server)
    }
    const { body } = await one.prompt(texts.at(-1) ?? '')
    await draftDue(server)
    const at = { params: { ...one.params, runId: body.run.id } }
    const { run } = (await one.browser.call('GET /api/users/{id}/planning/runs/{runId}', at)).body
    expect(run.steps).toMatchObject([{ state: 'failed', failure }])
    expect((await one.subjects()).filter(({ status }) => status === 'accepted')).toEqual([])
    expect((await one.price(1)).free).toBe(1)
  })

  it.each(['https://evil.example/', 'www.evil.example', 'evil.example/page.'])(
    'is no bare address: %s',
    async (text) => {
      const one = await business()
      const refused = await one.prompt(text)
      expect([refused.status, refused.error?.fields?.text]).toEqual([422, expect.stringContaining('adresse')])
    },
  )

  it('of a wish without a sentence tells what is known of that', async () => {
    const one = await business()
    await one.say()
    await one.prompt('Écris un post sur nos brioches')
    expect((await one.post())?.hook).toContain('La brioche au beurre se réserve la veille au comptoir.')
  })

  it('leaves the result of the month’s drafting where it stands, and can be followed by itself', async () => {
    const one = await business()
    await one.say()
    const { subjects } = await one.propose(2)
    const { body: month } = await one.plan(subjects.map(({ id }) => id))
    await draftDue(server)
    server.clock.advance(1000)
    const { run } = (await one.prompt(lucie)).body
    expect(await one.run()).toMatchObject({ id: month.run.id, steps: [{ state: 'done' }, { state: 'done' }] })
    await draftDue(server)
    const follow = (of: typeof one) =>
      of.browser.call('GET /api/users/{id}/planning/runs/{runId}', {
        params: { ...of.params, runId: run.id },
      })
    expect((await follow(one)).body.run.steps).toMatchObject([{ state: 'done', taskId: expect.any(String) }])
    expect((await follow(await business())).status).toBe(404)
  })

  it('that says nothing asks for a sentence, and charges nothing', async () => {
    const one = await business()
    const before = await one.price(1)
    const reply = await one.prompt('Écris un post sur nos croissants')
    expect([reply.status, reply.error?.fields?.text]).toEqual([
      422,
      expect.stringContaining('Dites-le comme à un client, en une phrase'),
    ])
    expect([await one.price(1), await one.posts()]).toEqual([before, []])
  })

  it('of ten thousand characters is refused in words, and charges nothing', async () => {
    const one = await business()
    const reply = await one.prompt('Bonjour. '.repeat(1112))
    expect([reply.status, reply.error?.fields?.text]).toEqual([422, expect.stringContaining('2')])
    expect(await one.posts()).toEqual([])
  })

  it('is written from by no other subject', async () => {
    const one = await business()
    await one.say()
    await one.prompt('Le mot de passe de la tombola est mimosa.')
    await draftDue(server)
    const { subjects } = await one.propose(12)
    expect(JSON.stringify(subjects)).not.toContain('mimosa')
    await one.plan(subjects.slice(0, 5).map(({ id }) => id))
    await draftDue(server)
    const told = (await one.posts()).filter(({ hook }) => hook.includes('mimosa'))
    expect(told).toHaveLength(1)
  })
})

describe('a post of a page', () => {
  it('tells what that page says, with the page as its link', async () => {
    const one = await business()
    site.pages.set(
      '/journal/four',
      '<!doctype html><html lang="fr"><head><title>Un four neuf</title></head><body><main><h1>Un four neuf à Lyon</h1><p>La maison Verdier cuit au bois depuis lundi. Le four pèse onze tonnes et chauffe à trois cents degrés.</p></main></body></html>',
    )
    const lookup = await one.look('/journal/four')
    expect(lookup.found).toMatchObject({ is: 'page', title: 'Un four neuf', isOwn: false, flags: [] })
    await one.address(lookup.id)
    const post = await one.post()
    expect(post?.hook).toMatch(/cuit au bois|onze tonnes/)
    expect(await one.known()).toEqual([])
  })

  it.each(['/injection.html', '/hidden.html'])(
    'that is hostile (%s) is told of, and is data of that one subject only',
    async (path) => {
      const one = await business()
      await one.say()
      const before = await one.known()
      const lookup = await one.look(path)
      const found = lookup.found?.is === 'page' ? lookup.found : null
      expect(found?.flags.length).toBeGreaterThan(0)
      expect(JSON.stringify(found?.facts)).not.toMatch(/mauvais|evil|ignor|instruction/i)
      await one.address(lookup.id)
      await draftDue(server)
      const { subjects } = await one.propose(6)
      const all = JSON.stringify([await one.posts(), subjects])
      expect(all).not.toMatch(/mauvais\.example|evil\.example|[Ii]gnore|best in the world/)
      expect(await one.known()).toEqual(before)
    },
  )

  it('says nothing of itself in the business’s name', async () => {
    const one = await business()
    site.pages.set(
      '/autre',
      '<!doctype html><html lang="fr"><head><title>Meunerie</title></head><body><main><h1>La farine</h1><p>Nous écrasons le blé sur des meules de pierre. La farine de meule garde le germe du grain.</p></main></body></html>',
    )
    const { found } = await one.look('/autre')
    const says = found?.is === 'page' ? found.facts.flatMap((fact) => fact.says) : []
    expect(says).toContain('La farine de meule garde le germe du grain.')
    expect(says.join(' ')).not.toContain('Nous')
  })

  it('that posts before said whole says so, and costs nothing', async () => {
    const one = await business()
    const page = (title: string) =>
      `<!doctype html><html lang="fr"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>La maison Verdier cuit au bois depuis lundi.</p></main></body></html>`
    site.pages.set('/four', page('Un four neuf'))
    site.pages.set('/four-encore', page('Le four neuf de la maison'))
    await one.address((await one.look('/four')).id)
    expect((await one.post())?.hook).toContain('cuit au bois')
    const before = await one.price(1)
    const { body } = await one.address((await one.look('/four-encore')).id)
    await draftDue(server)
    const at = { params: { ...one.params, runId: body.run.id } }
    const { run } = (await one.browser.call('GET /api/users/{id}/planning/runs/{runId}', at)).body
    expect(run.steps).toMatchObject([{ state: 'failed', failure: 'saidAlready', question: '' }])
    expect(await one.price(1)).toEqual(before)
  })

  it('that the site does not want read is not', async () => {
    const one = await business()
    site.pages.set('/robots.txt', 'User-agent: *\nDisallow: /prive')
    site.pages.set('/prive/page', '<html><body><p>Ceci ne se lit pas par une machine.</p></body></html>')
    expect(await one.look('/prive/page')).toMatchObject({ failure: 'robots', found: null })
    expect(site.asked).not.toContain('/prive/page')
  })

  it('that drips holds no request: the answer is there before the page', async () => {
    const one = await business()
    site.pages.set(
      '/drip',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<'),
    )
    const reply = await one.browser.call('POST /api/users/{id}/lookups', {
      params: one.params,
      body: { kind: 'page', url: `${site.origin}/drip` },
    })
    // The page never ends: whoever waited for it would be told that it is too slow.
    expect([reply.status, reply.body.lookup.endedAt]).toEqual([200, null])
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 300)
    await lookDue(platform, stop.signal)
    const params = { ...one.params, lookupId: reply.body.lookup.id }
    const { body } = await one.browser.call('GET /api/users/{id}/lookups/{lookupId}', { params })
    // Stopped in the middle: the next one begins anew.
    expect(body.lookup).toMatchObject({ endedAt: null, found: null })
  })

  it.each(['http://10.0.0.1/', 'http://169.254.169.254/latest', 'http://[::ffff:7f00:1]/'])(
    'in a private network (%s) is not asked for',
    async (url) => {
      const one = await business()
      const reply = await one.browser.call('POST /api/users/{id}/lookups', {
        params: one.params,
        body: { kind: 'page', url },
      })
      expect([reply.status, Object.keys(reply.error?.fields ?? {})]).toEqual([422, ['url']])
    },
  )
})

describe('a post of an item of a source', () => {
  it('tells that item and nothing else', async () => {
    const one = await business()
    site.pages.set(
      '/shop.xml',
      shopFeed([
        { id: '1', name: 'Bûche noisette', says: 'La bûche se réserve la veille.' },
        { id: '2', name: 'Galette', says: 'La galette sort du four à sept heures.' },
      ]),
    )
    const added = await one.browser.call('POST /api/users/{id}/account/content-sources', {
      params: one.params,
      body: { kind: 'products', name: 'Boutique', url: `${site.origin}/shop.xml` },
    })
    await readDue(platform)
    const sourceId = added.body.user.settings.contentSources[0]?.id ?? 0
    const params = { ...one.params, sourceId }
    const { body } = await one.browser.call('GET /api/users/{id}/sources/{sourceId}/items', { params })
    const item = body.data.items[1]
    const make = (itemId: number) =>
      one.browser.call('POST /api/users/{id}/ways/content', {
        params: one.params,
        body: { agreedCredits: 0, sourceId, itemId },
      })
    await make(item?.id ?? 0)
    const post = await one.post()
    expect(post?.hook).toContain('La galette sort du four à sept heures.')
    expect(post?.hook).not.toContain('bûche')
    expect((await make(1)).status).toBe(404)
    const stranger = await planningOn(server)
    const theirs = await stranger.browser.call('POST /api/users/{id}/ways/content', {
      params: stranger.params,
      body: { agreedCredits: 0, sourceId, itemId: item?.id ?? 0 },
    })
    expect(theirs.status).toBe(404)
  })
})

describe('a post around a picture', () => {
  it('shows that very one, and tells what the person says of it', async () => {
    const one = await business()
    const scope = picturesOf(one.browser, one.owner.id)
    const [other, shown] = [await scope.keep('posts'), await scope.keep()]
    const make = (text: string) =>
      one.browser.call('POST /api/users/{id}/ways/picture', {
        params: one.params,
        body: { agreedCredits: 0, pictureId: shown.id, text },
      })
    expect((await make('Écris un post avec cette photo')).error?.fields?.text).toBeDefined()
    await make('Les premières galettes sont sorties du four.')
    const post = await one.post()
    expect(post?.hook).toContain('Les premières galettes sont sorties du four.')
    const designs = async () => {
      const { rows } = await server.platform.db.execute<{ design: string }>(
        sql`select to_jsonb(template)::text as design from template where owner_id = ${one.owner.id} and purpose = 'post'`,
      )
      return rows.map(({ design }) => [design.includes(shown.id), design.includes(other.id)])
    }
    expect(await designs()).toEqual([[true, false]])

    // Another visual is another look at the same photo: nobody asked for another one.
    const give = {
      accountId: one.owner.id,
      amount: 3,
      reason: 'gift',
      idempotencyKey: newPublicId(),
    } as const
    await runCommand(server.platform, system('test'), 'test', changeCredits, give)
    const at = { params: { ...one.params, taskPublicId: post?.id ?? '' } }
    for (let nth = 0; nth < 2; nth++) {
      const { task } = (await one.browser.call('GET /api/users/{id}/tasks/{taskPublicId}', at)).body
      await one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/remakes', {
        ...at,
        body: { kind: 'visual', agreedCredits: 1, version: task.version },
      })
      await remakeDue(server)
      const { remake } = (
        await one.browser.call('GET /api/users/{id}/tasks/{taskPublicId}/remakes/latest', at)
      ).body
      expect(remake).toMatchObject({ state: 'done', failure: null })
    }
    expect(await designs()).toEqual([[true, false]])
  })
})

describe('a way into a post', () => {
  it('of somebody else is not there', async () => {
    const one = await business()
    const lookup = await one.look('/injection.html')
    const stranger = await business()
    expect((await stranger.address(lookup.id)).status).toBe(404)
    const params = { ...stranger.params, lookupId: lookup.id }
    const read = await stranger.browser.call('GET /api/users/{id}/lookups/{lookupId}', { params })
    expect(read.status).toBe(404)
    const picture = await stranger.browser.call('POST /api/users/{id}/ways/picture', {
      params: stranger.params,
      body: { agreedCredits: 0, pictureId: 'not-my-picture', text: lucie },
    })
    expect(picture.status).toBe(404)
  })

  it('that costs more than was agreed to begins nothing', async () => {
    const one = await business()
    const more = ['Un apprenti rejoint le fournil.', 'La vitrine passe au vert sauge.']
    for (const text of [...bakery.flatMap(({ says }) => says), ...more]) {
      await one.prompt(text)
      await draftDue(server)
    }
    const refused = await one.prompt(lucie)
    expect([refused.error?.code, refused.error?.message]).toEqual([
      'quotaReached',
      'Votre quota de 8 posts offerts par mois est atteint. 2\u00a0crédits par post supplémentaire seront utilisés\u00a0: 2\u00a0crédits pour cette demande.',
    ])
    expect(await one.posts()).toHaveLength(8)
  })
})
