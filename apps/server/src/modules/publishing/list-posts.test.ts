import type { Network, TaskStatus } from '@postelier/contract'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { days, later } from '../../platform/clock.ts'
import { hasOwnWords } from '../../platform/database/search-words.ts'
import { newDigitsId, newPublicId } from '../../platform/ids.ts'
import { makePerson, type TestPerson } from '../../testing/people.ts'
import { postsFor } from '../../testing/posts.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { displayGroup, latestFirst, soonestFirst } from '../tasks/display-groups.store.ts'
import { foundOfAccount, ofAccount } from '../tasks/task.store.ts'
import { task, taskWords } from '../tasks/task.tables.ts'
import type { DeliveryStatus } from './delivery.ts'
import { delivery, networkAccount, networkPage } from './publishing.tables.ts'
import type { ReadinessFault } from './readiness.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

interface Post {
  readonly status: TaskStatus
  /** In days from now. */
  readonly publish?: number
  readonly changed?: number
  readonly pages?: readonly (readonly [Network, DeliveryStatus, kind?: string])[]
}

/** A business with posts that stand as they are told to. */
async function business(who?: TestPerson) {
  const owner = who ?? (await makePerson(server, 'customer'))
  const posts = await postsFor(server, owner)
  const { db } = server.platform
  const now = server.clock.now()
  const page = async (network: Network) => {
    const [connection, id] = [newDigitsId(), newDigitsId()]
    await db.insert(networkAccount).values({
      id: connection,
      accountId: owner.id,
      network,
      identity: String(connection),
      name: 'Ada',
      state: 'connected',
      connectedAt: now,
      changedAt: now,
    })
    await db.insert(networkPage).values({
      id,
      networkAccountId: connection,
      network,
      pageId: String(id),
      kind: 'page',
      name: 'Ada',
      isChosen: true,
    })
    return id
  }
  const add = async (title: string, { status, publish, changed = 0, pages = [] }: Post) => {
    const id = newDigitsId()
    await db.insert(task).values({
      id,
      publicId: newPublicId(),
      accountId: owner.id,
      title,
      format: 'image',
      origin: 'customized',
      status,
      hooks: { common: '', own: {} },
      networks: [],
      createdAt: now,
      changedAt: later(now, days(changed)),
      publishAt: publish === undefined ? null : later(now, days(publish)),
    })
    for (const [network, state, kind] of pages)
      await db.insert(delivery).values({
        id: newDigitsId(),
        taskId: id,
        accountId: owner.id,
        network,
        state,
        createdAt: now,
        pageId: await page(network),
        startedAt: status === 'publicationWaiting' ? null : now,
        ...(kind ? { refusal: { kind: kind as 'policy', code: '', message: '', passes: false } } : {}),
      })
    return id
  }
  const titles = async (query: Record<string, string | number> = {}) =>
    (await posts.list(query)).items.map(({ title }) => title)
  return { ...posts, owner, add, titles }
}

describe('the order of posts', () => {
  it('is what goes out, the soonest first, then what is made, then what is over, the latest first', async () => {
    const one = await business()
    await one.add('programmé plus tard', { status: 'publicationWaiting', publish: 5, changed: -1 })
    await one.add('publié avant-hier', { status: 'published', publish: -2, changed: 0 })
    await one.add('programmé bientôt', { status: 'publicationWaiting', publish: 1, changed: -9 })
    await one.add('brouillon', { status: 'draft', changed: -3 })
    await one.add('publié hier', { status: 'published', publish: -1, changed: -1 })
    await one.add('en cours d’envoi', { status: 'publishing', publish: -0.1, changed: -4 })
    await one.add('validé, sa date gardée', { status: 'validated', publish: -30, changed: -2 })
    await one.add('annulé sans date', { status: 'publicationCanceled', changed: -1.5 })
    const all = [
      'en cours d’envoi',
      'programmé bientôt',
      'programmé plus tard',
      'validé, sa date gardée',
      'brouillon',
      'publié hier',
      'annulé sans date',
      'publié avant-hier',
    ]
    expect(await one.titles()).toEqual(all)
    expect(await one.titles({ status: 'published' })).toEqual(['publié hier', 'publié avant-hier'])
    const range = { from: later(server.clock.now(), -days(3)).toISOString() }
    expect(await one.titles({ ...range, before: later(server.clock.now(), days(2)).toISOString() })).toEqual([
      'en cours d’envoi',
      'programmé bientôt',
      'publié hier',
      'publié avant-hier',
    ])
  })

  it('gives each post once over the pages of a list, also where all moments are the same', async () => {
    const one = await business()
    for (let nth = 0; nth < 9; nth++)
      await one.add(`${nth}`, {
        status: (['published', 'draft', 'publicationWaiting'] as const)[nth % 3] ?? 'draft',
        publish: 1,
      })
    const pages = await Promise.all([0, 2, 4, 6, 8].map((offset) => one.titles({ offset, limit: 2 })))
    expect(pages.flat()).toEqual(await one.titles())
    expect(new Set(pages.flat()).size).toBe(9)
  })
})

it('a list is read by its index, and nothing is sorted for a page of it', async () => {
  const plan = await server.platform.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_sort = off`)
    const page = tx
      .select()
      .from(task)
      .where(ofAccount(1))
      .orderBy(displayGroup, soonestFirst, latestFirst, sql`id desc`)
      .limit(40)
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${page}`)
    return rows.map((row) => row['QUERY PLAN']).join(' ')
  })
  expect(plan).toContain('task_display_group_idx')
  expect(plan).not.toContain('Sort')
})

it('a search is answered by the index of a business’s own words, and by no other', async () => {
  const plan = await server.platform.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const page = tx
      .select()
      .from(task)
      .where(and(foundOfAccount(1), hasOwnWords(taskWords, 1, 'pain épi')))
      .orderBy(displayGroup, soonestFirst, latestFirst, sql`id desc`)
      .limit(40)
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${page}`)
    return rows.map((row) => row['QUERY PLAN']).join(' ')
  })
  expect(plan.match(/\w+ on task_\w+/g)).toEqual(['Scan on task_words_idx'])
})

describe('what became of a post', () => {
  it('is counted for each post of a list, and what was left as it is does not count as refused', async () => {
    const one = await business()
    await one.add('mêlé', {
      status: 'publishing',
      publish: 0,
      pages: [
        ['x', 'confirmed'],
        ['facebook', 'asked'],
        ['linkedin', 'held'],
        ['instagram', 'rejected', 'policy'],
        ['instagram', 'rejected', 'mediaRejected'],
        ['bluesky', 'rejected', 'givenUp'],
        ['tiktok', 'unknown'],
      ],
    })
    await one.add('rien', { status: 'draft' })
    const { items } = await one.list()
    const none = { published: 0, underway: 0, asked: 0, held: 0, refused: 0, refusedOn: [] }
    const calm = { isStopped: false, stuck: 0, atRisk: 0, views: null }
    expect(items.map(({ publications }) => publications)).toEqual([
      {
        published: 1,
        underway: 1,
        asked: 1,
        held: 1,
        refused: 2,
        refusedOn: ['instagram'],
        ...calm,
      },
      { ...none, ...calm },
    ])
  })

  it('is found where it waits for a person: asked, held, refused, and nobody else’s', async () => {
    const [one, other] = [await business(), await business()]
    await one.add('à regarder', { status: 'publishing', publish: 0, pages: [['x', 'asked']] })
    await one.add('retenu', { status: 'publishing', publish: 1, pages: [['x', 'held']] })
    await one.add('refusé', {
      status: 'published',
      publish: -1,
      pages: [
        ['x', 'confirmed'],
        ['facebook', 'rejected', 'policy'],
      ],
    })
    await one.add('refusé partout', { status: 'validated', pages: [['x', 'rejected', 'policy']] })
    await one.add('laissé ainsi', { status: 'published', publish: -2, pages: [['x', 'rejected', 'givenUp']] })
    await one.add('repris depuis', { status: 'customizing', pages: [['x', 'rejected', 'policy']] })
    await one.add('remis à plus tard', {
      status: 'publicationWaiting',
      publish: 2,
      pages: [['x', 'rejected', 'transient']],
    })
    await one.add('part', { status: 'publishing', publish: 0, pages: [['x', 'unknown']] })
    await one.add('proposé', { status: 'aiSuggestion', publish: 3 })
    await one.add('retouché', { status: 'customizing', publish: 4 })
    await one.add('validé, sans plus', { status: 'validated', publish: 5 })
    await one.add('refusé, à redater', {
      status: 'validated',
      publish: 6,
      pages: [['x', 'rejected', 'policy']],
    })
    await one.add('retouché, sa date passée', { status: 'customizing', publish: -1 })
    await one.add('commandé', { status: 'inProgress', publish: 4 })
    await one.add('livré', { status: 'completed', publish: 4 })
    await other.add('d’une autre', { status: 'publishing', publish: 0, pages: [['x', 'asked']] })
    const waiting = [
      ...['à regarder', 'retenu', 'proposé', 'retouché', 'validé, sans plus', 'refusé, à redater'],
      ...['refusé partout', 'refusé'],
    ]
    expect(await one.titles({ status: 'awaitsYou' })).toEqual(waiting)
    expect((await one.list({ status: 'awaitsYou', limit: 1 })).total).toBe(waiting.length)
    expect(await one.titles({ status: 'stopped' })).toEqual([])
    const { body } = await one.browser.call('GET /api/home')
    expect(body.home.posts).toMatchObject({ any: true, awaiting: waiting.length, stopped: null })
    // In a file it says the same as on a screen: which account helps.
    const file = async () =>
      (
        await one.browser.call('GET /api/users/{id}/posts-export', {
          params: { id: one.id },
          query: { format: 'csv', search: 'retenu' },
        })
      ).text
    expect(await file()).toContain('1 page demande votre attention')
    const { db } = server.platform
    const held = and(eq(task.accountId, one.id), eq(task.title, 'retenu'))
    await db
      .update(task)
      .set({ networks: ['x'] })
      .where(held)
    await db
      .update(networkAccount)
      .set({ state: 'expired' })
      .where(and(eq(networkAccount.accountId, one.id), eq(networkAccount.network, 'x')))
    expect(await file()).toContain('X à relier')
  })

  it('waits for a person before its date where it would not go out as things stand', async () => {
    const one = await business()
    const { db } = server.platform
    const plan = async (
      title: string,
      status: TaskStatus,
      ...found: (readonly ReadinessFault[] | null)[]
    ) => {
      const networks = ['facebook', 'x', 'linkedin'] as const
      const id = await one.add(title, {
        status,
        publish: 3,
        pages: networks.slice(0, found.length).map((network) => [network, 'waiting'] as const),
      })
      for (const [nth, readiness] of found.entries())
        await db
          .update(delivery)
          .set({ readiness, readinessAt: readiness && server.clock.now() })
          .where(and(eq(delivery.taskId, id), eq(delivery.network, networks[nth] ?? 'x')))
      return id
    }
    await plan('bloqué', 'publicationWaiting', [{ code: 'linkEnded' }, { code: 'tooMany' }], [])
    await plan('à risque', 'publicationWaiting', [{ code: 'tooMany' }], [{ code: 'linkEndsBefore' }])
    await plan('sans réponse', 'publicationWaiting', [{ code: 'noAnswer' }])
    await plan('pas regardé', 'publicationWaiting', null)
    await plan('repris', 'customizing', [{ code: 'pageGone' }])
    const mended = await plan('réparé', 'publicationWaiting', [{ code: 'notLinked' }])
    // Of one moment: which stands first is chance.
    expect((await one.titles({ status: 'awaitsYou' })).sort()).toEqual(['bloqué', 'repris', 'réparé'])
    // To be looked at anew: what was found before is nothing any more.
    await db.update(delivery).set({ readinessAt: null }).where(eq(delivery.taskId, mended))
    expect((await one.titles({ status: 'awaitsYou' })).sort()).toEqual(['bloqué', 'repris'])
    expect((await one.browser.call('GET /api/home')).body.home.posts).toMatchObject({ awaiting: 2 })
    const counts = (await one.list()).items.map(({ title, publications: { stuck, atRisk, underway } }) => [
      title,
      stuck,
      atRisk,
      underway,
    ])
    expect(counts.sort()).toEqual(
      [
        ['bloqué', 1, 0, 2],
        ['à risque', 0, 2, 2],
        ['sans réponse', 0, 0, 1],
        ['pas regardé', 0, 0, 1],
        ['repris', 0, 0, 1],
        ['réparé', 0, 0, 1],
      ].sort(),
    )
  })

  it('is found where it waits behind a stop, which says how many there are', async () => {
    const one = await business()
    await one.add('programmé', { status: 'publicationWaiting', publish: 3, pages: [['x', 'waiting']] })
    await one.add('à moitié', { status: 'publishing', publish: 0, pages: [['x', 'claimed']] })
    await one.add('déjà parti', { status: 'publishing', publish: 0, pages: [['x', 'sent']] })
    await one.add('publié', { status: 'published', publish: -1, pages: [['x', 'confirmed']] })
    const hold = { params: { id: one.id } }
    const held = await one.browser.call('POST /api/users/{id}/publication-hold', { ...hold, body: {} })
    expect(held.body.own).toMatchObject({ waiting: 2 })
    expect((await one.titles({ status: 'stopped' })).sort()).toEqual(['programmé', 'à moitié'])
    const stopped = (await one.list()).items.filter(({ publications }) => publications.isStopped)
    expect(stopped.map(({ title }) => title).sort()).toEqual(['programmé', 'à moitié'])
    expect((await one.browser.call('GET /api/home')).body.home.posts?.stopped).toEqual({
      count: 2,
      isOwn: true,
    })
    await one.browser.call('DELETE /api/users/{id}/publication-hold', hold)
    expect(await one.titles({ status: 'stopped' })).toEqual([])
  })

  it('waits for nobody any more where somebody leaves a refusal as it is', async () => {
    const one = await business()
    const id = await one.add('refusé', {
      status: 'published',
      publish: -1,
      pages: [
        ['x', 'confirmed'],
        ['facebook', 'rejected', 'policy'],
      ],
    })
    const [row] = await server.platform.db.select().from(task).where(eq(task.id, id))
    const at = { id: one.id, taskPublicId: row?.publicId ?? '' }
    const base = '/api/users/{id}/tasks/{taskPublicId}/publications'
    const { publications } = (await one.browser.call(`GET ${base}`, { params: at })).body
    const give = (publicationId = 0) =>
      one.browser.call(`POST ${base}/{publicationId}/give-up`, { params: { ...at, publicationId } })
    expect((await give(publications.find(({ network }) => network === 'x')?.id)).status).toBe(409)
    const refused = publications.find(({ network }) => network === 'facebook')?.id
    expect((await give(refused)).status).toBe(200)
    expect((await give(refused)).status).toBe(409)
    expect(await one.titles({ status: 'awaitsYou' })).toEqual([])
    expect((await one.list()).items[0]).toMatchObject({ status: 'published', publications: { refused: 0 } })
  })
})
