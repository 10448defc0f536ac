import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { type ReadyPost, readyPost, sendDue } from '../../testing/ready-post.ts'
import { openTestNetwork, type Trouble } from '../../testing/test-network.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { claimComments, writeComment } from './comment.store.ts'
import { driveComments } from './drive-comments.ts'
import { delivery } from './publishing.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const words = 'L’adresse du four : exemple.fr'

async function readyWithComment() {
  // What other tests left due must not meet what is to go wrong here.
  await sendDue(server, openTestNetwork().networks)
  const one = await readyPost(server)
  const { version } = await one.task()
  expect((await one.posts.change(one.post, { version, firstComment: words })).status).toBe(200)
  await one.validate()
  return { one, network: openTestNetwork() }
}

/** A post that is out, with a first comment still to come. */
async function publishedWithComment() {
  const { one, network } = await readyWithComment()
  await one.publish([one.pageId])
  await sendDue(server, network.networks)
  expect(network.posts).toHaveLength(1)
  return { one, network }
}

const comment = (network: ReturnType<typeof openTestNetwork>) =>
  driveComments({ ...server.platform, networks: network.networks }, new AbortController().signal)

const came = async (one: ReadyPost) => {
  const [publication] = await one.publications()
  return [(await one.task()).status, publication?.state, publication?.comment?.state]
}

describe('a first comment, driven', () => {
  it('is written under the post once it is out', async () => {
    const { one, network } = await publishedWithComment()
    expect(await came(one)).toEqual(['published', 'published', 'waiting'])
    await comment(network)
    expect(network.comments).toEqual([{ under: network.posts[0]?.key, text: words }])
    expect(await came(one)).toEqual(['published', 'published', 'done'])
    await comment(network)
    expect(network.comments).toHaveLength(1)
  })

  it('is leased by one worker: whoever lost it writes nothing', async () => {
    const { one, network } = await publishedWithComment()
    const { db } = server.platform
    const claim = async (holder: string) =>
      (await claimComments(db, { now: server.clock.now(), holder, most: 1 }))[0]
    const first = await claim('first')
    expect(first?.holder).toBe('first')
    expect(await claim('second')).toBeUndefined()
    server.clock.advance(minutes(4))
    expect((await claim('second'))?.holder).toBe('second')
    if (!first) throw new Error('It was there')
    const lost = { comment: first.row.comment, nextAt: null, keeps: false }
    await expect(writeComment(server.platform, first, lost)).rejects.toThrow('Another worker')
    server.clock.advance(minutes(4))
    await comment(network)
    expect(await came(one)).toEqual(['published', 'published', 'done'])
  })

  const silences: readonly (Trouble & { readonly name: string })[] = [
    { name: 'nobody answered, and it is there', at: 'comment', does: 'unknownOutcome', happens: true },
    { name: 'nobody answered, and it is not there', at: 'comment', does: 'unknownOutcome', happens: false },
    { name: 'the process ended after it was there', at: 'comment', does: 'killed', happens: true },
    { name: 'the process ended before', at: 'comment', does: 'killed', happens: false },
    { name: 'the network was away', at: 'comment', does: 'transient', happens: false },
    { name: 'what opens the account had ended', at: 'comment', does: 'authExpired', happens: false },
  ]
  it.each(silences)('is there once where $name', async (trouble) => {
    const { one, network } = await publishedWithComment()
    network.trouble.push(trouble)
    for (let times = 0; times < 8; times++) {
      await comment(network)
      server.clock.advance(minutes(4))
    }
    expect(network.comments).toHaveLength(1)
    expect(await came(one)).toEqual(['published', 'published', 'done'])
    expect(network.refreshes).toBe(trouble.does === 'authExpired' ? 1 : 0)
  })

  it.each(['transient', 'unknownOutcome', 'notFound'] as const)(
    'waits where renewing its tokens meets %s, and nothing was sent',
    async (does) => {
      const { one, network } = await publishedWithComment()
      network.trouble.push(
        { at: 'comment', does: 'authExpired', happens: false },
        { at: 'refresh', does, happens: false },
      )
      await comment(network)
      expect(await came(one)).toEqual(['published', 'published', 'waiting'])
      server.clock.advance(minutes(4))
      await comment(network)
      expect(await came(one)).toEqual(['published', 'published', 'done'])
      expect(network.comments).toHaveLength(1)
    },
  )

  it('is there once though the network shows it late', async () => {
    const { one, network } = await publishedWithComment()
    network.trouble.push({ at: 'comment', does: 'unknownOutcome', happens: true })
    network.shownAfterLooks = 2
    for (let times = 0; times < 8; times++) {
      await comment(network)
      server.clock.advance(minutes(1))
    }
    expect(network.comments).toHaveLength(1)
    expect(await came(one)).toEqual(['published', 'published', 'done'])
  })

  /** A post that nobody can read back: a person is asked. */
  async function asked() {
    const { one, network } = await readyWithComment()
    network.trouble.push(
      { at: 'put', does: 'unknownOutcome', happens: true },
      { at: 'look', does: 'authRevoked', happens: false },
    )
    await one.publish([one.pageId])
    await sendDue(server, network.networks)
    server.clock.advance(minutes(1))
    await sendDue(server, network.networks)
    expect((await one.publications())[0]?.state).toBe('asked')
    return { one, network }
  }

  const rowsAt = (url: string) => server.platform.db.select().from(delivery).where(eq(delivery.url, url))

  it('is written, and figures are asked for, where the address says which post it is', async () => {
    const { one, network } = await asked()
    const url = 'https://x.com/somebody/status/1445880548472328192'
    expect((await one.answer({ isThere: true, url })).status).toBe(200)
    await comment(network)
    expect(network.comments).toEqual([{ under: '1445880548472328192', text: words }])
    const [row] = await rowsAt(url)
    expect(row?.externalId).toBe('1445880548472328192')
    expect(row?.figuresNextAt).toBeInstanceOf(Date)
  })

  it('that is refused leaves the post published, and says why', async () => {
    const { one, network } = await publishedWithComment()
    network.trouble.push({ at: 'comment', does: 'validation', happens: false })
    await comment(network)
    expect(await came(one)).toEqual(['published', 'published', 'failed'])
    expect((await one.publications())[0]?.comment?.reason).toBe('validation')
  })

  it('waits while everything of the business is held', async () => {
    const { one, network } = await publishedWithComment()
    await one.hold()
    await comment(network)
    expect(network.comments).toEqual([])
    await one.letGo()
    server.clock.advance(minutes(1))
    await comment(network)
    expect(network.comments).toHaveLength(1)
  })
})
