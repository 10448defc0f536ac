// Whatever people do, whatever networks do and whenever whoever sends is killed: a model of what may happen is held against
// what does.
import type { TaskStatus } from '@postelier/contract'
import type { RefusalKind } from '@postelier/networks/adapters'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { localTimeOf } from '../../platform/local-time.ts'
import { readyPost, sendDue } from '../../testing/ready-post.ts'
import { openTestNetwork } from '../../testing/test-network.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** What a person may do from where; what is not in it must be refused. */
const allowed = {
  validate: ['customizing'],
  workAgain: ['validated', 'publicationWaiting'],
  schedule: ['validated', 'publicationWaiting'],
  unschedule: ['publicationWaiting'],
  publish: ['validated', 'publicationWaiting'],
  cancel: ['validated', 'publicationWaiting'],
  putBack: ['publicationCanceled'],
} satisfies Record<string, readonly TaskStatus[]>
type Transition = keyof typeof allowed

type Doing =
  | { readonly does: 'transition'; readonly transition: Transition }
  | { readonly does: 'work' | 'hold' | 'letGo' | 'linkAgain' | 'resume' | 'giveUp' }
  | { readonly does: 'pass'; readonly minutes: number }
  | {
      readonly does: 'trouble'
      readonly at: 'upload' | 'put' | 'look'
      readonly kind: RefusalKind | 'killed'
      readonly happens: boolean
    }

const anyTrouble = fc.record({
  does: fc.constant('trouble' as const),
  // The last call most often: that is where it matters.
  at: fc.constantFrom('upload', 'put', 'put', 'look'),
  kind: fc.constantFrom<RefusalKind | 'killed'>(
    ...(['killed', 'killed', 'unknownOutcome', 'unknownOutcome'] as const),
    ...(['transient', 'validation', 'authRevoked', 'rateLimited'] as const),
  ),
  happens: fc.boolean(),
})

const anyDoing: fc.Arbitrary<Doing> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('transition' as const),
      transition: fc.constantFrom(...(Object.keys(allowed) as Transition[])),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ does: 'work' } as const) },
  { weight: 1, arbitrary: fc.constantFrom({ does: 'hold' } as const, { does: 'letGo' } as const) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      { does: 'linkAgain' } as const,
      { does: 'resume' } as const,
      { does: 'giveUp' } as const,
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 3, arbitrary: anyTrouble },
)

/** Refused for sure, and yet done: no network does that. */
const isPossible = ({ at, kind, happens }: Extract<Doing, { does: 'trouble' }>) =>
  at !== 'put' || !happens || kind === 'killed' || kind === 'unknownOutcome'

/** Most lives begin with a post on its way, and something in its way. */
const anyLife = fc
  .tuple(
    fc.boolean(),
    fc.array(anyTrouble, { maxLength: 3 }),
    fc.constantFrom<readonly Doing[]>(
      [{ does: 'transition', transition: 'publish' }, { does: 'work' }],
      [{ does: 'transition', transition: 'schedule' }, { does: 'pass', minutes: 11 }, { does: 'work' }],
    ),
    fc.array(anyDoing, { minLength: 4, maxLength: 22 }),
  )
  .map(([isPlain, troubles, start, rest]): Doing[] =>
    isPlain ? rest : [{ does: 'transition', transition: 'validate' }, ...troubles, ...start, ...rest],
  )

let words = 0

async function live(doings: readonly Doing[]): Promise<void> {
  // What the life before left due would meet this one's trouble.
  await sendDue(server, openTestNetwork().networks)
  const network = openTestNetwork()
  const text = `Une vie entière, ${++words}`
  const post = await readyPost(server, text)
  let ahead = 0
  let isHeld = false
  const count = () => network.posts.filter((one) => one.text === text).length
  const pass = (ms: number) => {
    ahead += ms
    server.clock.advance(ms)
  }
  const work = () => sendDue(server, network.networks)
  const soon = () => localTimeOf(new Date(server.clock.now().getTime() + minutes(10)), 'Europe/Paris')
  const linkAgain = async () => {
    if ((await post.publications())[0]?.state === 'held') await post.linkAgain()
  }
  const transitions: Readonly<Record<Transition, () => Promise<{ readonly status: number }>>> = {
    validate: post.validate,
    workAgain: () => post.posts.workAgain(post.post),
    schedule: () => post.schedule(soon()),
    unschedule: post.unschedule,
    publish: () => post.publish([post.pageId]),
    cancel: () => post.posts.cancel(post.post),
    putBack: () => post.posts.putBack(post.post),
  }
  const act = async (doing: Doing) => {
    switch (doing.does) {
      case 'transition': {
        const { status } = await post.task()
        const { status: answer } = await transitions[doing.transition]()
        const may = (allowed[doing.transition] as readonly TaskStatus[]).includes(status)
        expect([doing.transition, status, answer < 300]).toEqual([doing.transition, status, may])
        return
      }
      case 'work':
        await work()
        return
      case 'hold':
        isHeld = true
        await post.hold()
        return
      case 'letGo':
        isHeld = false
        await post.letGo()
        return
      case 'linkAgain':
        return linkAgain()
      case 'resume':
      case 'giveUp':
        await post[doing.does]()
        return
      case 'pass':
        return pass(minutes(doing.minutes))
      case 'trouble':
        if (isPossible(doing))
          network.trouble.push({ at: doing.at, does: doing.kind, happens: doing.happens })
    }
  }
  try {
    for (const doing of doings) {
      const before = count()
      await act(doing)
      expect(count()).toBeLessThanOrEqual(1)
      if (isHeld && doing.does === 'work') expect(count()).toBe(before)
      await expectTruth()
    }
    // Everything is set right, and time goes by: nothing is left alone.
    network.trouble.length = 0
    isHeld = false
    await post.letGo()
    for (let times = 0; times < 12; times++) {
      await linkAgain()
      await post.resume()
      await work()
      pass(minutes(times < 6 ? 5 : 100))
    }
    await work()
    await expectTruth()
    const { status } = await post.task()
    const [page] = await post.publications()
    if (status === 'publishing') expect(page?.state).toBe('asked')
    if (page?.state === 'failed') expect(status).not.toBe('published')
  } finally {
    server.clock.advance(-ahead)
  }

  /** What is said of the post is so, whenever one looks. */
  async function expectTruth() {
    const { status } = await post.task()
    const [page] = await post.publications()
    if (status === 'published')
      expect([count(), page?.state, page?.url !== null]).toEqual([1, 'published', true])
    if (status !== 'published' && status !== 'publishing') expect([status, count()]).toEqual([status, 0])
  }
}

const lives = Number(process.env.LIVES ?? 6)
/** Of one life on a machine with much else to do: what hangs is what is meant, and not what takes its time. */
const longestLifeMs = 20_000

it('a post goes out once or not at all, and what is said of it is so', {
  timeout: lives * longestLifeMs,
}, async () => {
  await fc.assert(fc.asyncProperty(anyLife, live), { numRuns: lives, endOnFailure: true })
})
