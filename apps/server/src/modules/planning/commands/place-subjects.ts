import { closedDays, hoursFor } from '@postelier/copy'
import { eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { instantOf, localTimeOf } from '../../../platform/local-time.ts'
import { factsBehind, factsOf } from '../known/fact.store.ts'
import { subject } from '../planning.tables.ts'
import { zoneOf } from '../subjects/business-zone.ts'
import { dayIn, localTimesTaken, mostDaysAhead } from '../subjects/local-times-taken.store.ts'
import { marksOf } from '../subjects/marks-of.ts'
import { measuredRhythm } from '../subjects/measured-rhythm.ts'
import { placeDates } from '../subjects/place-dates.ts'
import { refuseUnlessOpen } from '../subjects/refuse-unless-open.ts'
import { lockSubjects } from '../subjects/subject.store.ts'
import { windowsOf } from '../subjects/windows-of.ts'

interface PlaceSubjectsInput {
  readonly accountId: number
  readonly subjects: readonly { readonly id: string; readonly version: number }[]
}

/**
 * The next free days, in later weeks where the coming ones are full, for subjects that have none. What has to be told before
 * a day that is too near stays without: a person decides.
 */
export async function placeSubjects(
  ctx: CommandContext,
  { accountId, subjects }: PlaceSubjectsInput,
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  await oneAtATime(ctx.tx, 'subjects', accountId)
  const versions = new Map(subjects.map(({ id, version }) => [id, version]))
  const rows = await lockSubjects(ctx, accountId, [...versions.keys()])
  for (const row of rows) refuseUnlessOpen(row, versions.get(row.publicId) ?? 0)

  const from = dayIn(ctx.now, 1)
  const zone = await zoneOf(ctx.tx, accountId)
  const without = rows.filter(({ publishLocal }) => publishLocal === null)
  const known = await factsOf(ctx.tx, accountId)
  const wanted = await Promise.all(
    without.map(async (row) => {
      const facts = await factsBehind(ctx.tx, row)
      return {
        key: row.publicId,
        windows: windowsOf(facts, { from, known }),
        hoursOn: (day: string) => hoursFor(facts, day),
        marks: marksOf({ ...row, kind: facts[0]?.kind }),
      }
    }),
  )
  const localTimes = placeDates(
    wanted,
    await measuredRhythm(ctx.tx, { accountId, zone, now: ctx.now }),
    { from, to: dayIn(ctx.now, mostDaysAhead) },
    {
      taken: await localTimesTaken(ctx.tx, accountId, ctx.now),
      closed: known.flatMap((fact) => closedDays(fact) ?? []),
      after: localTimeOf(ctx.now, zone).slice(0, 16),
    },
  )

  for (const row of without) {
    const local = localTimes.get(row.publicId)
    const found = local === undefined ? 'missing' : instantOf(local, zone)
    // An hour that a change of clocks leaves out is nobody's day.
    if (local === undefined || typeof found === 'string') continue
    await ctx.tx
      .update(subject)
      .set({
        publishAt: found.at,
        publishLocal: local,
        publishZone: zone,
        version: row.version + 1,
        changedAt: ctx.now,
      })
      .where(eq(subject.id, row.id))
  }
  await ctx.announce({ name: 'planning.changed', accountId })
}
