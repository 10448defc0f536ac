import { localTimeOf } from '../platform/local-time.ts'
import { readyPost, sendDue } from './ready-post.ts'
import { openTestNetwork } from './test-network.ts'
import type { TestServer } from './test-platform.ts'

let words = 0

/** Posts on their way to a network in memory, and the time that goes by. */
export async function sendingOn(server: TestServer) {
  // What other tests left due would meet the trouble that is meant for these.
  await sendDue(server, openTestNetwork().networks)
  const network = openTestNetwork()
  const send = () => sendDue(server, network.networks)
  return {
    network,
    send,
    inParis: (afterMs: number) =>
      localTimeOf(new Date(server.clock.now().getTime() + afterMs), 'Europe/Paris'),
    /** A post that is validated, with words nobody else uses. */
    async validated() {
      const text = `Le pain sort du four, ${++words}`
      const one = await readyPost(server, text)
      await one.validate()
      const sent = () => network.posts.filter((post) => post.text === text)
      return { ...one, live: () => sent().length, sentAs: () => sent().map(({ format }) => format) }
    },
    async after(ms: number, act: () => Promise<void>) {
      server.clock.advance(ms)
      try {
        await send()
        await act()
      } finally {
        server.clock.advance(-ms)
      }
    },
    mailed: async ({ who }: { who: { email: string } }, wanted: string) =>
      (await server.mailsTo(who.email)).filter(({ kind }) => kind === wanted),
  }
}

export type Sending = Awaited<ReturnType<typeof sendingOn>>
