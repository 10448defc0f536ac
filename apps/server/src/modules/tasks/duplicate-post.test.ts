import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { days } from '../../platform/clock.ts'
import { localTimeOf } from '../../platform/local-time.ts'
import { makePerson } from '../../testing/people.ts'
import { postsFor } from '../../testing/posts.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

type Posts = Awaited<ReturnType<typeof postsFor>>
const duplicate = ({ browser, id }: Posts, taskPublicId: string) =>
  browser.call('POST /api/users/{id}/tasks/{taskPublicId}/duplicate', { params: { id, taskPublicId } })

describe('duplicating a post', () => {
  it('copies its words, networks, pages and settings, and a visual of its own, but no date and no approval', async () => {
    const one = await readyPost(server)
    const { version } = await one.task()
    const settings = { x: { replies: 'following' } }
    await one.posts.change(one.post, {
      version,
      settings,
      networks: ['x'],
      pageIds: [one.pageId],
      firstComment: 'Le lien',
    })
    await one.validate()
    await one.schedule(localTimeOf(new Date(server.clock.now().getTime() + days(30)), 'Europe/Paris'))
    const from = await one.task()
    const { task } = (await duplicate(one.posts, one.post)).body
    expect(task).toMatchObject({
      title: `${from.title} (copie)`,
      status: 'customizing',
      hooks: from.hooks,
      networks: ['x'],
      pageIds: [one.pageId],
      settings,
      firstComment: 'Le lien',
      publishAt: null,
      schedule: null,
      visual: { isValidated: false, pages: from.visual?.pages },
    })
    expect(task.visual?.id).not.toBe(from.visual?.id)
    // Another template on the copy leaves the first as it was approved.
    expect((await one.posts.dress(task.id, { version: task.version, ratio: '9:16' })).status).toBe(200)
    expect(await one.task()).toMatchObject({ status: 'publicationWaiting', ratio: from.ratio })
  })

  it('copies its own files: what becomes of one post’s is nothing to the other’s', async () => {
    const posts = await postsFor(server, await makePerson(server, 'customer'))
    const made = await posts.make({ format: 'album' })
    const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#e4572b' } })
      .jpeg()
      .toBuffer()
    await posts.upload(made.id, picture, { name: 'four.jpg', fields: { altText: 'Le four' } })
    const { task } = (await duplicate(posts, made.id)).body
    const [copy] = task.media.items
    expect(copy).toMatchObject({ altText: 'Le four', width: 320, name: 'four.jpg' })
    const [first] = (await posts.read(made.id)).body.task.media.items
    expect(copy?.file).not.toBe(first?.file)
    const fileId = copy?.file.split('/')[2] ?? ''
    const read = () =>
      posts.browser.call('GET /files/{fileId}/{variant}', { params: { fileId, variant: 'full' } })
    expect((await read()).status).toBe(200)
  })

  it('is nobody else’s to do, and needs a post that is there', async () => {
    const posts = await postsFor(server, await makePerson(server, 'customer'))
    const stranger = await postsFor(server, await makePerson(server, 'customer'))
    const { id } = await posts.make()
    expect((await duplicate({ ...stranger, id: posts.id }, id)).status).toBe(404)
    expect((await duplicate(stranger, id)).status).toBe(404)
  })
})
