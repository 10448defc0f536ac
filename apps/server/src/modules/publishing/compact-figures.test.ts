import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { days, hours, later, monthsBefore } from '../../platform/clock.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { compactFigures } from './index.ts'
import { purges, someFigures } from './kept-figures.store.ts'
import { pageFigure, postFigure } from './publishing.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const run = (signal = new AbortController().signal) =>
  compactFigures.handle(server.platform, {}, { id: 'test', signal })

/** The beginning of the day (UTC) that many days ago. */
const dayAgo = (count: number) => {
  const at = later(server.clock.now(), -days(count))
  at.setUTCHours(0, 0, 0, 0)
  return at
}

/** A post on a page, without figures. */
async function publication() {
  const one = await readyPost(server)
  await one.validate()
  const day = later(server.clock.now(), days(300)).toISOString().slice(0, 10)
  await one.schedule(`${day}T10:00`)
  const [found] = await one.publications()
  return { deliveryId: found?.id ?? 0, pageId: one.pageId }
}

async function posts() {
  const { db } = server.platform
  const { deliveryId } = await publication()
  return {
    deliveryId,
    add: (...moments: readonly Date[]) =>
      db
        .insert(postFigure)
        .values(moments.map((at, nth) => ({ deliveryId, at, figures: { likes: nth }, raw: { nth } }))),
    kept: async () =>
      (
        await db
          .select()
          .from(postFigure)
          .where(eq(postFigure.deliveryId, deliveryId))
          .orderBy(postFigure.at, postFigure.id)
      ).map(({ at, raw }) => [at.toISOString(), raw]),
  }
}

const said = (at: Date, nth: number) => [at.toISOString(), { nth }]

describe('what is kept of a post’s figures', () => {
  it('is every answer of a month, then the last of each day, then the last there is', async () => {
    const one = await posts()
    const lately = [1, 2, 3].map((hour) => later(dayAgo(28), hours(hour)))
    const before = [0, 12, 23].map((hour) => later(dayAgo(40), hours(hour)))
    const dayAfter = later(dayAgo(39), hours(1))
    const longAgo = [later(dayAgo(500), hours(1)), later(dayAgo(500), hours(2)), dayAgo(450)]
    await one.add(...longAgo, ...before, dayAfter, ...lately)
    await run()
    const expected = [
      said(before[2] ?? dayAfter, 5),
      said(dayAfter, 6),
      ...lately.map((at, nth) => said(at, 7 + nth)),
    ]
    expect(await one.kept()).toEqual(expected)
    await run()
    expect(await one.kept()).toEqual(expected)
  })

  it('is never nothing, however long ago it was and however often it is looked at', async () => {
    const one = await posts()
    await one.add(dayAgo(900), dayAgo(800), later(dayAgo(700), hours(1)), later(dayAgo(700), hours(2)))
    await Promise.all([run(), run()])
    await run()
    expect(await one.kept()).toEqual([said(later(dayAgo(700), hours(2)), 3)])
  })

  it('of two at one moment is the one that was written last', async () => {
    const one = await posts()
    await one.add(dayAgo(40), dayAgo(40))
    await run()
    expect(await one.kept()).toEqual([said(dayAgo(40), 1)])
  })

  it('is the same where there is more than a batch, and where two look at once', async () => {
    const [one, other] = [await posts(), await posts()]
    const hundredDays = Array.from({ length: 100 }, (_, nth) => dayAgo(40 + nth))
    const hourly = hundredDays.flatMap((day) =>
      Array.from({ length: 24 }, (_, hour) => later(day, hours(hour))),
    )
    for (const { add } of [one, other]) await add(...hourly)
    await Promise.all([run(), run()])
    for (const { kept } of [one, other])
      expect((await kept()).map(([at]) => at)).toEqual(
        hundredDays.map((day) => later(day, hours(23)).toISOString()).sort(),
      )
  })

  it('stays as it is where a run is broken off', async () => {
    const one = await posts()
    await one.add(dayAgo(900), dayAgo(800))
    await run(AbortSignal.abort())
    expect(await one.kept()).toHaveLength(2)
  })
})

it('a page’s last figures of long ago go once a later one is looked at', async () => {
  const { db } = server.platform
  const { pageId } = await publication()
  const add = (at: Date) => db.insert(pageFigure).values({ pageId, at, figures: {} })
  const kept = async () =>
    (await db.select().from(pageFigure).where(eq(pageFigure.pageId, pageId))).map(({ at }) => at)
  const thirteenMonths = monthsBefore(server.clock.now(), 13)
  await add(dayAgo(900))
  await run()
  await add(dayAgo(10))
  await run()
  expect(await kept()).toEqual([dayAgo(900), dayAgo(10)])
  await add(later(thirteenMonths, -days(1)))
  await run()
  expect(await kept()).toEqual([dayAgo(10)])
})

it('a batch of figures is found by its index', async () => {
  for (const [figures, thinning] of purges) {
    const plan = await server.platform.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_sort = off`)
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain ${someFigures(figures, thinning, server.clock.now())}`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(/CTE old[^C]+Index Scan using (post|page)_figure_(every|daily)_idx/)
    expect(plan).not.toMatch(/Seq Scan/)
  }
})
