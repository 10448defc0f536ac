import type { FactKind } from '@postelier/contract'
import type { SubjectWish } from '@postelier/copy'
import { and, eq, gte } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { days, later, monthsBefore } from '../../../platform/clock.ts'
import { notFound } from '../../../platform/errors.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { speakerOf } from '../../brand/index.ts'
import { factsOf } from '../finding.store.ts'
import { draftedWords } from '../planning.tables.ts'
import { settingsOf } from '../settings.store.ts'
import { knownNames } from '../subject.store.ts'
import { thematicsOf } from './list-thematics.ts'

interface Asked {
  readonly accountId: number
  readonly count: number
  /** Only of this one. */
  readonly thematicId?: number
}

/** A month, and a little more where a rhythm is slow. */
const daysAhead = 35

/** What whoever proposes subjects is told of a business. */
export async function readProposalWish(
  ctx: QueryContext,
  { accountId, count, thematicId }: Asked,
): Promise<SubjectWish> {
  const { db, now } = ctx
  const speaker = await speakerOf(db, accountId)
  if (!speaker) throw notFound()
  const all = await thematicsOf(ctx, { accountId })
  const thematics = all.filter(({ id }) => thematicId === undefined || id === thematicId)
  if (thematicId !== undefined && thematics.length === 0) throw notFound()
  const drafts = await db
    .select({ facts: draftedWords.facts })
    .from(draftedWords)
    .where(and(eq(draftedWords.accountId, accountId), gte(draftedWords.at, monthsBefore(now, 12))))
    .limit(1000)
  const told: Record<string, number> = {}
  for (const id of drafts.flatMap(({ facts }) => facts)) told[id] = (told[id] ?? 0) + 1
  return {
    seed: newPublicId(),
    business: { name: speaker.name, city: speaker.city, timeZone: speaker.timeZone },
    language: speaker.language,
    facts: await factsOf(db, accountId),
    thematics: thematics.map(({ id, name, description, kinds }) => ({
      ...{ id: String(id), name, description, kinds: kinds satisfies readonly FactKind[] },
    })),
    objectives: (await settingsOf(db, accountId)).objectives,
    count,
    from: dayOf(later(now, days(1))),
    to: dayOf(later(now, days(daysAhead))),
    known: await knownNames(db, accountId),
    told,
  }
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
