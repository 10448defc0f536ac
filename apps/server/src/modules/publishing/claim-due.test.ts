import { lte } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { newPublicId } from '../../platform/ids.ts'
import { readyPost, sendDue } from '../../testing/ready-post.ts'
import { openTestNetwork } from '../../testing/test-network.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { claimDue } from './delivery.store.ts'
import { delivery } from './publishing.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** A business with posts due on its one page. */
async function due(count: number): Promise<number> {
  const one = await readyPost(server)
  const others = Array.from({ length: count - 1 }, (_, nth) =>
    readyPost(server, `Et le pain numéro ${nth} !`, one.who),
  )
  for (const post of [one, ...(await Promise.all(others))]) {
    await post.validate()
    await post.publish([one.pageId])
  }
  return one.pageId
}

it('pages in another worker’s slow deliveries take no turn of those that are free', async () => {
  await sendDue(server, openTestNetwork().networks)
  // Rows that other tests wrote by hand, of posts that are not being sent, stay due for ever.
  await server.platform.db
    .update(delivery)
    .set({ nextAt: null })
    .where(lte(delivery.nextAt, server.clock.now()))
  const busy = [await due(2), await due(2)]
  const free = await due(1)
  const take = async () => {
    const input = { now: server.clock.now(), holder: newPublicId(), most: 2 }
    return (await claimDue(server.platform.db, input)).map(({ row }) => row.pageId)
  }
  expect((await take()).toSorted()).toEqual(busy.toSorted())
  expect(await take()).toEqual([free])
  expect(await take()).toEqual([])
  // Whoever had them says nothing any more: they are gone.
  server.clock.advance(2 * 60_000)
  expect(await take()).toHaveLength(2)
  server.clock.advance(2 * 60_000)
  await sendDue(server, openTestNetwork().networks)
})
