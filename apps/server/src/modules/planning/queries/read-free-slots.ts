import type { Network } from '@postelier/contract'
import type { FreeSlotView } from '@postelier/contract/free-slots'
import { closedDays, hoursFor } from '@postelier/copy'
import { Temporal } from 'temporal-polyfill'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { instantOf, localTimeOf } from '../../../platform/local-time.ts'
import { tasksNamed } from '../../tasks/index.ts'
import { factsBehind, factsOf } from '../known/fact.store.ts'
import { zoneOf } from '../subjects/business-zone.ts'
import { dayIn, localTimesTaken, mostDaysAhead } from '../subjects/local-times-taken.store.ts'
import { measuredRhythm } from '../subjects/measured-rhythm.ts'
import { nextFreeDay, placeDates, type Rhythm, type Wanted } from '../subjects/place-dates.ts'
import { subjectsOfPosts } from '../subjects/subjects-of-posts.store.ts'
import { windowsOf } from '../subjects/windows-of.ts'

/** Who asks for the next free hour means soon, also where the planning’s weeks are full. */
const mostDaysSoon = 14

interface FreeSlotsInput {
  readonly accountId: number
  readonly posts: readonly string[]
}

/**
 * The next free hour for each of these posts, by the rule that ideas are placed by. Nothing is kept: two people who ask at
 * once are told the same.
 */
export async function readFreeSlots(
  ctx: QueryContext,
  { accountId, posts }: FreeSlotsInput,
): Promise<{ slots: FreeSlotView[]; zone: string }> {
  const { db, now } = ctx
  await requireAccount(db, ctx.actor, accountId, 'posts:edit')
  const rows = await tasksNamed(ctx, accountId, posts)
  const zone = await zoneOf(db, accountId)
  const from = dayIn(now, 1)
  const known = await factsOf(db, accountId)
  const subjects = await subjectsOfPosts(
    db,
    rows.map(({ id }) => id),
  )
  // The dates these posts have are what they give up.
  const taken = await localTimesTaken(db, accountId, now, posts)
  const closed = known.flatMap((fact) => closedDays(fact) ?? [])
  const slots = new Map<string, FreeSlotView['slot']>()
  // Posts for the same networks are placed together: an hour is good or not so by who reads there.
  const groups = Map.groupBy(rows, ({ networks }) => [...networks].sort().join())
  for (const group of groups.values()) {
    const networks: readonly Network[] = group[0]?.networks ?? []
    const rhythm = await measuredRhythm(db, { accountId, zone, now, networks })
    const wanted = await Promise.all(
      group.map(async (row): Promise<Wanted> => {
        const of = subjects.get(row.id)
        const facts = of ? await factsBehind(db, of) : []
        return {
          key: row.publicId,
          windows: windowsOf(facts, { from, known }),
          hoursOn: (day) => hoursFor(facts, day),
        }
      }),
    )
    const placed = placeDates(
      wanted,
      rhythm,
      { from, to: dayIn(now, mostDaysAhead) },
      { taken, closed, after: localTimeOf(now, zone).slice(0, 16) },
    )
    for (const { key, windows } of wanted) {
      const inRhythm = placed.get(key)
      const isSoon = inRhythm !== undefined && inRhythm.slice(0, 10) <= dayIn(now, mostDaysSoon)
      // What suits certain days only is told on these.
      const extra =
        isSoon || windows.length > 0
          ? null
          : nextFreeDay(
              rhythm,
              { from, to: dayIn(now, mostDaysSoon) },
              { taken, closed, after: localTimeOf(now, zone).slice(0, 16) },
            )
      const localTime = extra ?? inRhythm
      const found = localTime === undefined ? 'missing' : instantOf(localTime, zone)
      if (localTime === undefined || typeof found === 'string') continue
      taken.push(localTime)
      const why = {
        ...reasonOf(localTime, rhythm),
        isTied: windows.length > 0,
        isExtra: extra !== null,
      }
      slots.set(key, { localTime, at: found.at.toISOString(), why })
    }
  }
  return { slots: posts.map((id) => ({ id, slot: slots.get(id) ?? null })), zone }
}

function reasonOf(localTime: string, { best, times, postsPerWeek }: Rhythm) {
  const [day = '', time = ''] = localTime.split('T')
  const [first] = best?.on.get(Temporal.PlainDate.from(day).dayOfWeek) ?? []
  if (best && first === time) return { hour: 'best' as const, posts: best.posts, postsPerWeek }
  return { hour: times.includes(time) ? ('usual' as const) : ('inTime' as const), posts: 0, postsPerWeek }
}
