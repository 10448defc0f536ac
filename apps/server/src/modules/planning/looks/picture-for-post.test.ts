import type { Fact } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minutes } from '../../../platform/clock.ts'
import { loadConfig } from '../../../platform/config/load-config.ts'
import type { Platform } from '../../../platform/platform.ts'
import { feedSite, readDue, readingHere, readingNothingHere, shopFeed } from '../../../testing/feed-site.ts'
import { picturesOf, somePicture } from '../../../testing/kept-pictures.ts'
import { planningOn } from '../../../testing/planning.ts'
import { type RunningSandbox, runSandbox } from '../../../testing/running-sandbox.ts'
import { buche, sourcesOn } from '../../../testing/sources.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { keptPicture } from '../../library/library.tables.ts'
import { lookOfPostVisual, templatesToDraftWith } from '../../visuals/index.ts'
import { template } from '../../visuals/visuals.tables.ts'
import { draftPost } from '../drafting/draft-post.ts'
import { driveSteps } from '../drafting/drive-steps.ts'
import { planningStep, subject } from '../planning.tables.ts'
import { readAssignment } from '../queries/read-assignment.ts'
import { builtIn } from '../writing/write-with.ts'
import { keyOfLook } from './look-key.ts'
import { pictureForPost } from './picture-for-post.ts'
import { stockPicture } from './stock-picture.ts'

let server: TestServer
let sandbox: RunningSandbox
let site: Awaited<ReturnType<typeof feedSite>>
beforeAll(async () => {
  server = await testServer()
  readingHere(server)
  sandbox = await runSandbox()
  site = await feedSite()
})
afterAll(async () => {
  readingNothingHere(server)
  sandbox?.stop()
  await site.close()
})

type Planning = Awaited<ReturnType<typeof planningOn>>
const { signal } = new AbortController()

/** Posts in templates with one frame, on their way. */
async function framed(one: Planning, platform: Platform, count = 1) {
  const { db } = server.platform
  const accountId = one.owner.id
  const { subjects } = await one.propose(count)
  const frame = (await templatesToDraftWith(db, accountId, 'fr')).find(
    ({ pictures, asks }) => pictures === 1 && asks.every(({ kind }) => kind === 'words'),
  )
  await db
    .update(subject)
    .set({ templateId: frame?.id ?? null })
    .where(eq(subject.accountId, accountId))
  await one.plan(subjects.map(({ id }) => id))
  const steps = () => db.select().from(planningStep).where(eq(planningStep.accountId, accountId))
  return {
    kept: () => db.select().from(keptPicture).where(eq(keptPicture.ownerId, accountId)),
    draft: (until = signal) => driveSteps({ platform, writerOf: () => builtIn, signal: until }),
    /** What is in the frames of its posts. */
    shown: async () => {
      const ofPosts = and(eq(template.ownerId, accountId), eq(template.purpose, 'post'))
      const visuals = await db.select({ id: template.id }).from(template).where(ofPosts)
      const looks = await Promise.all(visuals.map(({ id }) => lookOfPostVisual(db, id)))
      return looks.flatMap(({ pictures }) => pictures)
    },
    /** All of a step but its last write, with which the machine went. */
    goneBeforeTheEnd: async (seen: readonly string[] = []) => {
      const [row] = await steps()
      if (!row) throw new Error('There is a step')
      const begunAt = row.startedAt ?? server.clock.now()
      await db.update(planningStep).set({ startedAt: begunAt }).where(eq(planningStep.id, row.id))
      const assignment = await readAssignment(platform, row)
      if ('failure' in assignment) throw new Error(assignment.failure)
      const drafted = await draftPost(assignment, builtIn, signal)
      if (!('post' in drafted)) throw new Error(drafted.failure)
      const { post } = drafted
      const input = { assignment, post, drawnFor: `step:${row.id}`, begunAt, seen, signal }
      return (await pictureForPost(platform, input)).look
    },
  }
}

describe('a post about a product', () => {
  let files = 0
  /** A business whose feed has one product, with its picture at an address. */
  async function shop(image = `${site.origin}/product-${++files}.png`) {
    const withSource = sourcesOn({ server, platform: server.platform, site })
    const one = await withSource(shopFeed([{ ...buche, image }]))
    await readDue(server.platform)
    const path = new URL(image).pathname
    return { ...one.planning, path, asked: () => site.asked.filter((each) => each === path).length }
  }
  const serves = (path: string, bytes: Buffer) =>
    site.pages.set(path, (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes))

  it('shows the product as its feed does, kept once among the business’s pictures', async () => {
    const one = await shop()
    serves(one.path, await somePicture(800, 600))
    const posts = await framed(one, server.platform)
    await posts.draft()
    const [kept, ...more] = await posts.kept()
    expect(kept).toMatchObject({ place: 'library', name: 'Bûche noisette', credit: null, generatedBy: null })
    expect([more, await posts.shown(), one.asked()]).toEqual([[], [kept?.fileId], 1])
  })

  it('is fetched and kept once, however often its step is begun', async () => {
    const one = await shop()
    serves(one.path, await somePicture(800, 600))
    const posts = await framed(one, server.platform)
    const before = await posts.goneBeforeTheEnd()
    await posts.draft()
    const kept = (await posts.kept()).map(({ fileId }) => fileId)
    expect([kept, await posts.shown()]).toEqual([before.answers.pictures, before.answers.pictures])
    expect(one.asked()).toBe(1)
  })

  it('shows it and never one’s own picture of something else, also where another look is asked for', async () => {
    const one = await shop()
    serves(one.path, await somePicture(800, 600))
    const own = await picturesOf(one.browser, one.owner.id).keep('posts')
    const posts = await framed(one, server.platform)
    const first = await posts.goneBeforeTheEnd()
    expect(first.answers.pictures).not.toEqual([own.id])
    const other = await posts.goneBeforeTheEnd([keyOfLook(first)])
    expect(other.answers.pictures).not.toEqual([own.id])
    expect(other.answers.pictures).not.toEqual(first.answers.pictures)
  })

  it('waits for its picture where the server stops in the middle of it', async () => {
    const one = await shop()
    const stop = new AbortController()
    site.pages.set(one.path, () => stop.abort())
    const posts = await framed(one, server.platform)
    await posts.draft(stop.signal)
    expect([await one.posts(), await posts.kept()]).toEqual([[], []])
    serves(one.path, await somePicture(800, 600))
    server.clock.advance(minutes(1))
    await posts.draft()
    expect(await posts.shown()).toEqual((await posts.kept()).map(({ fileId }) => fileId))
    expect(await one.posts()).toHaveLength(1)
  })

  it('shows it no more once somebody gave the product another name', async () => {
    const one = await shop()
    serves(one.path, await somePicture(800, 600))
    const { body } = await one.browser.call('GET /api/users/{id}/facts', { params: one.params, query: {} })
    await one.browser.call('POST /api/users/{id}/facts/{factId}', {
      params: { ...one.params, factId: Number(body.data.items[0]?.id) },
      body: { version: 1, isDropped: false, about: 'Bûche aux marrons' },
    })
    const posts = await framed(one, server.platform)
    await posts.draft()
    expect([(await one.posts()).length, await posts.kept(), one.asked()]).toEqual([1, [], 0])
  })

  it.each([
    ['is not there', () => undefined],
    ['is no picture', (path: string) => site.pages.set(path, '<?xml version="1.0"?><html/>')],
    ['is too small', async (path: string) => serves(path, await somePicture(120, 90))],
    [
      'ends in the middle',
      (path: string) =>
        site.pages.set(path, (response) => {
          response.writeHead(200, { 'content-length': '9000' }).write('half')
          response.destroy()
        }),
    ],
    [
      'leads into another network',
      (path: string) =>
        site.pages.set(path, (response) =>
          response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
        ),
    ],
  ] as const)('is made all the same where its picture %s', async (_, serve) => {
    const one = await shop()
    await serve(one.path)
    const posts = await framed(one, server.platform)
    await posts.draft()
    expect([(await one.posts()).length, await posts.kept(), one.asked()]).toEqual([1, [], 1])
    expect(await posts.shown()).toEqual([expect.stringMatching(/^collection\./)])
  })
})

describe('a post about what is nobody’s own', () => {
  const advice = [
    ['coffee en grains', 'Le coffee en grains se garde à l’abri de la lumière dans une boîte fermée.'],
    ['moulin à coffee', 'Un moulin à coffee se nettoie chaque semaine avec une poignée de riz cru.'],
  ].map(([about = '', says = '']) => ({ kind: 'advice' as const, about, says: [says] }))
  /** The same site with a stock service that nobody asked yet. */
  const withStock = (): Platform => {
    const { PEXELS_KEY, PEXELS_URL } = loadConfig({
      PEXELS_KEY: 'a-key',
      PEXELS_URL: `${sandbox.address}/pexels`,
    })
    return { ...server.platform, config: { ...server.platform.config, PEXELS_KEY, PEXELS_URL } }
  }
  const saying = async (facts: Parameters<Planning['say']>[0]) => {
    const one = await planningOn(server)
    await one.say(facts)
    return one
  }
  const asked = async () => (await sandbox.notes()).asked.pexels

  it('shows a stock picture found by its words, with its author’s name, and no post shows it again', async () => {
    const posts = await framed(await saying(advice), withStock(), 2)
    await posts.draft()
    const kept = await posts.kept()
    expect(kept).toHaveLength(2)
    for (const one of kept)
      expect(one).toMatchObject({
        place: 'library',
        name: 'A picture of coffee',
        stockKey: expect.stringMatching(/^pexels:\d+$/),
        credit: { service: 'pexels', author: expect.stringMatching(/^Ada/) },
      })
    expect((await posts.shown()).toSorted()).toEqual(kept.map(({ fileId }) => fileId).toSorted())
  })

  it('has the same one, kept once, however often its step is begun', async () => {
    const posts = await framed(await saying(advice.slice(0, 1)), withStock())
    const before = await posts.goneBeforeTheEnd()
    await posts.draft()
    const kept = (await posts.kept()).map(({ fileId }) => fileId)
    expect([kept, await posts.shown()]).toEqual([before.answers.pictures, before.answers.pictures])
  })

  it.each(['broken', 'half', 'too-many', 'redirect', 'foreign'])(
    'is made all the same where the service answers %s',
    async (fault) => {
      await sandbox.fault('pexels', fault, 100)
      const one = await saying(advice.slice(0, 1))
      const posts = await framed(one, withStock())
      await posts.draft()
      await sandbox.fault('pexels', fault, 0)
      expect([(await one.posts()).length, await posts.kept()]).toEqual([1, []])
      expect(await posts.shown()).toEqual([expect.stringMatching(/^collection\./)])
    },
  )

  it.each([
    ['PEXELS', '/v1/search?query=arroser+tulipes&locale=fr-FR&'],
    ['UNSPLASH', '/search/photos?query=arroser+tulipes&content_filter=high&lang=fr&'],
    ['PIXABAY', '/api/?key=a-key&image_type=photo&safesearch=true&q=arroser+tulipes&lang=fr&'],
  ])('is looked for at %s in the language of its words', async (service, path) => {
    const config = loadConfig({ [`${service}_KEY`]: 'a-key', [`${service}_URL`]: site.origin })
    const fact: Fact = {
      id: '1',
      kind: 'advice',
      language: 'fr',
      about: 'arroser les tulipes',
      says: ['Les tulipes se passent d’eau en hiver.'],
      question: '',
      price: null,
      date: null,
      time: null,
      where: '',
      until: null,
      url: '',
      source: { by: 'person' },
    }
    const wanted = { accountId: 1, fact, language: 'fr', begunAt: server.clock.now(), signal } as const
    expect(await stockPicture({ ...server.platform, config }, wanted)).toBeUndefined()
    expect(site.asked.at(-1)?.startsWith(path), site.asked.at(-1)).toBe(true)
  })

  it('asks for none of a product, of people, or of what no picture is called', async () => {
    const before = await asked()
    const own = [
      { kind: 'product' as const, about: 'coffee du matin', says: ['Le coffee du matin est torréfié ici.'] },
    ]
    const posts = await framed(await saying(own), withStock())
    await posts.draft()
    expect([await posts.kept(), await asked()]).toEqual([[], before])
    for (const about of ['team building', 'gribouillis']) {
      const says = [`Le ${about} se prépare une semaine à l’avance avec nous.`]
      const of = await framed(await saying([{ kind: 'advice', about, says }]), withStock())
      await of.draft()
      expect(await of.kept()).toEqual([])
    }
  })
})
