import { beforeAll, describe, expect, it } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { makePerson } from '../../testing/people.ts'
import { postsFor } from '../../testing/posts.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { settingsFor } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
const customer = async () => postsFor(server, await makePerson(server, 'customer'))

describe('what a post sets on a network', () => {
  it('is kept as it was chosen, also for a network it is not for just now, and read by network', async () => {
    const posts = await customer()
    const { id, version } = await posts.make({ networks: ['x'] })
    const settings = { tiktok: { privacy: 'friends', comments: 'on' }, x: { replies: 'following' } }
    const saved = await posts.change(id, { version, settings })
    expect(saved.body.task).toMatchObject({ settings, version: version + 1 })
    const { task } = (await posts.read(id)).body
    expect(settingsFor(task, 'tiktok')).toEqual({ privacy: 'friends', comments: 'on' })
    expect(settingsFor(task, 'bluesky')).toEqual({})
    // The same, written in another order, is no change.
    const same = { x: { replies: 'following' }, tiktok: { comments: 'on', privacy: 'friends' } }
    expect((await posts.change(id, { version, settings: same })).body.task.version).toBe(version + 1)
  })

  it.each([
    [{ tiktok: { privacy: 'everybody' } }, 'settings.tiktok.privacy'],
    [{ tiktok: { visibility: 'public' } }, 'settings.tiktok.visibility'],
    [{ bluesky: { constructor: 'on' } }, 'settings.bluesky.constructor'],
    [{ x: { replies: '' } }, 'settings.x.replies'],
    [{ x: { replies: ['everyone'] } }, 'settings.x.replies'],
  ])('is refused where the network does not know it: %j', async (settings, path) => {
    const posts = await customer()
    const { id, version } = await posts.make()
    const refused = await posts.change(id, { version, settings })
    expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([422, [path]])
    expect((await posts.read(id)).body.task.settings).toEqual({})
  })

  it('is written over by nobody who read an older one, and by no stranger', async () => {
    const [posts, stranger] = [await customer(), await customer()]
    const { id, version } = await posts.make()
    const settings = { linkedin: { visibility: 'connections' } }
    const replies = await Promise.all(
      [settings, { x: { replies: 'mentioned' } }].map((one) => posts.change(id, { version, settings: one })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await stranger.change(id, { version, settings })).status).toBe(404)
    expect((await posts.change(id, { version, settings: { myspace: {} } })).status).toBe(422)
  })

  it('is a part of what was approved: another choice takes it back, and a scheduled post off its way', async () => {
    const one = await readyPost(server)
    const { version } = (await one.validate()).body.task
    const settings = { x: { replies: 'following' } }
    const set = await one.posts.change(one.post, { version, settings })
    expect(set.body.task).toMatchObject({ status: 'customizing', settings })
    await one.validate()
    const soon = new Date(server.clock.now().getTime() + hours(3)).toISOString().slice(0, 16)
    const { task } = (await one.schedule(soon, { zone: 'UTC' })).body
    const after = await one.posts.change(one.post, { version: task.version, settings: {} })
    expect(after.body.task).toMatchObject({ status: 'customizing', settings: {} })
  })
})
