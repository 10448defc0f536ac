import type { LanguageRegister, Network, WritingRule, WritingTone } from '@postelier/contract'
import type { Brief, NetworkInput, Voice } from '../brief.ts'
import { type Clock, clockOf } from '../grammar/dates.ts'
import type { Formality } from '../words/address.ts'

/** Tones that sound alike where no word may be added: they differ in what comes first, in length, and in verbs or nouns. */
type Manner = 'sober' | 'expert' | 'lively' | 'warm'

/** A voice with its rules taken in: what may be said, and how. */
export interface Speaking {
  readonly language: Voice['language']
  /** What a post begins with where it may choose. */
  readonly lead: 'name' | 'key' | 'sentence'
  /** So many letters it tells at a time. */
  readonly comfort: number
  /** Whether it names (“Réservations”) rather than calls (“Réservez”). */
  readonly isPlain: boolean
  readonly formality: Formality
  readonly pronoun: Voice['pronoun']
  readonly emoji: Voice['emoji']
  readonly clock: Clock
  readonly rules: readonly WritingRule[]
  readonly may: { readonly ask: boolean; readonly exclaim: boolean; readonly tag: boolean }
}

const mannerOf: Readonly<Record<string, Manner>> = {
  institutional: 'sober',
  journalistic: 'sober',
  technicalExpert: 'expert',
  pedagogue: 'expert',
  promotional: 'lively',
  original: 'lively',
  humor: 'lively',
  emotional: 'warm',
  inspiring: 'warm',
}
const nearer: Readonly<Record<LanguageRegister, Manner | null>> = {
  formal: null,
  familiar: 'lively',
  proximate: 'warm',
}
const writingManner: Readonly<Record<WritingTone, Manner>> = {
  expert: 'expert',
  accessible: 'warm',
  offbeat: 'lively',
  committed: 'warm',
}
const leadOf: Readonly<Record<Manner, Speaking['lead']>> = {
  sober: 'name',
  expert: 'name',
  lively: 'key',
  warm: 'sentence',
}
const comfortOf: Readonly<Record<Manner, number>> = { sober: 440, expert: 540, lively: 260, warm: 400 }

/** The tone decides; a nearer register and manners beside it move how much is told. What only a model understands is sober. */
const mannersOf = (tone: string, { register = 'formal', writingTones = [] }: Voice): readonly Manner[] => [
  mannerOf[tone] ?? 'sober',
  ...writingTones.map((one) => writingManner[one]),
  ...(nearer[register] === null ? [] : [nearer[register]]),
]

export const speakingOf = ({ voice, facts }: Brief, input?: NetworkInput): Speaking => {
  const has = (is: WritingRule['is']) => voice.rules.some((rule) => rule.is === is)
  const address = voice.rules.find((rule) => rule.is === 'address')
  // A tone of one network's own in somebody's words only a model understands: here the business speaks as it does elsewhere.
  const tone = input?.tone === undefined || input.tone === 'custom' ? voice.tone : input.tone
  const manners = calmed(mannersOf(tone, voice), input?.network)
  const [main = 'sober'] = manners
  return {
    language: voice.language,
    lead: leadOf[main],
    comfort: manners.reduce((sum, manner) => sum + comfortOf[manner], 0) / manners.length,
    isPlain: manners.every((manner) => manner === 'sober' || manner === 'expert'),
    formality: address?.formality ?? voice.formality,
    pronoun: voice.pronoun,
    emoji: has('noEmoji') ? 'without' : voice.emoji,
    clock: clockOf(facts),
    rules: voice.rules,
    may: { ask: !has('noQuestions'), exclaim: !has('noExclamationMarks'), tag: !has('noHashtags') },
  }
}

/** Among colleagues a lively voice explains. */
const calmed = (manners: readonly Manner[], network: Network | undefined): readonly Manner[] =>
  network === 'linkedin' ? manners.map((manner) => (manner === 'lively' ? 'expert' : manner)) : manners
