import type { Fact, Network, WritingRule } from '@postelier/contract'
import type { Brief, Voice } from '@postelier/copy'
import { asc, desc, eq } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { speakerOf } from '../../brand/index.ts'
import { postPictureIds } from '../../library/index.ts'
import { type DraftingTemplate, templatesToDraftWith } from '../../visuals/index.ts'
import { factsNamed, factsOf } from '../finding.store.ts'
import { draftedWords, subject } from '../planning.tables.ts'
import { settingsOf } from '../settings.store.ts'
import type { StepRow } from '../step.store.ts'
import type { SubjectRow } from '../subject.store.ts'
import { readMemory } from './read-memory.ts'

/** What a writer is told, and what the post is dressed with once it has words. */
export interface Assignment {
  readonly brief: Brief
  readonly subject: SubjectRow
  readonly fact: Fact | undefined
  readonly trade: string
  readonly templates: readonly DraftingTemplate[]
  /** Templates of the posts before, the latest first. */
  readonly used: readonly number[]
  readonly ownPictures: readonly string[]
}

/** As many as most templates have room for. */
const wordsInPicture = { heading1: 26, heading2: 40, description: 44 } as const
/** How far back the looks of posts are not to be repeated. */
const looksBack = 12
/** What may be said beside what the post is about. */
const asides: readonly Fact['kind'][] = ['place', 'hours', 'contact', 'business', 'method']

export async function readAssignment(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  step: StepRow,
): Promise<Assignment | undefined> {
  const { accountId } = step
  const [row] = await db.select().from(subject).where(eq(subject.id, step.subjectId))
  const speaker = await speakerOf(db, accountId)
  if (!row || !speaker) return undefined
  const now = clock.now()
  const [settings, facts, all, memory, templates, ownPictures, used] = await Promise.all([
    settingsOf(db, accountId),
    factsNamed(db, accountId, row.facts),
    factsOf(db, accountId),
    readMemory(db, { accountId, now }),
    templatesToDraftWith(db, accountId, speaker.language),
    postPictureIds(db, accountId),
    db
      .select({ id: draftedWords.templateId })
      .from(draftedWords)
      .where(eq(draftedWords.accountId, accountId))
      .orderBy(desc(draftedWords.at), asc(draftedWords.taskId))
      .limit(looksBack),
  ])
  const named = new Set(row.facts)
  const beside = all.filter(({ id, kind }) => !named.has(id) && asides.includes(kind)).slice(0, 12)
  const [first] = facts
  return {
    ...{ subject: row, fact: first, trade: speaker.trade, templates, ownPictures },
    used: used.flatMap(({ id }) => id ?? []),
    brief: {
      seed: `${step.subjectId}`,
      business: { name: speaker.name, city: speaker.city, timeZone: speaker.timeZone },
      voice: voiceOf(speaker, row, []),
      objective: row.objective,
      networks: row.networks.map((network) => ({ network, ...toneOn(speaker.tones, network) })),
      isOneForEach: settings.isOneForEach,
      subject: { name: row.name, description: row.description },
      facts: [...facts, ...beside],
      link: first?.url || null,
      day: (row.publishWall ?? now.toISOString()).slice(0, 10),
      memory,
      words: wordsInPicture,
      alternatives: 3,
    },
  }
}

type Speaker = NonNullable<Awaited<ReturnType<typeof speakerOf>>>

const voiceOf = (speaker: Speaker, { tone }: SubjectRow, rules: readonly WritingRule[]): Voice => ({
  language: speaker.language,
  tone: tone ?? speaker.tone,
  customTone: speaker.customTone,
  formality: speaker.formality,
  emoji: speaker.emoji,
  pronoun: speaker.pronoun,
  rules,
})

function toneOn(tones: Speaker['tones'], network: Network): { tone?: string } {
  const own = tones.get(network)
  return own ? { tone: own } : {}
}
