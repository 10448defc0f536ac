import type { FactKind } from '@postelier/contract'
import type { SubjectInput } from '@postelier/copy'
import { and, eq, gte } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { days, later, monthsBefore } from '../../../platform/clock.ts'
import { notFound } from '../../../platform/errors.ts'
import { newPublicId } from '../../../platform/ids.ts'
import { speakerOf } from '../../brand/index.ts'
import { templatesToDraftWith } from '../../visuals/index.ts'
import { factsOf } from '../known/fact.store.ts'
import { pagesOf } from '../looks/fill-pages.ts'
import { draftedWords } from '../planning.tables.ts'
import { rulesNow } from '../rules/rule.store.ts'
import { settingsOf } from '../settings.store.ts'
import { factsHeld, knownNames } from '../subjects/subject.store.ts'
import { listAudiences, thematicsOf } from './list-thematics.ts'
import { readMemory } from './read-memory.ts'

interface ReadProposalWishInput {
  readonly accountId: number
  readonly count: number
  /** What they are to be about, in words. */
  readonly about?: string
  /** Only of this one. */
  readonly thematicId?: number
}

/** A month, and a little more where a rhythm is slow. */
const daysAhead = 35

/** A subject stands for what it is about this long; then the same may be told from another side. */
const heldMonths = 3

/** What whoever proposes subjects is told of a business. */
export async function readProposalWish(
  ctx: QueryContext,
  { accountId, count, thematicId, about = '' }: ReadProposalWishInput,
): Promise<SubjectInput> {
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
  const { aiAudiences } = await listAudiences(ctx, { accountId })
  const { rules } = await rulesNow(db, accountId)
  const unwanted = new Set(rules.flatMap((rule) => (rule.is === 'avoidKind' ? rule.kind : [])))
  return {
    seed: newPublicId(),
    business: { name: speaker.name, city: speaker.city, timeZone: speaker.timeZone },
    language: speaker.language,
    facts: (await factsOf(db, accountId)).filter(({ kind }) => !unwanted.has(kind)),
    thematics: thematics.map(({ id, name, description, kinds }) => ({
      id: String(id),
      name,
      description,
      kinds: kinds satisfies readonly FactKind[],
    })),
    isOfThematics: thematicId !== undefined,
    objectives: (await settingsOf(db, accountId)).objectives,
    categories: speaker.postCategories,
    formality: speaker.formality,
    rules,
    audiences: aiAudiences.map(({ name, description }) => ({ name, description })),
    count,
    about,
    from: dayOf(later(now, days(1))),
    to: dayOf(later(now, days(daysAhead))),
    known: await knownNames(db, accountId),
    held: await factsHeld(db, accountId, monthsBefore(now, heldMonths)),
    told,
    memory: await readMemory(db, { accountId, now }),
    pages: pagesOf(await templatesToDraftWith(db, accountId, speaker.language)),
  }
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
