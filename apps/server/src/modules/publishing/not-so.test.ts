import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { days, hours } from '../../platform/clock.ts'
import { instantOf, localTimeOf } from '../../platform/local-time.ts'
import { draftedPost, others } from '../../testing/drafted-post.ts'
import { readingHere, readingNothingHere } from '../../testing/feed-site.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { task } from '../tasks/task.tables.ts'
import { keepGrounds, lookAtLinks } from '../validity/index.ts'
import { checkPosts } from './jobs/check-posts.ts'
import { askBeforeSending } from './not-so.ts'

let server: TestServer
let site: Server
let origin = ''
/** What the site answers, by its path. */
const answers: Record<string, number> = {
  '/gone': 404,
  '/here': 200,
  '/shut': 403,
  '/broken': 500,
  '/left': 410,
}

beforeAll(async () => {
  server = await testServer()
  site = createServer((request, reply) => {
    const status = answers[request.url ?? '']
    if (status === undefined) return
    reply.writeHead(status, { 'content-type': 'text/html' }).end('x')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  origin = `http://localhost:${(site.address() as AddressInfo).port}`
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => {
  site.closeAllConnections()
  site.close()
})

/**
 * Of all time limits only the one of so many milliseconds is ever reached, and at once: whoever does not ask for it, or does
 * not obey it, waits for ever.
 */
const onlyLimit = (ms: number) =>
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((asked) => {
    const limit = new AbortController()
    if (asked === ms) setTimeout(() => limit.abort(), 10)
    return limit.signal
  })

const zone = 'Europe/Paris'
const local = (inMs: number) => localTimeOf(new Date(server.clock.now().getTime() + inMs), zone)
const dayOf = (inMs: number) => local(inMs).slice(0, 10)
const signal = () => new AbortController().signal
/** Sites of this machine are asked in tests alone. */
const reaching = () => ({ ...server.platform, config: { ...server.platform.config, READ_LOOPBACK: true } })
const check = () => checkPosts.handle(reaching(), {}, { id: 'test', signal: signal() })

/** A drafted post of an event in ten days, validated, with a page to go to. */
async function eventPost() {
  const event = {
    kind: 'event' as const,
    about: 'atelier levain',
    says: [
      'L’atelier levain réunit douze personnes autour du four.',
      'On y façonne chacun sa miche, sans moule.',
    ],
    date: dayOf(days(10)),
  }
  const one = await draftedPost(server, [event, ...others])
  const ready = await readyPost(server, 'Autre chose', one.owner)
  const validate = async () => {
    const { visual, version } = await one.task()
    const designVersion = visual?.designVersion ?? 0
    await one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/visual/validate', {
      ...one.at,
      body: { designVersion },
    })
    return one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/validate', {
      ...one.at,
      body: { version: visual ? version + 1 : version },
    })
  }
  const schedule = async (localTime: string, where = zone) =>
    one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/schedule', {
      ...one.at,
      body: { version: (await one.task()).version, pageIds: [ready.pageId], localTime, zone: where },
    })
  const light = async () =>
    (
      await one.browser.call('GET /api/users/{id}/tasks/{taskPublicId}/publications', one.at)
    ).body.publications[0]?.readiness?.map(({ code }) => code) ?? null
  await validate()
  return { ...one, schedule, light, validate, pageId: ready.pageId }
}

describe('a post of an event', () => {
  it('is refused a date after it, in words, and takes one before', async () => {
    const one = await eventPost()
    const late = await one.schedule(local(days(11)))
    expect(late.status).toBe(422)
    expect(late.error?.fields?.localTime).toMatch(/atelier levain.*sera passé.*encore vrai/)
    expect((await one.task()).status).toBe('validated')
    expect((await one.schedule(local(days(9)))).status).toBe(200)
    await check()
    expect(await one.light()).toEqual([])
  })

  it('may go out after it where somebody says that it is true still', async () => {
    const one = await eventPost()
    expect((await one.schedule(local(days(20)))).status).toBe(422)
    const fact = one.subject.facts[0]?.id ?? ''
    expect((await one.still(fact)).status).toBe(200)
    expect((await one.schedule(local(days(20)))).status).toBe(200)
  })

  it('turns its light once the event is another, and turns it back', async () => {
    const one = await eventPost()
    await one.schedule(local(days(9)))
    await check()
    expect(await one.light()).toEqual([])
    const factId = Number(one.subject.facts[0]?.id)
    const move = (version: number, date: string) =>
      one.browser.call('POST /api/users/{id}/facts/{factId}', {
        params: { ...one.params, factId },
        body: { version, date },
      })
    expect((await move(1, dayOf(days(5)))).status).toBe(200)
    await check()
    expect(await one.light()).toEqual(['eventOver'])
    await move(2, dayOf(days(12)))
    await check()
    expect(await one.light()).toEqual([])
  })

  it('counts days in its business’s own local time', async () => {
    const one = await eventPost()
    // Its last hour in Paris is the next morning in Auckland: the local time that counts is the business’s, whoever says the date.
    const lastHour = instantOf(`${dayOf(days(10))}T23:30`, zone)
    const after = instantOf(`${dayOf(days(11))}T00:30`, zone)
    if (typeof lastHour === 'string' || typeof after === 'string') throw new Error('There are such hours')
    const there = 'Pacific/Auckland'
    expect((await one.schedule(localTimeOf(after.at, there), there)).status).toBe(422)
    expect((await one.schedule(localTimeOf(lastHour.at, there), there)).status).toBe(200)
  })

  it('is refused one after it still where the event is known no more, and its words stand', async () => {
    const one = await eventPost()
    const [{ id = 0 } = {}] = await server.platform.db
      .select({ id: task.id })
      .from(task)
      .where(eq(task.publicId, one.at.params.taskPublicId))
    // A part of it was made anew meanwhile, from what is known by now.
    await runCommand(server.platform, system('test'), 'test', keepGrounds, {
      accountId: one.owner.id,
      taskId: id,
      facts: [],
      sentences: [],
      pictureWords: [],
    })
    expect((await one.schedule(local(days(20)))).error?.fields?.localTime).toMatch(/atelier levain/)
  })

  it('speaks of it no more once its words and its picture are others', async () => {
    const one = await eventPost()
    await one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/work-again', one.at)
    await one.write('Demain, on pétrit comme tous les jours.')
    await one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/visual', {
      ...one.at,
      body: { version: (await one.task()).version, templateId: null, ratio: '1:1' } as never,
    })
    expect((await one.validate()).status).toBe(200)
    expect((await one.schedule(local(days(20)))).status).toBe(200)
  })
})

describe('a link in a post', () => {
  async function linking(path: string) {
    const one = await readyPost(server, `Voir ${origin}${path}`)
    await one.validate()
    const urls = [`${origin}${path}`]
    await lookAtLinks.handle(reaching(), { accountId: one.who.id, urls }, { id: 'test', signal: signal() })
    return one
  }

  it.each(['/gone', '/left'])('that is dead (%s) is refused, in words', async (path) => {
    const one = await linking(path)
    const reply = await one.schedule(local(hours(30)))
    expect([reply.status, reply.error?.fields?.hooks]).toEqual([
      422,
      `Ce lien ne mène nulle part\u00a0: ${origin}${path}. Corrigez-le ou retirez-le.`,
    ])
  })

  it.each(['/here', '/shut', '/broken'])(
    'that lives, is shut or is broken today (%s) is not',
    async (path) => {
      const one = await linking(path)
      expect((await one.schedule(local(hours(30)))).status).toBe(200)
    },
  )

  it('that was not asked yet is asked before it has a date, and before it goes out now', async () => {
    const one = await readyPost(server, `Voir ${origin}/gone`)
    await one.validate()
    readingHere(server)
    const refused = [await one.schedule(local(hours(30))), await one.publish([one.pageId])]
    readingNothingHere(server)
    expect(refused.map(({ status, error }) => [status, error?.fields?.hooks])).toEqual(
      Array.from({ length: 2 }, () => [422, expect.stringContaining(`${origin}/gone`)]),
    )
    expect((await one.task()).status).toBe('validated')
  })

  it('that answers nobody is waited for as long as was said, and forbids nothing where it could not be asked', async () => {
    const one = await readyPost(server, `Voir ${origin}/silent`)
    const [row] = await server.platform.db.select().from(task).where(eq(task.publicId, one.post))
    if (!row) throw new Error('There is a post')
    onlyLimit(50)
    await askBeforeSending(reaching(), row, 50)
    const broken = { ...reaching(), db: {} } as ReturnType<typeof reaching>
    await expect(askBeforeSending(broken, row)).resolves.toBeUndefined()
  })

  it('that answers nobody is given up after eight seconds, whoever asks', async () => {
    const limit = onlyLimit(8000)
    const one = await linking('/silent')
    limit.mockRestore()
    expect((await one.schedule(local(hours(30)))).status).toBe(200)
  })

  it('that answers nobody holds a date up for four seconds, and turns the light once it says that it is dead', async () => {
    const one = await readyPost(server, `Voir ${origin}/silent`)
    await one.validate()
    readingHere(server)
    const limit = onlyLimit(4000)
    const scheduled = await one.schedule(local(hours(30)))
    limit.mockRestore()
    readingNothingHere(server)
    expect(scheduled.status).toBe(200)
    answers['/silent'] = 404
    await check()
    delete answers['/silent']
    expect((await one.publications())[0]?.readiness?.map(({ code }) => code)).toEqual(['linkDead'])
  })
})
