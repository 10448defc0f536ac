import type { FactKind, SubjectOrigin, Thematic } from '@postelier/contract'
import type { SubjectDraft, SubjectWish } from '@postelier/copy'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { notFound } from '../../../platform/errors.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { instantOf } from '../../../platform/wall-time.ts'
import { speakerOf } from '../../brand/index.ts'
import { wallsFrom } from '../../tasks/index.ts'
import { placeDates } from '../place-dates.ts'
import { subject } from '../planning.tables.ts'
import { settingsOf } from '../settings.store.ts'
import { knownNames } from '../subject.store.ts'

interface Proposed {
  readonly accountId: number
  readonly drafts: readonly SubjectDraft[]
  readonly wish: Pick<SubjectWish, 'facts' | 'from'>
  readonly origin: SubjectOrigin
}

/** Where the coming weeks are full, a later one has room. */
const daysAhead = 84

/**
 * Proposed subjects, each with a day beside what is planned. One at a time for a business: two who ask at once do not get the
 * same subject twice, nor the same hour.
 */
export async function keepSubjects(ctx: CommandContext, input: Proposed): Promise<string[]> {
  const { accountId, drafts, wish, origin } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  await oneAtATime(ctx.tx, 'subjects', accountId)
  const speaker = await speakerOf(ctx.tx, accountId)
  if (!speaker) throw notFound()
  const known = new Set(await knownNames(ctx.tx, accountId))
  const fresh = drafts.filter(({ name }) => !known.has(name))
  if (fresh.length === 0) return []

  const zone = speaker.timeZone
  const taken = [...(await wallsFrom(ctx.tx, accountId, ctx.now)), ...(await wallsOfSubjects(ctx, accountId))]
  const walls = placeDates(
    fresh.map(({ before }, at) => ({ key: String(at), before })),
    await settingsOf(ctx.tx, accountId),
    { from: wish.from, to: later(ctx.now, days(daysAhead)).toISOString().slice(0, 10) },
    taken,
  )
  const kindOf = new Map(wish.facts.map(({ id, kind }) => [id, kind]))
  const networks = [...speaker.tones.keys()]
  const rows = fresh.map((draft, at) => {
    const wall = walls.get(String(at)) ?? null
    const found = wall === null ? null : instantOf(wall, zone)
    const date = found && typeof found !== 'string' ? found.at : null
    return {
      ...{ id: newDigitsId(), publicId: newPublicId(), accountId, networks, origin },
      ...{ name: draft.name, description: draft.description, objective: draft.objective },
      ...{ format: draft.format, facts: [...draft.facts] },
      thematicId: draft.thematicId === null ? null : Number(draft.thematicId),
      theme: themeOf(kindOf.get(draft.facts[0] ?? '')),
      publishAt: date,
      publishWall: date && wall,
      publishZone: date && zone,
      status: 'proposed' as const,
      ...{ createdAt: ctx.now, changedAt: ctx.now },
    }
  })
  await ctx.tx.insert(subject).values(rows)
  await ctx.announce({ name: 'planning.changed', accountId })
  return rows
    .toSorted((a, b) => (a.publishWall ?? '9').localeCompare(b.publishWall ?? '9'))
    .map(({ publicId }) => publicId)
}

async function wallsOfSubjects(ctx: CommandContext, accountId: number): Promise<string[]> {
  const rows = await ctx.tx
    .select({ wall: subject.publishWall })
    .from(subject)
    .where(
      and(
        eq(subject.accountId, accountId),
        inArray(subject.status, ['proposed', 'accepted', 'planning']),
        isNotNull(subject.publishWall),
      ),
    )
    .limit(1000)
  return rows.flatMap(({ wall }) => wall ?? [])
}

/** What a post is about, as far as its picture cares. */
const themes: Readonly<Partial<Record<FactKind, Thematic>>> = {
  product: 'product',
  service: 'product',
  offer: 'product',
  event: 'event',
  news: 'actuality',
  hours: 'actuality',
}
const themeOf = (kind: FactKind | undefined): Thematic => (kind && themes[kind]) ?? 'brand'
