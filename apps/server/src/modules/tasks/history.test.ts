import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { postsFor, writtenPost } from '../../testing/posts.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { task, taskEvent } from './task.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
const customer = async () => postsFor(server, await makePerson(server, 'customer'))

describe('the history of a post', () => {
  const hooks = (common: string, own = {}) => ({ hooks: { common, own } })
  async function edited() {
    const posts = await customer()
    const { id, version } = await posts.make(hooks('Un'))
    const lines = async () => (await posts.history(id)).body.data.items
    const latest = async () => {
      const [line] = await lines()
      return {
        ...line,
        ...((await posts.difference(id, line?.id ?? 0)).body?.difference ?? { before: null, after: null }),
      }
    }
    return { posts, id, version, lines, latest }
  }

  it('keeps what stood before and after; saves that follow each other are one line', async () => {
    const { posts, id, version, lines, latest } = await edited()
    await posts.change(id, { version, ...hooks('Un mot') })
    const own = { x: 'Court' }
    await posts.change(id, { version: version + 1, ...hooks('Un mot de plus', own), title: 'Le pain' })
    expect(await latest()).toMatchObject({
      ...{ transition: 'edit', difference: 'some', isRestored: false },
      before: { hook: 'Un', own: { x: null }, title: 'Un post' },
      after: { hook: 'Un mot de plus', own, title: 'Le pain' },
    })
    expect(await lines()).toHaveLength(3)
    expect(JSON.stringify(await lines())).not.toContain('Un mot')
    server.clock.advance(minutes(16))
    await posts.change(id, { version: version + 2, firstComment: 'Venez', networks: ['x'], settings: {} })
    expect(await latest()).toMatchObject({
      before: { firstComment: '', networks: [] },
      after: { firstComment: 'Venez', networks: ['x'] },
    })
    expect(await lines()).toHaveLength(4)
    server.clock.advance(-minutes(16))
  })

  it('says that an edit came to nothing where it ended as it began', async () => {
    const { posts, id, version, latest } = await edited()
    await posts.change(id, { version, ...hooks('Deux') })
    await posts.change(id, { version: version + 1, ...hooks('Un') })
    expect(await latest()).toMatchObject({ difference: 'none', before: {}, after: {} })
  })

  it('puts back what stood there by an edit like any other: over nobody’s words, a line of its own, the yes void', async () => {
    const { posts, id, version, visual } = await writtenPost(server, { networks: ['x'] })
    await posts.change(id, { version, ...hooks('Tout autre chose') })
    await posts.validate(id, version + 1)
    const back = hooks('Le pain sort du four !')
    const late = await posts.change(id, { version, ...back, restores: true })
    expect([late.status, late.error?.code]).toEqual([409, 'conflict'])
    const { task } = (await posts.change(id, { version: version + 2, ...back, restores: true })).body
    expect(task).toMatchObject({ status: 'customizing', ...back, visual: { id: visual?.id } })
    // What never stood there is an edit like any other, whatever is said of it.
    await posts.change(id, { version: task.version, ...hooks('Et autre chose encore'), restores: true })
    await posts.change(id, { version: task.version + 1, ...hooks('Et encore'), restores: true })
    const lines = (await posts.history(id)).body.data.items
    expect(lines.slice(0, 4)).toMatchObject([
      { transition: 'edit', isRestored: false, difference: 'some' },
      { transition: 'edit', isRestored: true, difference: 'some' },
      { transition: 'validate', isRestored: false, difference: null },
      { transition: 'edit', isRestored: false, difference: 'some' },
    ])
  })

  it('puts no text back for a network that the post is not for: the yes stands', async () => {
    const { posts, id, version } = await writtenPost(server, { networks: ['x', 'bluesky'] })
    const common = 'Le pain sort du four !'
    await posts.change(id, { version, ...hooks(common, { x: 'Court', bluesky: 'Bleu' }) })
    await posts.change(id, { version: version + 1, ...hooks(common), networks: ['x'] })
    const valid = (await posts.validate(id, version + 2)).body.task
    const wanted = hooks(common, { bluesky: 'Bleu' })
    const same = (await posts.change(id, { version: valid.version, ...wanted, restores: true })).body.task
    expect(same).toMatchObject({ status: 'validated', version: valid.version, ...hooks(common) })
    const both = hooks(common, { x: 'Court', bluesky: 'Bleu' })
    const back = (await posts.change(id, { version: valid.version, ...both, restores: true })).body.task
    expect(back).toMatchObject({ status: 'customizing', ...hooks(common, { x: 'Court' }) })
  })

  it('keeps the texts of the newest lines, and so much of them; the lines stay', async () => {
    const { posts, id, version, lines } = await edited()
    const [row] = await server.platform.db.select({ id: task.id }).from(task).where(eq(task.publicId, id))
    const fill = (count: number, text = 'Un') =>
      server.platform.db.insert(taskEvent).values(
        Array.from({ length: count }, () => ({
          ...{ id: newDigitsId(), taskId: row?.id ?? 0, at: server.clock.now(), transition: 'validate' },
          details: { kept: { before: { hook: text }, after: { hook: 'Deux' } } },
        })),
      )
    const kept = () =>
      server.platform.db.$count(
        taskEvent,
        and(eq(taskEvent.taskId, row?.id ?? 0), sql`details -> 'kept' is not null`),
      )
    await fill(210)
    await posts.change(id, { version, ...hooks('Deux') })
    expect([await kept(), (await lines())[0]?.difference]).toEqual([200, 'some'])
    // As good as random: what repeats itself takes less.
    await fill(3, randomBytes(1_500_000).toString('base64'))
    await posts.change(id, { version: version + 1, ...hooks('Trois') })
    const newest = (await lines()).slice(0, 4).map(({ difference }) => difference)
    expect(newest).toEqual(['some', 'some', 'some', null])
    expect(await kept()).toBe(3)
  })

  it('keeps another visual: the one before is gone, and that is said', async () => {
    const { posts, id, version, latest } = await edited()
    const now = (await posts.dress(id, { version, ratio: '16:9' })).body.task
    expect(await latest()).toMatchObject({
      before: { picture: { shows: 'design', visual: { isThere: false, picture: null }, files: [] } },
      after: { picture: { shows: 'design', visual: { isThere: true, picture: now.picture }, files: [] } },
    })
  })

  it('is read by who may read the post, and each line as one of that post', async () => {
    const { posts, id, version, latest } = await edited()
    await posts.change(id, { version, ...hooks('Deux') })
    const line = (await latest()).id ?? 0
    const [other, stranger] = [await edited(), await customer()]
    expect((await other.posts.difference(other.id, line)).status).toBe(404)
    const at = { params: { id: posts.id, taskPublicId: id, eventId: line } }
    const asked = (browser: typeof posts.browser) =>
      browser.call('GET /api/users/{id}/tasks/{taskPublicId}/history/{eventId}', at)
    expect((await asked(stranger.browser)).status).toBe(404)
    const agent = await signedIn(server, await makePerson(server, 'internalAgent'))
    expect((await asked(agent)).status).toBe(404)
    await posts.remove(id)
    expect((await posts.difference(id, line)).status).toBe(404)
  })

  it('gives of what was written while the post was hidden nothing to its business, once it is shown', async () => {
    const manager = await makePerson(server, 'agencyManager')
    const owner = await makePerson(server, 'customer', { ownerId: manager.id })
    const [agency, theirs] = [await postsFor(server, manager, owner), await postsFor(server, owner)]
    const { id, version } = await agency.make(hooks('Un'))
    const hide = (action: 'hide' | 'show') =>
      agency.browser.call('POST /api/users/{id}/tasks/together', {
        params: { id: owner.id },
        body: { posts: [{ id }], what: { action } },
      })
    await agency.change(id, { version, ...hooks('Deux') })
    await hide('hide')
    await agency.change(id, { version: version + 2, ...hooks('Entre nous') })
    server.clock.advance(minutes(16))
    await agency.change(id, { version: version + 3, ...hooks('Trois') })
    await hide('show')
    await agency.change(id, { version: version + 5, ...hooks('Quatre') })
    server.clock.advance(-minutes(16))
    const seenBy = async (reader: typeof agency) => {
      const edits = (await reader.history(id)).body.data.items.filter((line) => line.transition === 'edit')
      const texts = await Promise.all(edits.map((line) => reader.difference(id, line.id)))
      return edits.map((line, nth) => [line.difference, texts[nth]?.body?.difference?.after.hook])
    }
    expect(await seenBy(agency)).toEqual([
      ['some', 'Quatre'],
      ['some', 'Trois'],
      ['some', 'Entre nous'],
      ['some', 'Deux'],
    ])
    expect(await seenBy(theirs)).toEqual([
      ['some', 'Quatre'],
      [null, undefined],
      [null, undefined],
      ['some', 'Deux'],
    ])
    const ownData = (await theirs.browser.call('GET /api/me/export', {})).text
    expect([ownData.includes('Trois'), ownData.includes('Entre nous')]).toEqual([true, false])
    // A copy of a hidden post is hidden from its beginning.
    await hide('hide')
    const copied = await agency.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/duplicate', {
      params: { id: owner.id, taskPublicId: id },
    })
    const copy = copied.body.task
    await agency.change(copy.id, { version: copy.version, ...hooks('Pas encore') })
    await agency.browser.call('POST /api/users/{id}/tasks/together', {
      params: { id: owner.id },
      body: { posts: [{ id: copy.id }], what: { action: 'show' } },
    })
    const [, line] = (await theirs.history(copy.id)).body.data.items
    expect(line).toMatchObject({ transition: 'edit', difference: null })
    expect((await theirs.difference(copy.id, line?.id ?? 0)).status).toBe(404)
  })
})
