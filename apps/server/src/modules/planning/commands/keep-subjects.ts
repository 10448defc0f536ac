import type { Network, SubjectOrigin } from '@postelier/contract'
import { audienceFor, closedDays, hoursFor, type SubjectInput } from '@postelier/copy'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { instantOf, localTimeOf } from '../../../platform/local-time.ts'
import { monthIn } from '../../billing/index.ts'
import { aiAudience, aiThematic, subject } from '../planning.tables.ts'
import { type HasNetwork, requirePlanning } from '../require-planning.ts'
import { dayIn, localTimesTaken, usualDaysAhead } from '../subjects/local-times-taken.store.ts'
import { marksOf } from '../subjects/marks-of.ts'
import { measuredRhythm } from '../subjects/measured-rhythm.ts'
import { placeDates } from '../subjects/place-dates.ts'
import { knownNames } from '../subjects/subject.store.ts'
import { themeOf } from '../subjects/theme-of.ts'
import type { ProposedSubject } from '../writing/writer.ts'

interface Proposed {
  readonly accountId: number
  readonly drafts: readonly ProposedSubject[]
  readonly input: Pick<SubjectInput, 'facts' | 'from'>
  readonly origin: SubjectOrigin
  readonly hasNetwork: HasNetwork
  /** They wait for a yes, unless somebody said it already. */
  readonly status?: 'proposed' | 'accepted'
}

/**
 * Proposed subjects, each with a day beside what is planned. One at a time for a business: two who ask at once do not get the
 * same subject twice, nor the same hour.
 */
export async function keepSubjects(ctx: CommandContext, proposal: Proposed): Promise<string[]> {
  const { accountId, drafts, input, origin, hasNetwork, status = 'proposed' } = proposal
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  await oneAtATime(ctx.tx, 'subjects', accountId)
  const { speaker, ideasLeft } = await requirePlanning({ ...ctx, db: ctx.tx, hasNetwork }, accountId)
  const names = new Set(await knownNames(ctx.tx, accountId))
  const fresh = drafts.filter(({ name }) => !names.has(name)).slice(0, ideasLeft)
  if (fresh.length === 0) return []

  const zone = speaker.timeZone
  const taken = await localTimesTaken(ctx.tx, accountId, ctx.now)
  const known = new Map(input.facts.map((fact) => [fact.id, fact]))
  const localTimes = placeDates(
    fresh.map(({ windows = [], facts: ids, ...draft }, at) => {
      const facts = ids.flatMap((id) => known.get(id) ?? [])
      return {
        key: String(at),
        windows,
        hoursOn: (day: string) => hoursFor(facts, day),
        marks: marksOf({ ...draft, kind: facts[0]?.kind }),
      }
    }),
    await measuredRhythm(ctx.tx, { accountId, zone, now: ctx.now }),
    { from: input.from, to: dayIn(ctx.now, usualDaysAhead) },
    {
      taken,
      closed: input.facts.flatMap((fact) => closedDays(fact) ?? []),
      after: localTimeOf(ctx.now, zone).slice(0, 16),
    },
  )
  const thematics = await thematicsThere(ctx, accountId, fresh)
  const audiences = await audiencesThere(ctx, accountId)
  const networks = [...speaker.tones.keys()]
  const rows = fresh.map((draft, at) => {
    const local = localTimes.get(String(at)) ?? null
    const found = local === null ? null : instantOf(local, zone)
    const date = found && typeof found !== 'string' ? found.at : null
    const first = known.get(draft.facts[0] ?? '')
    const shownOn = networksOf(thematics.get(draft.thematicId), networks)
    return {
      id: newDigitsId(),
      publicId: newPublicId(),
      accountId,
      origin,
      networks: shownOn,
      name: draft.name,
      description: draft.description,
      objective: draft.objective,
      format: draft.format,
      facts: [...draft.facts],
      proposedBy: draft.engine,
      thematicId: thematics.has(draft.thematicId) ? Number(draft.thematicId) : null,
      audienceId: (first && audienceFor(first, audiences.filter(isOn(shownOn))))?.id ?? null,
      theme: themeOf(first?.kind),
      publishAt: date,
      publishLocal: date && local,
      publishZone: date && zone,
      status,
      // Written down, not reckoned from the time it was made: a month is not had twice by moving to another time zone.
      ideasMonth: origin === 'planning' ? monthIn(zone, ctx.now) : '',
      createdAt: ctx.now,
      changedAt: ctx.now,
    }
  })
  await ctx.tx.insert(subject).values(rows)
  await ctx.announce({ name: 'planning.changed', accountId })
  return rows
    .toSorted((a, b) => (a.publishLocal ?? '9').localeCompare(b.publishLocal ?? '9'))
    .map(({ publicId }) => publicId)
}

/** Thematics that are spoken of still: one may have been taken away while subjects of it were thought of. They stay until the end. */
async function thematicsThere(
  { tx }: CommandContext,
  accountId: number,
  drafts: readonly ProposedSubject[],
): Promise<ReadonlyMap<string | null, Network | null>> {
  const named = [...new Set(drafts.flatMap(({ thematicId }) => thematicId ?? []))].map(Number)
  if (named.length === 0) return new Map()
  const rows = await tx
    .select({ id: aiThematic.id, network: aiThematic.network })
    .from(aiThematic)
    .where(and(eq(aiThematic.accountId, accountId), inArray(aiThematic.id, named)))
    .orderBy(asc(aiThematic.id))
    .for('key share')
  return new Map(rows.map(({ id, network }) => [String(id), network]))
}

type AudienceRow = typeof aiAudience.$inferSelect

/** Whom a subject may speak to; they stay until the end. */
const audiencesThere = ({ tx }: CommandContext, accountId: number): Promise<AudienceRow[]> =>
  tx
    .select()
    .from(aiAudience)
    .where(eq(aiAudience.accountId, accountId))
    .orderBy(asc(aiAudience.id))
    .for('key share')

const isOn =
  (networks: readonly Network[]) =>
  ({ network }: AudienceRow): boolean =>
    network === null || networks.includes(network)

/** A thematic of one network has its subjects appear there alone, where posts are made for it. */
const networksOf = (only: Network | null | undefined, all: readonly Network[]): Network[] =>
  only && all.includes(only) ? [only] : [...all]
