// One post on one network, through one fault and one disturbance, until nothing is due any more; then what is over there is
// held against what is written here.
import { and, eq, like } from 'drizzle-orm'
import { system } from '../../access/actor.ts'
import { type Command, runCommand } from '../../access/context.ts'
import { notice } from '../../modules/notifications/notifications.tables.ts'
import { schedulePost, unschedulePost } from '../../modules/publishing/commands/schedule-post.ts'
import { startPublishing } from '../../modules/publishing/commands/start-publishing.ts'
import { driveAttempts } from '../../modules/publishing/drive-attempts.ts'
import { attempt } from '../../modules/publishing/publishing.tables.ts'
import { cancelTask, removeTask } from '../../modules/tasks/commands/cancel-task.ts'
import { changeTask } from '../../modules/tasks/commands/change-task.ts'
import { task } from '../../modules/tasks/task.tables.ts'
import { minutes } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Case, chanceOf } from './cases.ts'
import { Killed, slowMs, type World } from './world.ts'

export interface Result {
  /** Of it over there. */
  readonly live: number
  readonly state: string
  readonly status: string
  readonly id: string | null
  readonly notices: number
  /** From when it was sent without an answer to when that was settled or asked. */
  readonly unknownForMs: number
  readonly faults: readonly string[]
}

const by = system('faults')
let count = 0

/** The calls each network takes to publish, learnt from a post that nothing happens to. */
const learnt = new Map<string, { readonly calls: readonly string[]; readonly final: string }>()

export async function runCase(world: World, one: Case, goneMs: number): Promise<Result> {
  const { network } = one
  const calls = learnt.get(network) ?? (await learn(world, network))
  learnt.set(network, calls)
  const chance = chanceOf(one.seed)
  const call = one.place === 'final' ? calls.final : (calls.calls[chance(calls.calls.length)] ?? calls.final)
  const where = one.place === 'final' ? { call } : { skip: chance(calls.calls.length) }
  const isOfKind = one.fault === 'late-failure' || one.fault === 'read-lag'
  const fault = {
    ...{ network, kind: one.fault, count: 1, ms: one.fault === 'read-lag' ? 20_000 : slowMs },
    ...(isOfKind ? {} : where),
  }
  return sendOne(world, one, {
    fault,
    disturbAt: 1 + chance(calls.calls.length),
    isAfter: chance(2) === 1,
    goneMs,
  })
}

async function learn(world: World, network: Case['network']) {
  const since = (await recorded(world, network)).at(-1)?.number ?? 0
  const plain = { network, fault: 'before', disturbance: 'none', place: 'any', seed: 0 } as const
  const result = await sendOne(world, plain, { fault: undefined, disturbAt: 0, isAfter: false, goneMs: 0 })
  if (result.faults.length > 0) throw new Error(`${network}: ${result.faults.join(', ')}`)
  const calls = (await recorded(world, network)).filter(({ number }) => number > since)
  const final = calls.find(({ effect }) => effect?.includes('post-created'))?.call
  const named = final ?? { tiktok: 'create-photos' }[network as 'tiktok']
  if (!named)
    throw new Error(`${network}: no call made the post: ${calls.map(({ call }) => call).join(', ')}`)
  return { calls: calls.map(({ call }) => call), final: named }
}

const recorded = (world: World, network: string) =>
  world.control<{ number: number; call: string; effect: string | null }[]>('GET', `calls?network=${network}`)

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
  let isGone = false
  const platform = world.platformWith(shaky(world.server.platform.db, () => isGone))
  const place = { accountId: world.accountId, taskPublicId: post.publicId }
  const wish = {
    ...{ ...place, version: post.version, pageIds: [world.pageIds[one.network]] },
    prepared: new Map([[one.network, { format: 'image' as const, media: [world.picture] }]]),
    language: 'fr' as const,
  }
  await runCommand(platform, by, 'faults', startPublishing, wish)
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
        isGone = true
        setTimeout(() => {
          isGone = false
        }, trouble.goneMs)
        return
      case 'meddled':
        return meddle(platform, { ...place, version: post.version }, wish)
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
    driveAttempts({ platform, networks: world.gates, signal: new AbortController().signal }).catch(
      (reason: unknown) => {
        // A worker whose database is away tries again with the next second.
        if (!(reason instanceof DatabaseGone)) throw reason
      },
    )
  const readRow = async () =>
    (await world.server.platform.db.select().from(attempt).where(eq(attempt.taskId, post.id)))[0]
  let unknownSince: number | null = null
  let unknownForMs = 0
  /** That went by, whatever clocks say. */
  let elapsed = 0
  const clock = world.server.clock
  for (let round = 0; round < 60; round++) {
    await Promise.all(one.disturbance === 'twoWorkers' ? [work(), work()] : [work()])
    while (isGone) await new Promise((resolve) => setTimeout(resolve, 50))
    const row = await readRow()
    const isUnknown = row?.state === 'unknown' || row?.state === 'sent'
    if (isUnknown) unknownSince ??= elapsed
    else if (unknownSince !== null) {
      unknownForMs = Math.max(unknownForMs, elapsed - unknownSince)
      unknownSince = null
    }
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
  const result = await judge(world, { ...post, text, unknownForMs })
  // A link that ended is made again, for whoever comes next.
  if (result.state === 'held') await world.linkAgain(one.network)
  return result
}

interface Ended {
  readonly id: number
  readonly publicId: string
  readonly text: string
  readonly unknownForMs: number
}

/** What must be true of every post, whatever was done to it. */
async function judge(world: World, { id, publicId, text, unknownForMs }: Ended): Promise<Result> {
  const { db } = world.server.platform
  // Whatever is still on its way over there arrives.
  await world.advance(30_000)
  const there = await world.control<{ text: string }[]>('GET', 'posts')
  const live = there.filter((post) => post.text.includes(text)).length
  const [row] = await db.select().from(attempt).where(eq(attempt.taskId, id))
  const [post] = await db.select({ status: task.status }).from(task).where(eq(task.id, id))
  const notices = await db
    .select({ id: notice.id })
    .from(notice)
    .where(and(eq(notice.taskPublicId, publicId), like(notice.key, 'attempt:%')))
  const state = row?.state ?? 'gone'
  const isOut = state === 'confirmed'
  const isTold = state === 'rejected' || state === 'asked' || state === 'held'
  const faults = [
    ...(live > 1 ? [`${live} of it are live`] : []),
    ...(isOut && live !== 1 ? ['said to be out, and is not there'] : []),
    ...(isOut && !row?.externalId ? ['out without an id'] : []),
    ...(state === 'rejected' && live > 0 ? ['said not to be out, and is there'] : []),
    ...(!isOut && !isTold ? [`left alone as ${state}`] : []),
    ...(isOut && notices.length > 0 ? ['out, and told as failed'] : []),
    ...(isTold && notices.length !== 1 ? [`told ${notices.length} times`] : []),
    ...(isOut && post?.status !== 'published' ? [`out, and the post is ${post?.status}`] : []),
    ...(unknownForMs > minutes(10) ? [`unknown for ${Math.round(unknownForMs / 1000)} s`] : []),
  ]
  return {
    ...{ live, state, status: post?.status ?? 'gone', id: row?.externalId ?? null },
    ...{ notices: notices.length, unknownForMs, faults },
  }
}

/** What an owner may try while it is being sent: all of it is refused, or means nothing for what is on its way. */
async function meddle(
  platform: Platform,
  place: { readonly accountId: number; readonly taskPublicId: string; readonly version: number },
  wish: Parameters<typeof startPublishing>[1],
): Promise<void> {
  const attempts: (() => Promise<unknown>)[] = [
    () =>
      tried(platform, changeTask, {
        ...place,
        version: place.version + 1,
        hooks: { common: 'Autre', own: {} },
      }),
    () => tried(platform, unschedulePost, place),
    () => tried(platform, cancelTask, place),
    () => tried(platform, removeTask, place),
    () => tried(platform, startPublishing, { ...wish, version: wish.version + 1 }),
    () =>
      tried(platform, schedulePost, {
        ...{ ...wish, version: wish.version + 1, wallTime: '2040-01-01T09:00', zone: 'Europe/Paris' },
      }),
  ]
  for (const attempt of attempts) await attempt()
}

async function tried<I>(platform: Platform, command: Command<I, unknown>, input: I): Promise<void> {
  try {
    await runCommand(platform, by, 'faults', command, input)
  } catch (reason) {
    if (!(reason instanceof AppError)) throw reason
  }
}

class DatabaseGone extends Error {}

/** A database that is away for as long as somebody says. */
const shaky = (db: Platform['db'], isGone: () => boolean): Platform['db'] =>
  new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (isGone()) throw new DatabaseGone()
        return Reflect.apply(value, target, args) as unknown
      }
    },
  })
