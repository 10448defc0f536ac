// The planning of a demo business as a month of work would leave it: its site read, its photos kept, ideas thought of, posts of
// some of them drafted, looked at and scheduled. Each step looks whether it was done: a job that was killed goes on from there.
import type { SubjectStatus } from '@postelier/contract'
import { type Command, reading, runCommand } from '../access/context.ts'
import { priceDrafts } from '../modules/billing/index.ts'
import { convertKeyDate, occurrencesBetween } from '../modules/occasions/index.ts'
import { factsOf, searchSubjects, startSearch } from '../modules/planning/index.ts'
import {
  agreeStart,
  answerSubjects,
  drivePhotos,
  driveReadings,
  driveSearches,
  driveSteps,
  latestReading,
  openSearches,
  photosOf,
  startOf,
  startReading,
  startRun,
  subjectsPage,
  writerFor,
} from '../modules/planning/past/index.ts'
import { hasNetwork } from '../modules/publishing/index.ts'
import { days, later } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoFact } from './demo-facts.ts'
import type { DemoPlan } from './demo-plans.ts'
import { describeBusiness } from './describe-business.ts'
import { actorOf, type Somebody } from './earlier.ts'
import { lookAtPosts } from './look-at-posts.ts'
import { pause } from './pause.ts'

export interface Planned {
  readonly who: Somebody
  readonly site: string
  readonly plan: DemoPlan
  /** Known of it where its site cannot be read. */
  readonly told: readonly DemoFact[]
}

interface Working extends Planned {
  readonly platform: Platform
  readonly signal: AbortSignal
}

export async function fillPlanning(working: Working): Promise<void> {
  await readSite(working)
  if ((await factsOf(working.platform.db, working.who.id)).length === 0) return
  for (const step of [keepPhotos, thinkOfIdeas, draftPosts, lookAtPosts])
    if (!working.signal.aborted) await step(working)
}

const as = <Input, Output>(
  { platform, who }: Pick<Working, 'platform' | 'who'>,
  command: Command<Input, Output>,
  input: Input,
): Promise<Output> => runCommand(platform, actorOf(who), 'demo', command, input)

interface Work {
  readonly work: () => Promise<unknown>
  readonly isDone: () => Promise<boolean>
}

const pauseMs = 300
const mostPauses = 300

/** What a worker took up first is waited for; what is stuck is left. */
async function workOff({ signal }: Working, { work, isDone }: Work): Promise<void> {
  for (let nth = 0; nth < mostPauses && !signal.aborted; nth++) {
    await work()
    if (await isDone()) return
    await pause(pauseMs, signal)
  }
}

const mostReadings = 6
const calmerMs = 5_000

/** A machine busy with its start may read nothing at first, so it is given more time each time; where a site cannot be read at all, its business has told by hand what it does. */
async function readSite(working: Working): Promise<void> {
  const { platform, signal, who, site, told } = working
  const accountId = who.id
  for (let nth = 0; nth < mostReadings && !signal.aborted; nth++) {
    const before = await latestReading(platform.db, accountId)
    if (before?.facts) return
    if (before?.failure) {
      platform.log.warn({ site, failure: before.failure }, 'a site of the demo world is read once more')
      await pause(nth * calmerMs, signal)
    }
    if (!before || before.endedAt) await as(working, startReading, { accountId, url: site })
    await workOff(working, {
      work: () => driveReadings({ platform, signal }),
      isDone: async () => Boolean((await latestReading(platform.db, accountId))?.endedAt),
    })
  }
  const isRead = Boolean((await latestReading(platform.db, accountId))?.facts)
  if (!isRead && (await factsOf(platform.db, accountId)).length === 0)
    await as(working, (ctx, facts) => describeBusiness(ctx, who, { facts, thematics: [] }), told)
}

/** Yes to all that was found, and to the photos. */
async function keepPhotos(working: Working): Promise<void> {
  const { platform, signal, who } = working
  const accountId = who.id
  const found = await latestReading(platform.db, accountId)
  if (!(await startOf(platform.db, accountId)).agreedAt) {
    const photos = (found?.profile?.photos ?? []).map(({ url }) => url)
    const parts = { lang: 'fr', hasNetwork }
    await as(working, agreeStart, { accountId, parts, dropped: [], logo: null, photos })
  }
  await workOff(working, {
    work: () => drivePhotos({ platform, signal }),
    isDone: async () => (await photosOf(platform.db, accountId)).every(({ endedAt }) => endedAt !== null),
  })
}

const everything: readonly SubjectStatus[] = ['proposed', 'accepted', 'planning', 'planned', 'declined']

async function thinkOfIdeas(working: Working): Promise<void> {
  const { platform, signal, who, plan } = working
  const accountId = who.id
  const page = { offset: 0, limit: 1, statuses: everything }
  if ((await subjectsPage(platform.db, accountId, page)).total === 0) {
    // Days of the calendar have an hour of their own: ideas find theirs beside them.
    for (const key of plan.keyDates) await convert(working, key)
    const asked = { count: plan.ideas, about: '', thematicId: null, hasNetwork, accountId }
    await as(working, startSearch, { ...asked, job: searchSubjects(hasNetwork) })
  }
  const writerOf = (id: number) => writerFor(platform, id)
  await workOff(working, {
    work: () => driveSearches({ platform, signal, hasNetwork, writerOf }),
    isDone: async () => (await openSearches(platform.db, accountId)) === 0,
  })
}

const daysAhead = 40

async function convert(working: Working, key: string): Promise<void> {
  const { platform, who } = working
  const now = platform.clock.now()
  const dayOf = (at: Date) => at.toISOString().slice(0, 10)
  const near = occurrencesBetween(dayOf(later(now, days(1))), dayOf(later(now, days(daysAhead))))
  const found = near.find(({ day }) => day.key === key)
  if (!found) return
  const wish = { key, year: found.year, networks: [], showsLogo: false, agreedCredits: 0 }
  try {
    await as(working, convertKeyDate, { ...wish, accountId: who.id })
  } catch (reason) {
    // Begun before, or nowhere to go to: the others are thought of all the same.
    if (!(reason instanceof AppError)) throw reason
    platform.log.warn({ err: reason, key }, 'a day of the demo world became no post')
  }
}

/** The soonest become posts, the next ones are agreed to, and the rest waits. */
async function draftPosts(working: Working): Promise<void> {
  const { platform, signal, who, plan } = working
  const accountId = who.id
  const { items } = await subjectsPage(platform.db, accountId, {
    offset: 0,
    limit: 100,
    statuses: everything,
  })
  const ideas = items.filter(({ origin }) => origin === 'planning')
  if (ideas.every(({ status }) => status === 'proposed')) {
    const dated = ideas.filter(({ publishLocal }) => publishLocal !== null)
    const refOf = ({ publicId, version }: (typeof ideas)[number]) => ({ id: publicId, version })
    const agreed = dated.slice(0, plan.drafted + plan.accepted)
    const drafted = agreed.slice(0, plan.drafted).map(({ publicId }) => publicId)
    await as(
      working,
      async (ctx, subjects) => {
        await answerSubjects(ctx, { accountId, subjects, accept: true })
        const { credits } = await priceDrafts(reading(ctx), { accountId, count: drafted.length })
        await startRun(ctx, { accountId, subjectIds: drafted, agreedCredits: credits })
      },
      agreed.map(refOf),
    )
  }
  const onTheirWay = { offset: 0, limit: 1, statuses: ['planning'] } as const
  await workOff(working, {
    work: () => driveSteps({ platform, signal, writerOf: (id) => writerFor(platform, id) }),
    isDone: async () => (await subjectsPage(platform.db, accountId, onTheirWay)).total === 0,
  })
}
