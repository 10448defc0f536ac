import type { Network } from '@postelier/contract'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newDigitsId } from '../../platform/ids.ts'
import { readyPost, sendDue } from '../../testing/ready-post.ts'
import { openTestNetwork } from '../../testing/test-network.ts'
import { nowhere, unread } from '../../testing/test-networks.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { task } from '../tasks/task.tables.ts'
import { delivery } from './publishing.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** Posts of one page that nobody can read back, and what is answered of each. */
async function askedOf(count: number, network: Network = 'x') {
  const { db } = server.platform
  const one = await readyPost(server)
  await one.validate()
  await one.publish([one.pageId])
  await sendDue(server, openTestNetwork().networks)
  const [sent] = await db.select().from(delivery).where(eq(delivery.pageId, one.pageId))
  if (!sent) throw new Error('It was sent')
  const row = { ...sent, network, state: 'asked', externalId: null, url: null } as const
  const asked = await Promise.all(
    Array.from({ length: count }, async (_, nth) => {
      const { id: publicId } = await one.posts.make({ title: `Un post ${nth}` })
      const [{ id: taskId = 0 } = {}] = await db
        .select({ id: task.id })
        .from(task)
        .where(eq(task.publicId, publicId))
      const id = newDigitsId()
      await db.insert(delivery).values({ ...row, id, taskId, figuresNextAt: null, endedAt: null })
      return { id, publicId }
    }),
  )
  const ids = asked.map(({ id }) => id)
  return {
    say: (nth: number, url: string) =>
      one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/answer', {
        params: { id: one.who.id, taskPublicId: asked[nth]?.publicId ?? '', publicationId: ids[nth] ?? 0 },
        body: { isThere: true, url },
      }),
    rows: () => db.select().from(delivery).where(inArray(delivery.id, ids)),
    confirm: (nth: number, known: { externalId: string | null; url: string | null }) =>
      db
        .update(delivery)
        .set({ ...known, state: 'confirmed' })
        .where(eq(delivery.id, ids[nth] ?? 0)),
  }
}

const taken = { error: { fields: { url: 'Cette adresse est celle d’un autre de vos posts.' } } }

describe('what a person says is there', () => {
  it.each<[Network, string, string, string]>([
    ['x', 'x.com/verdier/status/71', 'x.com/verdier/status/71?s=20', 'mobile.x.com/i/status/71'],
    [
      'linkedin',
      'linkedin.com/feed/update/urn:li:activity:71/',
      'www.linkedin.com/feed/update/urn:li:activity:71?utm=1#comments',
      'fr.linkedin.com/posts/verdier_pain-activity-71-AbCd',
    ],
  ])('is one post, of three that ask at once: on %s', async (network, ...addresses) => {
    const { say, rows } = await askedOf(3, network)
    const answers = await Promise.all(addresses.map((address, nth) => say(nth, `https://${address}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    for (const { status, body } of answers) if (status === 422) expect(body).toMatchObject(taken)
    expect((await rows()).map(({ state }) => state).sort()).toEqual(['asked', 'asked', 'confirmed'])
  })

  it('is no post that another one is known to be, by its id or by its address', async () => {
    const { say, confirm } = await askedOf(3)
    await confirm(1, { externalId: '72', url: null })
    await confirm(2, { externalId: null, url: 'https://x.com/i/web/status/73' })
    expect((await say(0, 'https://x.com/verdier/status/72')).body).toMatchObject(taken)
    expect((await say(0, 'https://x.com/verdier/status/73')).body).toMatchObject(taken)
    // Its letters stand in another address, and it is none of those.
    expect((await say(0, 'https://x.com/verdier/status/7')).status).toBe(200)
  })

  it('is asked of the network, where that can say', async () => {
    const { say, rows } = await askedOf(2)
    const refused = await say(0, `https://x.com/verdier/status/${nowhere}`)
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { fields: { url: 'X ne trouve aucun post de cette page à cette adresse.' } } },
    })
    expect((await rows()).map(({ state }) => state)).toEqual(['asked', 'asked'])
    // It does not answer: whoever looked knows better.
    expect((await say(0, `https://x.com/verdier/status/${unread}`)).status).toBe(200)
  })

  it('has no figures and no comment to come where nobody knows under what', async () => {
    const { say, rows } = await askedOf(1, 'linkedin')
    const url = 'https://www.linkedin.com/feed/update/urn:li:activity:74/'
    expect((await say(0, url)).status).toBe(200)
    expect(await rows()).toMatchObject([
      { url, externalId: null, figuresNextAt: null, comment: null, commentNextAt: null },
    ])
  })

  it('is kept once by the database too, whoever writes it', async () => {
    const { confirm } = await askedOf(2)
    await confirm(0, { externalId: '75', url: null })
    await expect(confirm(1, { externalId: '75', url: null })).rejects.toMatchObject({
      cause: { code: '23505' },
    })
  })
})
