// One post on one network, through one fault and one disturbance, until nothing is due any more; then what is over there is
// held against what is written here.
import { eq } from 'drizzle-orm'
import { system } from '../../access/actor.ts'
import { type Command, runCommand } from '../../access/context.ts'
import { schedulePost, unschedulePost } from '../../modules/publishing/commands/schedule-post.ts'
import { startPublishing } from '../../modules/publishing/commands/start-publishing.ts'
import { delivery } from '../../modules/publishing/publishing.tables.ts'
import { sendDeliveries } from '../../modules/publishing/send-deliveries.ts'
import { cancelTask, removeTask } from '../../modules/tasks/commands/cancel-task.ts'
import { changeTask } from '../../modules/tasks/commands/change-task.ts'
import { minutes } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Case, chanceOf } from './cases.ts'
import { faultOf, learnCalls, type NetworkCalls } from './network-calls.ts'
import { openOutage } from './outage.ts'
import { type PublishInput, type ReadyPost, wishOf } from './ready-to-send.ts'
import { liveOf } from './sandbox-control.ts'
import { type Result, readStoredDelivery, type UnknownWatch, verdictOn, watchUnknown } from './verdict.ts'
import { Killed, type World } from './world.ts'

const by = system('faults')
let count = 0

const learnt = new Map<string, NetworkCalls>()

export async function runCase(world: World, one: Case, goneMs: number): Promise<Result> {
  const { network } = one
  const calls = learnt.get(network) ?? (await learn(world, network))
  learnt.set(network, calls)
  const chance = chanceOf(one.seed)
  return sendOne(world, one, {
    fault: faultOf(one, calls, chance),
    disturbAt: 1 + chance(calls.calls.length),
    isAfter: chance(2) === 1,
    goneMs,
  })
}

async function learn(world: World, network: Case['network']): Promise<NetworkCalls> {
  const plain = { network, fault: 'before', disturbance: 'none', place: 'any', seed: 0 } as const
  return learnCalls(world.control, network, () =>
    sendOne(world, plain, { fault: undefined, disturbAt: 0, isAfter: false, goneMs: 0 }),
  )
}

interface Trouble {
  readonly fault: object | undefined
  /** Before or after which of our calls we are disturbed. */
  readonly disturbAt: number
  readonly isAfter: boolean
  readonly goneMs: number
}

async function sendOne(world: World, one: Case, trouble: Trouble): Promise<Result> {
  const text = `Le pain sort du four, fournée ${++count}.`
  const post = await world.newPost(text)
  const outage = openOutage(world.server.platform.db, world.networkClient)
  const platform = world.platformWith(outage.db)
  const place = { accountId: world.accountId, taskPublicId: post.publicId }
  const { accountId, picture } = world
  const input = wishOf(post, one.network, { accountId, picture, pageId: world.pageIds[one.network] })
  await runCommand(platform, by, 'faults', startPublishing, input)
  if (trouble.fault) await world.control('POST', 'faults', trouble.fault)

  let calls = 0
  let jumped = 0
  const jump = (ms: number) => {
    jumped += ms
    world.jump(ms)
  }
  const disturb = async () => {
    switch (one.disturbance) {
      case 'killed':
        throw new Killed()
      case 'databaseGone':
        return outage.begin(trouble.goneMs)
      case 'meddled':
        return meddle(platform, { ...place, version: post.version }, input)
      case 'clockForward':
        return jump(minutes(61))
      case 'clockBack':
        return jump(-minutes(61))
      default:
        return
    }
  }
  world.around = async (at) => {
    if (at === 'before') calls++
    if (calls === trouble.disturbAt && (at === 'after') === trouble.isAfter) {
      calls = Number.POSITIVE_INFINITY
      await disturb()
    }
  }

  const work = () =>
    sendDeliveries({ platform, networks: world.clients, signal: new AbortController().signal }).catch(
      (reason: unknown) => {
        // A worker whose database is away tries again with the next second.
        if (!outage.explains(reason)) throw reason
      },
    )
  const readRow = async () =>
    (await world.server.platform.db.select().from(delivery).where(eq(delivery.taskId, post.id)))[0]
  const unknown = watchUnknown()
  /** That went by, whatever clocks say. */
  let elapsed = 0
  const clock = world.server.clock
  for (let round = 0; round < 60; round++) {
    await Promise.all(one.disturbance === 'twoWorkers' ? [work(), work()] : [work()])
    const began = performance.now()
    await outage.over()
    elapsed += performance.now() - began
    const row = await readRow()
    unknown.see(row?.state, elapsed)
    if (!row?.nextAt) break
    const until = Math.max(row.nextAt.getTime(), row.heldUntil?.getTime() ?? 0) + 1
    const ms = Math.max(0, until - clock.now().getTime())
    elapsed += ms
    await world.advance(ms)
  }
  world.around = () => undefined
  // Set right again for whoever comes next.
  world.jump(-jumped)
  await world.control('DELETE', 'faults')
  const result = await judge(world, { ...post, text }, unknown)
  // A link that ended is made again, for whoever comes next.
  if (result.state === 'held') await world.linkAgain(one.network)
  return result
}

/** Whatever is still on its way over there arrives, and is counted. */
async function judge(world: World, post: ReadyPost & { text: string }, unknown: UnknownWatch) {
  await world.advance(30_000)
  const live = await liveOf(world.control, post.text)
  return verdictOn(await readStoredDelivery(world.server.platform.db, post), {
    live,
    unknownForMs: unknown.longestMs(),
  })
}

/** What an owner may try while it is being sent: all of it is refused, or means nothing for what is on its way. */
async function meddle(
  platform: Platform,
  place: { readonly accountId: number; readonly taskPublicId: string; readonly version: number },
  input: PublishInput,
): Promise<void> {
  const deliveries: (() => Promise<unknown>)[] = [
    () =>
      tried(platform, changeTask, {
        ...place,
        version: place.version + 1,
        hooks: { common: 'Autre', own: {} },
      }),
    () => tried(platform, unschedulePost, place),
    () => tried(platform, cancelTask, place),
    () => tried(platform, removeTask, place),
    () => tried(platform, startPublishing, { ...input, version: input.version + 1 }),
    () =>
      tried(platform, schedulePost, {
        ...input,
        version: input.version + 1,
        zone: 'Europe/Paris',
        localTime: `${platform.clock.now().getUTCFullYear() + 1}-01-01T09:00`,
      }),
  ]
  for (const delivery of deliveries) await delivery()
}

async function tried<I>(platform: Platform, command: Command<I, unknown>, input: I): Promise<void> {
  try {
    await runCommand(platform, by, 'faults', command, input)
  } catch (reason) {
    if (!(reason instanceof AppError)) throw reason
  }
}
