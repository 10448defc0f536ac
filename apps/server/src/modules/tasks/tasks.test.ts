import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { days } from '../../platform/clock.ts'
import { shape, templatesFor, templatesOf } from '../../testing/kept-templates.ts'
import { makePerson } from '../../testing/people.ts'
import { postsFor, writtenPost } from '../../testing/posts.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { template } from '../visuals/visuals.tables.ts'
import { purgeTasks } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
const customer = async () => postsFor(server, await makePerson(server, 'customer'))

describe('a post that is made alone', () => {
  it('begins with a visual of its own, which no list of templates shows and the editor draws on', async () => {
    const posts = await customer()
    const templates = templatesOf(posts.browser, posts.id)
    const own = await templates.make()
    const made = await posts.make({ templateId: own.id, format: 'carousel', title: 'Le four' })
    expect(made).toMatchObject({ title: 'Le four', status: 'customizing', origin: 'customized', pages: 1 })
    const visual = made.visual?.id ?? 0
    expect((await templates.list()).items.map((item) => item.id)).not.toContain(visual)
    expect((await templates.draw(visual, shape(40), 1)).status).toBe(200)
    expect((await posts.read(made.id)).body.task.visual).toMatchObject({
      designVersion: 2,
      isValidated: false,
    })
    expect((await templates.preview(visual)).status).toBe(200)
    // It is no template: nothing that is done to those is done to it.
    expect((await templates.change(visual, { isDefault: true })).status).toBe(404)
    expect((await templates.remove(visual)).status).toBe(404)
  })

  it('says what its visual still shows of the template, until that is written anew', async () => {
    const posts = await customer()
    const templates = templatesOf(posts.browser, posts.id)
    const own = await templates.make()
    const title = { kind: 'text', id: 'title', content: 'Votre titre', dynamic: { prompt: 'Du jour' } }
    await templates.draw(own.id, { pages: [{ nodes: [title] }] }, 1)
    const made = await posts.make({ templateId: own.id })
    expect(made.visual?.leftOver).toEqual({ words: ['Votre titre'], frames: 0, pages: 0 })
    const visual = made.visual?.id ?? 0
    await templates.draw(visual, { pages: [{ nodes: [{ ...title, content: 'Le pain sort' }] }] }, 1)
    expect((await posts.read(made.id)).body.task.visual?.leftOver.words).toEqual([])
    const blank = await posts.make({ templateId: null })
    expect(blank.visual?.leftOver).toEqual({ words: [], frames: 0, pages: 1 })
  })

  it('that begins with words alone has its title on a picture of the business, where a template has room for it', async () => {
    const posts = await customer()
    const templates = templatesOf(posts.browser, posts.id)
    const own = await templates.make()
    const title = {
      ...{ kind: 'text', id: 'title', content: 'Votre titre', role: 'heading1' },
      dynamic: { prompt: 'Du jour', asks: 'words' },
    }
    await templates.draw(own.id, { pages: [{ nodes: [title] }] }, 1)
    const made = await posts.make({ title: 'Le levain', drawsTitle: true })
    expect(made.visual?.leftOver).toEqual({ words: [], frames: 0, pages: 0 })
    const [drawn] = await server.platform.db
      .select({ design: template.design })
      .from(template)
      .where(eq(template.id, made.visual?.id ?? 0))
    expect(JSON.stringify(drawn?.design)).toContain('Le levain')
  })

  it('is written over by nobody who read an older one; saving the same is no change', async () => {
    const posts = await customer()
    const { id, version } = await posts.make()
    const saved = await posts.change(id, { version, hooks: { common: 'Un', own: { x: 'Deux' } } })
    expect(saved.body.task).toMatchObject({
      version: version + 1,
      hooks: { common: 'Un', own: { x: 'Deux' } },
    })
    const late = await posts.change(id, { version, title: 'Trop tard' })
    expect([late.status, late.error?.code]).toEqual([409, 'conflict'])
    const same = await posts.change(id, { version, hooks: { own: { x: 'Deux' }, common: 'Un' } })
    expect([same.status, same.body.task.version]).toEqual([200, version + 1])
  })

  it('has a first comment, which is part of what is approved', async () => {
    const { posts, id, version } = await writtenPost(server)
    const said = await posts.change(id, { version, firstComment: '  La recette : exemple.fr ' })
    expect(said.body.task).toMatchObject({ version: version + 1, firstComment: 'La recette : exemple.fr' })
    const late = await posts.change(id, { version, firstComment: 'Trop tard' })
    expect([late.status, late.error?.code]).toEqual([409, 'conflict'])
    expect((await posts.change(id, { version: version + 1, firstComment: 'é'.repeat(2001) })).status).toBe(
      422,
    )
    const valid = (await posts.validate(id, version + 1)).body.task
    const other = await posts.change(id, { version: valid.version, firstComment: '' })
    expect(other.body.task).toMatchObject({ status: 'customizing', firstComment: '' })
    const stranger = await customer()
    expect((await stranger.change(id, { version: valid.version, firstComment: 'À moi' })).status).toBe(404)
  })

  it('is changed by one of two who change it at once, and the other is told', async () => {
    const posts = await customer()
    const { id, version } = await posts.make()
    const replies = await Promise.all(
      ['Un', 'Deux', 'Trois'].map((title) => posts.change(id, { version, title })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('is validated once its visual was seen as it is and every network has words', async () => {
    const posts = await customer()
    const made = await posts.make({ networks: ['x', 'bluesky'], hooks: { common: '', own: { x: 'Court.' } } })
    const without = await posts.validate(made.id, made.version)
    expect([without.status, Object.keys(without.error?.fields ?? {})]).toEqual([422, ['visual', 'hooks']])
    expect(without.text).toContain('Bluesky')
    const visual = made.visual ?? { id: 0, designVersion: 0 }
    await posts.validateVisual(made.id, visual.designVersion)
    const drawnOn = await templatesOf(posts.browser, posts.id).draw(
      visual.id,
      shape(12),
      visual.designVersion,
    )
    expect(drawnOn.status).toBe(200)
    expect((await posts.validateVisual(made.id, visual.designVersion)).status).toBe(409)
    expect(
      (await posts.validateVisual(made.id, visual.designVersion + 1)).body.task.visual?.isValidated,
    ).toBe(true)
    const now = (await posts.read(made.id)).body.task
    const written = await posts.change(made.id, { version: now.version, hooks: { common: 'Long.', own: {} } })
    const done = await posts.validate(made.id, written.body.task.version)
    expect(done.body.task).toMatchObject({ status: 'validated' })
  })

  it('is validated with what it shows by one yes, and not at all where that was drawn on since', async () => {
    const posts = await customer()
    const made = await posts.make({ hooks: { common: 'Du pain.', own: {} } })
    const visual = made.visual ?? { id: 0, designVersion: 0 }
    const yes = (designVersion: number, version = made.version) =>
      posts.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/validate', {
        params: { id: posts.id, taskPublicId: made.id },
        body: { version, seen: { designVersion } },
      })
    await templatesOf(posts.browser, posts.id).draw(visual.id, shape(12), visual.designVersion)
    expect((await yes(visual.designVersion)).status).toBe(409)
    expect((await posts.read(made.id)).body.task).toMatchObject({
      status: made.status,
      version: made.version,
    })
    const done = await yes(visual.designVersion + 1)
    expect(done.body.task).toMatchObject({ status: 'validated', visual: { isValidated: true } })
    // One without words is refused whole: what it shows is not said yes to either.
    const bare = await posts.make({ hooks: { common: '', own: {} } })
    const refused = await posts.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/validate', {
      params: { id: posts.id, taskPublicId: bare.id },
      body: { version: bare.version, seen: { designVersion: bare.visual?.designVersion ?? 0 } },
    })
    expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([422, ['hooks']])
    expect((await posts.read(bare.id)).body.task.visual?.isValidated).toBe(false)
  })

  it('once validated is not drawn on; taken up again it is, and its approval is void', async () => {
    const { posts, id, version, visual } = await writtenPost(server)
    expect((await posts.validate(id, version)).status).toBe(200)
    const templates = templatesOf(posts.browser, posts.id)
    const draw = () => templates.draw(visual?.id ?? 0, shape(77), visual?.designVersion ?? 0)
    const refused = await draw()
    expect([refused.status, refused.error?.code]).toEqual([409, 'notNow'])
    expect((await posts.workAgain(id)).body.task.status).toBe('customizing')
    expect((await draw()).status).toBe(200)
    const again = (await posts.read(id)).body.task
    expect(again.visual?.isValidated).toBe(false)
    expect((await posts.validate(id, again.version)).status).toBe(422)
  })

  it('keeps its approval under a title that no reader sees, and loses it with one they see and with other words', async () => {
    const shown = await writtenPost(server, { networks: ['linkedin'], format: 'carousel' })
    const approved = (await shown.posts.validate(shown.id, shown.version)).body.task
    const retitled = await shown.posts.change(shown.id, { version: approved.version, title: 'Autrement' })
    expect(retitled.body.task.status).toBe('customizing')
    const { posts, id, version } = await writtenPost(server, { networks: ['x'] })
    const valid = (await posts.validate(id, version)).body.task
    const renamed = await posts.change(id, { version: valid.version, title: 'Autrement dit' })
    expect(renamed.body.task).toMatchObject({ title: 'Autrement dit', status: 'validated' })
    const worded = await posts.change(id, { version: valid.version + 1, hooks: { common: 'Autre', own: {} } })
    expect(worded.body.task.status).toBe('customizing')
    const [row] = await server.platform.db
      .select({ isFrozen: template.isFrozen })
      .from(template)
      .where(eq(template.id, worded.body.task.visual?.id ?? 0))
    expect(row).toEqual({ isFrozen: false })
  })

  it('is cancelled and put back where it was, removed and brought back as it was', async () => {
    const { posts, id, version } = await writtenPost(server)
    await posts.validate(id, version)
    expect((await posts.cancel(id)).body.task.status).toBe('publicationCanceled')
    expect((await posts.cancel(id)).status).toBe(409)
    expect((await posts.putBack(id)).body.task.status).toBe('validated')
    expect((await posts.remove(id)).status).toBe(200)
    expect((await posts.read(id)).status).toBe(404)
    expect((await posts.list()).items).toEqual([])
    expect((await posts.restore(id)).body.task).toMatchObject({ id, status: 'validated' })
    const { items } = (await posts.history(id)).body.data
    expect(items.map(({ transition }) => transition)).toEqual([
      'restore',
      'remove',
      'putBack',
      'cancel',
      'validate',
      'validateVisual',
      'makeAlone',
      'save',
    ])
    expect(items[4]).toMatchObject({ from: 'customizing', to: 'validated' })
  })

  it('wears another template when asked, and what was approved of the first is void', async () => {
    const { posts, id, version, visual } = await writtenPost(server)
    const dressed = await posts.dress(id, { version, ratio: '16:9' })
    expect(dressed.body.task).toMatchObject({ ratio: '16:9', visual: { isValidated: false } })
    expect(dressed.body.task.visual?.id).not.toBe(visual?.id)
    const { visual: second, version: next } = dressed.body.task
    const [first, other] = [visual?.id ?? 0, await writtenPost(server)]
    // Another business's, or one that a post shows, is not there to be taken.
    const stolen = { version: other.version, takesBack: first }
    expect((await other.posts.dress(other.id, stolen)).status).toBe(404)
    const back = await posts.dress(id, { version: next, takesBack: first })
    expect(back.body.task.visual).toMatchObject({ id: first, isValidated: false })
    const again = { version: back.body.task.version, takesBack: first }
    expect((await posts.dress(id, again)).status).toBe(404)
    await later(days(1) + 60_000, purge)
    const isThere = (one: number) => server.platform.db.$count(template, eq(template.id, one))
    expect([await isThere(first), await isThere(second?.id ?? 0)]).toEqual([1, 0])
  })
})

const purge = () =>
  purgeTasks.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })
const later = async (ms: number, then: () => Promise<unknown>) => {
  server.clock.advance(ms)
  try {
    await then()
  } finally {
    server.clock.advance(-ms)
  }
}

describe('a removed post', () => {
  it('goes for good after thirty days, with its visual, and not before', async () => {
    const { posts, id, visual } = await writtenPost(server)
    await posts.remove(id)
    const night = (afterMs: number) => later(afterMs, purge)
    const isThere = () => server.platform.db.$count(template, eq(template.id, visual?.id ?? 0))
    await night(days(30) - 60_000)
    expect(await isThere()).toBe(1)
    await night(days(30) + 60_000)
    expect(await isThere()).toBe(0)
    expect((await posts.restore(id)).status).toBe(404)
  })
})

describe('somebody else’s post', () => {
  it('is not there: not to read, not to change, and neither is its visual', async () => {
    const { posts, id, visual } = await writtenPost(server)
    const stranger = await customer()
    const at = { params: { id: stranger.id, taskPublicId: id } }
    expect((await stranger.browser.call('GET /api/users/{id}/tasks/{taskPublicId}', at)).status).toBe(404)
    const theirs = { params: { id: posts.id, taskPublicId: id } }
    expect((await stranger.browser.call('DELETE /api/users/{id}/tasks/{taskPublicId}', theirs)).status).toBe(
      404,
    )
    const templates = await templatesFor(server, await makePerson(server, 'customer'))
    expect((await templates.read(visual?.id ?? 0)).status).toBe(404)
    expect((await templates.duplicate(visual?.id ?? 0)).status).toBe(404)
    const wanted = await stranger.make({ templateId: visual?.id ?? 0 }).catch((error: Error) => error.message)
    expect(wanted).toContain('notFound')
  })

  it('is found by its words, page by page, among one’s own alone', async () => {
    const posts = await customer()
    for (const title of ['Pain d’épices', 'Brioche', 'Épice rare']) await posts.make({ title })
    expect((await posts.list({ search: 'epice' })).items.map(({ title }) => title)).toEqual([
      'Épice rare',
      'Pain d’épices',
    ])
    expect(await posts.list({ limit: 1, offset: 1 })).toMatchObject({
      total: 3,
      items: [{ title: 'Brioche' }],
    })
    const found = async (search: string, whose = posts) => (await whose.list({ search })).total
    expect(await found('%')).toBe(0)
    expect(await found('pain epi')).toBe(1)
    expect(await found('pain rare')).toBe(0)
    expect(await found("brioche' | 'x:*")).toBe(0)
    const other = await customer()
    await other.make({ title: 'Une brioche à eux' })
    expect([await found('brio'), await found('eux')]).toEqual([1, 0])
  })

  it('is found by what it says everywhere, however long that is, and by what it says now', async () => {
    const posts = await customer()
    const letters = Array.from({ length: 21_000 }, (_, nth) => String.fromCodePoint(0x4e00 + nth)).join(' ')
    const common = `${letters} ${'é'.repeat(5_000)} goûter`
    const { id, version } = await posts.make({ hooks: { common, own: {} } })
    expect((await posts.list({ search: 'gouter' })).total).toBe(1)
    const change = { version, hooks: { common: 'Souper', own: {} } }
    expect((await posts.change(id, change)).status).toBe(200)
    expect((await posts.list({ search: 'gouter' })).total).toBe(0)
    expect((await posts.list({ search: 'soup' })).total).toBe(1)
  })

  it('is asked for between moments that a calendar has', async () => {
    const posts = await customer()
    const asked = (query: object) =>
      posts.browser.call('GET /api/users/{id}/tasks', { params: { id: posts.id }, query: query as never })
    for (const moment of ['0000-01-01T00:00:00Z', '0000-06-01T00:00:00Z', '9999-12-31T23:59:59Z'])
      for (const bound of ['from', 'before'] as const) {
        const { status, body } = await asked({ [bound]: moment })
        expect([status, body]).toMatchObject([422, { error: { fields: { [bound]: expect.any(String) } } }])
      }
    expect((await asked({ from: '2000-01-01T00:00:00Z', before: '2199-12-31T00:00:00Z' })).status).toBe(200)
  })
})
