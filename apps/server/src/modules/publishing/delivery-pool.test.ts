import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Networks } from '../../platform/networks/network-client.ts'
import { eventually } from '../../testing/eventually.ts'
import { type ReadyPost, readyPost, sendDue } from '../../testing/ready-post.ts'
import { openTestNetwork } from '../../testing/test-network.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { mostAtOnce } from './delivery-pool.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('a post that waited for its turn so long that somebody may have taken it over is sent anew, and once', {
  tags: ['deep'],
}, async () => {
  await sendDue(server, openTestNetwork().networks)
  const posts: ReadyPost[] = []
  for (let nth = 0; nth <= mostAtOnce; nth++) {
    const one = await readyPost(server, `Le pain numéro ${nth}`)
    await one.validate()
    await one.publish([one.pageId])
    posts.push(one)
  }
  const network = openTestNetwork()
  const networkClient = Promise.withResolvers<void>()
  let speaking = 0
  const networks: Networks = (name) => {
    const open = network.networks(name)
    if (!open) return undefined
    const step: typeof open.adapter.step = async (context, job, progress) => {
      if (progress.isFinal) {
        speaking++
        await networkClient.promise
      }
      return open.adapter.step(context, job, progress)
    }
    return { ...open, adapter: { ...open.adapter, step } }
  }
  const sent = sendDue(server, networks)
  const isWritten = async () => {
    const journals = await Promise.all(posts.map((one) => one.journal()))
    return journals.every((lines) => lines.some(({ what }) => what === 'sending'))
  }
  await eventually(async () => expect([speaking, await isWritten()]).toEqual([mostAtOnce, true]))
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 20_000)
  networkClient.resolve()
  await sent
  expect(new Set(network.posts.map(({ text }) => text)).size).toBe(mostAtOnce + 1)
  expect(network.posts).toHaveLength(mostAtOnce + 1)
  const sendings = await Promise.all(
    posts.map(async (one) => (await one.journal()).filter(({ what }) => what === 'sending').length),
  )
  expect(sendings.toSorted()).toEqual([...Array<number>(mostAtOnce).fill(1), 2])
})
