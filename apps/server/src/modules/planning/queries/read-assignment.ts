// Collects all that the writing of one post needs: its subject, facts, templates, photos and what was said before.
import type { Fact, Network, StepFailure, WritingRule } from '@postelier/contract'
import type { Brief, NetworkInput, Voice } from '@postelier/copy'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Speaker, speakerOf } from '../../brand/index.ts'
import { postPictures } from '../../library/index.ts'
import { type DraftingTemplate, type SharedTemplates, templatesToDraftWith } from '../../visuals/index.ts'
import { draftingStop } from '../drafting/require-drafting.ts'
import type { StepRow } from '../drafting/step.store.ts'
import { factsOf } from '../known/fact.store.ts'
import { isOfBusiness, type OwnPictures, ownPicturesFor } from '../looks/own-pictures.ts'
import { photosOf, pictureOfFact, picturesOfFact } from '../photos/photo.store.ts'
import { aiAudience, planningStep, subject } from '../planning.tables.ts'
import { rulesNow } from '../rules/rule.store.ts'
import { settingsOf } from '../settings.store.ts'
import type { SubjectRow } from '../subjects/subject.store.ts'
import { looksBefore } from './looks-before.ts'
import { readMemory } from './read-memory.ts'

/** What a writer is told, and what the post is dressed with once it has words. */
export interface Assignment {
  readonly brief: Brief
  readonly subject: SubjectRow
  readonly fact: Fact | undefined
  readonly trade: string
  readonly summary: string
  readonly templates: readonly DraftingTemplate[]
  /** Templates of the posts before, the latest first. */
  readonly used: readonly number[]
  /** The drawings and pictures of the latest ones. */
  readonly shown: readonly string[]
  /** Pictures of the business's own that it may show. */
  readonly pictures: OwnPictures
  /** Of several things, a photo beside each; nothing where one of them has none. */
  readonly pagePictures: readonly string[]
  /** Where the photo of what it is about is, still to be fetched; nothing where one of the business's own shows it. */
  readonly factImage: string | null
  /** The rules it is written by: decisions up to this one. */
  readonly rules: number
}

/** As many as most templates have room for. */
const wordsInPicture = { heading1: 26, heading2: 40, description: 44 } as const
/** More subjects than anybody accepts at once. */
const mostHeld = 200
/** What may be said beside what the post is about, and is never what it is about: never what has a day or an answer of its own. */
const unsaidBeside: readonly Fact['kind'][] = ['event', 'news', 'question', 'offer']
/** Beside what somebody brought for this one post, only how the business works and is reached. */
const besideBrought: readonly Fact['kind'][] = ['place', 'hours', 'contact', 'business', 'method']
const mostBeside = 20
/** How it is reached comes first, then what the same page says. */
const nearTo =
  (page: string) =>
  ({ kind, source }: Fact): number =>
    kind === 'place' || kind === 'hours' || kind === 'contact'
      ? 0
      : 'url' in source && source.url === page
        ? 1
        : 2

export type Assigned = Assignment | { readonly failure: StepFailure }

export async function readAssignment(
  platform: Pick<Platform, 'db' | 'clock'>,
  step: StepRow,
  scope?: SharedTemplates,
): Promise<Assigned> {
  const [row] = await platform.db.select().from(subject).where(eq(subject.id, step.subjectId))
  return row ? assignmentOf(platform, row, `${step.subjectId}`, { scope }) : { failure: 'subjectGone' }
}

interface Around {
  /** Templates read once for many. */
  readonly scope?: SharedTemplates | undefined
  /** The post whose words are to be others: its own are not held against it. */
  readonly except?: number | undefined
}

/**
 * The same of a subject that nobody may know yet. Asked for a moment or an hour ago: whether it may be drafted is looked at
 * again here. What is switched off while it is being written is finished: it was allowed when it began, and is paid for.
 */
export async function assignmentOf(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  row: SubjectRow,
  seed: string,
  { scope, except }: Around = {},
): Promise<Assigned> {
  const speaker = await speakerOf(db, row.accountId)
  if (!speaker) return { failure: 'subjectGone' }
  const stop = draftingStop(speaker)
  if (stop) return { failure: stop }
  return assignmentAs({ db, now: clock.now() }, { row, speaker, seed, scope, except })
}

interface Spoken extends Around {
  readonly row: SubjectRow
  readonly speaker: Speaker
  readonly seed: string
}

/** The same in the voice of whoever is given, kept or only tried. */
export async function assignmentAs(
  { db, now }: { readonly db: Pick<Database, 'select'>; readonly now: Date },
  { row, speaker, seed, scope, except }: Spoken,
): Promise<Assignment> {
  const { accountId } = row
  const [settings, all, memory, kept, templates, own, photos, before, audience, held] = await Promise.all([
    settingsOf(db, accountId),
    factsOf(db, accountId),
    readMemory(db, { accountId, now, except }),
    rulesNow(db, accountId),
    templatesToDraftWith(db, accountId, speaker.language, scope),
    postPictures(db, accountId),
    photosOf(db, accountId),
    looksBefore(db, accountId),
    audienceOf(db, row),
    heldByOthers(db, row, now),
  ])
  const known = new Map(all.map((fact) => [fact.id, fact]))
  const ofSubject = row.facts.flatMap((id) => known.get(id) ?? [])
  // Where somebody brought what it is about, facts stand beside that.
  const [facts, given] = row.ownFacts.length > 0 ? [row.ownFacts, ofSubject] : [ofSubject, []]
  const named = new Set(row.facts)
  const maySay = (kind: Fact['kind']) =>
    row.ownFacts.length > 0 ? besideBrought.includes(kind) : !unsaidBeside.includes(kind)
  const near = nearTo(facts[0] && 'url' in facts[0].source ? facts[0].source.url : '')
  // What another post is to be about is left to it: said here it could not be said there.
  const others = all
    .filter(({ id, kind }) => !named.has(id) && !held.has(id) && maySay(kind))
    .toSorted((one, other) => near(one) - near(other))
    .slice(0, mostBeside)
  const beside = [...given, ...others]
  const [first] = facts
  const ofFact = first ? pictureOfFact(first, photos) : null
  const pictures = ownPicturesFor({
    fact: first,
    subject: row.name,
    chosen: row.pictureId,
    kept: own,
    ofFact: first ? picturesOfFact(first, photos) : [],
    ofThings: shownOfThings(all, photos),
    shown: before.pictures,
  })
  return {
    subject: row,
    fact: first,
    trade: speaker.trade,
    summary: speaker.summary,
    templates,
    pictures,
    pagePictures: pagePicturesOf(facts, photos),
    factImage: ofFact && 'address' in ofFact && !pictures.areOfIt ? ofFact.address : null,
    rules: kept.version,
    used: before.used,
    shown: before.shown,
    brief: {
      seed,
      business: {
        name: speaker.name,
        city: speaker.city,
        // The first word of it is what people look for.
        trade: speaker.trade.split(/[\s,/-]/u)[0] ?? '',
        timeZone: speaker.timeZone,
      },
      voice: voiceOf(speaker, row, kept.rules),
      objective: row.objective,
      // A tone of the subject's own is for all of its networks.
      networks: row.networks.map((network) => ({
        network,
        ...(row.tone === null ? toneOn(speaker.tones, network) : {}),
      })),
      isOneForEach: settings.isOneForEach,
      subject: { name: row.name, description: row.description },
      audience,
      facts: [...facts, ...beside],
      asides: beside.map(({ id }) => id),
      isOwnWords: row.ownFacts.some(({ source }) => source.by === 'person'),
      link: first?.url || null,
      day: (row.publishLocal ?? now.toISOString()).slice(0, 10),
      memory,
      words: wordsInPicture,
      alternatives: 3,
    },
  }
}

const pagePicturesOf = (
  facts: readonly Fact[],
  photos: Parameters<typeof pictureOfFact>[1],
): readonly string[] => {
  const first = facts.flatMap((fact) => picturesOfFact(fact, photos).slice(0, 1))
  return facts.length > 1 && first.length === facts.length ? first : []
}

/** Pictures that stand beside a thing, a day or somebody, and say nothing of the business as a whole. */
const shownOfThings = (
  facts: readonly Fact[],
  photos: Parameters<typeof pictureOfFact>[1],
): ReadonlySet<string> =>
  new Set(facts.flatMap((fact) => (isOfBusiness(fact) ? [] : picturesOfFact(fact, photos))))

/**
 * What subjects that may still become posts are about, those of the nearest days before all. One that just came to nothing for
 * want of knowledge, or because it was said meanwhile, keeps nothing from the others.
 */
async function heldByOthers(
  db: Pick<Database, 'select'>,
  { accountId, id }: SubjectRow,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ facts: subject.facts })
    .from(subject)
    .where(
      and(
        eq(subject.accountId, accountId),
        inArray(subject.status, ['proposed', 'accepted', 'planning']),
        ne(subject.id, id),
        sql`(select failure from ${planningStep} as step where step.subject_id = ${subject.id}
          order by step.ended_at desc nulls first limit 1) in ('tooLittleKnown', 'saidAlready') is not true`,
      ),
    )
    .orderBy(sql`${subject.publishAt} < ${now}`, asc(subject.publishAt), asc(subject.id))
    .limit(mostHeld)
  return new Set(rows.flatMap(({ facts }) => facts))
}

async function audienceOf(
  db: Pick<Database, 'select'>,
  { accountId, audienceId }: SubjectRow,
): Promise<NonNullable<Brief['audience']> | null> {
  if (audienceId === null) return null
  const [found] = await db
    .select({ name: aiAudience.name, description: aiAudience.description })
    .from(aiAudience)
    .where(and(eq(aiAudience.id, audienceId), eq(aiAudience.accountId, accountId)))
  return found ?? null
}

const voiceOf = (speaker: Speaker, { tone }: SubjectRow, rules: readonly WritingRule[]): Voice => ({
  language: speaker.language,
  tone: tone ?? speaker.tone,
  customTone: speaker.customTone,
  formality: speaker.formality,
  emoji: speaker.emoji,
  pronoun: speaker.pronoun,
  register: speaker.register,
  writingTones: speaker.writingTones,
  rules,
})

function toneOn(tones: Speaker['tones'], network: Network): Pick<NetworkInput, 'tone' | 'customTone'> {
  const own = tones.get(network)
  if (!own) return {}
  return own.tone === 'custom' ? own : { tone: own.tone }
}
