import {
  editorialTone,
  type Fact,
  type FactKind,
  type MarketingObjective,
  type SiteProfile,
  type VoiceKey,
  type VoiceView,
} from '@postelier/contract'
import { composePost, type Draft, emptyMemory, type Memory, type Voice } from '@postelier/copy'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { type Speaker, speakerOf } from '../../brand/index.ts'
import { factsOf } from '../known/finding.store.ts'
import { latestReading } from '../known/reading.store.ts'
import { isSpoken } from './read-first-assignment.ts'

interface Offered extends Pick<Voice, 'formality' | 'emoji'> {
  readonly key: VoiceKey
  readonly tone: VoiceView['tone']
  /** It asks, calls, or only tells. */
  readonly objective: MarketingObjective
  /** What such a voice speaks of first. */
  readonly of: readonly FactKind[]
  readonly isFound?: boolean
}

/** Ways of speaking that differ to the ear: what is spoken of, how people are addressed, how warm, how many smileys. */
const offered: readonly Offered[] = [
  {
    key: 'warm',
    tone: 'emotional',
    formality: 'familiarity',
    emoji: 'institutional',
    objective: 'engagement',
    of: ['person', 'product'],
  },
  {
    key: 'craft',
    tone: 'technicalExpert',
    formality: 'formality',
    emoji: 'without',
    objective: 'visibility',
    of: ['method', 'advice'],
  },
  {
    key: 'playful',
    tone: 'humor',
    formality: 'familiarity',
    emoji: 'emotional',
    objective: 'engagement',
    of: ['product', 'advice'],
  },
  {
    key: 'sober',
    tone: 'institutional',
    formality: 'formality',
    emoji: 'without',
    objective: 'traffic',
    of: ['service', 'product'],
  },
]

/** What a voice that none of the offered has speaks of first. */
const spokenOf: Partial<Record<VoiceView['tone'], readonly FactKind[]>> = {
  pedagogue: ['advice', 'method'],
  inspiring: ['history', 'person'],
  promotional: ['offer', 'product'],
}

/** The voice its site speaks in first, in place of the one that is like it; without one, those there are. */
function offeredTo(profile: SiteProfile | null | undefined): readonly Offered[] {
  const tone = editorialTone.safeParse(profile?.tone).data
  if (!profile || !tone) return offered
  const like = offered.find((one) => one.tone === tone)
  const rest = offered.filter((one) => one !== like)
  const base: Offered = like ?? {
    key: 'site',
    tone,
    formality: 'formality',
    emoji: 'without',
    objective: tone === 'promotional' ? 'traffic' : 'visibility',
    of: spokenOf[tone] ?? ['product'],
  }
  return [{ ...base, formality: profile.formality ?? base.formality, isFound: true }, ...rest]
}

/** So many things are spoken of at the most. */
const mostTried = 12

/** The business in several voices, each with a thing or a sentence of its own, in the language it is known in. */
export async function readVoices(
  { db, now }: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<{ voices: VoiceView[] }> {
  const speaker = await speakerOf(db, accountId)
  if (!speaker) throw notFound()
  const spoken = (await factsOf(db, accountId)).filter(isSpoken)
  const own = spoken.filter(({ language }) => language === speaker.language)
  const day = now.toISOString().slice(0, 10)
  const heard = offeredTo((await latestReading(db, accountId))?.profile)
  return { voices: voicesOf((own.length > 0 ? own : spoken).slice(0, mostTried), heard, { speaker, day }) }
}

interface Heard {
  readonly words: string
  readonly about: string
  readonly memory: Memory
}

function voicesOf(
  facts: readonly Fact[],
  offers: readonly Offered[],
  saying: Omit<Saying, 'memory' | 'seed'>,
): VoiceView[] {
  const voices: VoiceView[] = []
  const told = new Set<string>()
  let memory = emptyMemory
  for (const one of offers) {
    const { key, tone, formality, emoji, isFound = false } = one
    const liked = facts.toSorted((left, right) => place(one, left) - place(one, right))
    // Another thing, or of a thing that was told another sentence; where all is told, the same in other words.
    const heard =
      firstOf(
        liked.filter(({ id }) => !told.has(id)),
        one,
        { ...saying, memory },
      ) ??
      firstOf(liked, one, { ...saying, memory }) ??
      retold(liked, one, { ...saying, others: voices.map(({ words }) => words) })
    if (!heard) continue
    memory = heard.memory
    told.add(heard.about)
    voices.push({ key, tone, formality, emoticonType: emoji, words: heard.words, isFound })
  }
  return voices
}

const place = ({ of }: Offered, { kind }: Fact): number => {
  const at = of.indexOf(kind)
  return at < 0 ? of.length : at
}

function firstOf(facts: readonly Fact[], voice: Offered, saying: Omit<Saying, 'seed'>): Heard | undefined {
  for (const fact of facts) {
    const draft = said(voice, fact, { ...saying, seed: 'voice' })
    const [words] = draft ? wordsOf(draft) : []
    // A playful voice is heard by its sign; what is grave has none, and is for another voice to tell.
    if (voice.emoji === 'emotional' && words && !sign.test(words)) continue
    if (draft && words) return { words, about: fact.id, memory: draft.memory }
  }
  return undefined
}

const sign = /\p{Extended_Pictographic}/u
const mostSeeds = 6
const mostAlternatives = 6

/** Two voices that say the same to the letter let nobody choose. */
function retold(
  facts: readonly Fact[],
  voice: Offered,
  { others, ...saying }: Omit<Saying, 'memory' | 'seed'> & { readonly others: readonly string[] },
): Heard | undefined {
  for (const fact of facts)
    for (let nth = 0; nth < mostSeeds; nth++) {
      const draft = said(voice, fact, { ...saying, memory: emptyMemory, seed: `voice ${nth}` })
      const words = draft && wordsOf(draft).find((one) => !others.includes(one))
      if (draft && words !== undefined) return { words, about: fact.id, memory: draft.memory }
    }
  return undefined
}

interface Saying {
  readonly speaker: Speaker
  readonly day: string
  readonly seed: string
  readonly memory: Memory
}

function said(voice: Offered, fact: Fact, { speaker, day, seed, memory }: Saying): Draft | undefined {
  const { name, city, timeZone, pronoun, register, writingTones } = speaker
  const { language } = fact
  const draft = composePost({
    seed: `${seed} ${voice.key} ${name}`,
    memory,
    day,
    link: null,
    objective: voice.objective,
    business: { name, city, timeZone },
    voice: {
      ...voice,
      language,
      pronoun,
      register,
      writingTones,
      customTone: '',
      // Without what only a network reads.
      rules: [{ is: 'noHashtags' }],
    },
    subject: { name: fact.about, description: '' },
    facts: [fact],
    networks: [],
    isOneForEach: false,
    alternatives: mostAlternatives,
    words: { heading1: null, heading2: null, description: null },
  })
  return 'missing' in draft ? undefined : draft
}

const wordsOf = ({ common }: Draft): string[] => common.map(({ text }) => text.replaceAll(/\s*\n\s*/g, ' '))
