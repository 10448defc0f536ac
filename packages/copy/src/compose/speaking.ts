import type { LanguageRegister, Network, WritingRule, WritingTone } from '@postelier/contract'
import type { Brief, NetworkInput, Voice } from '../brief.ts'
import type { Manner } from '../frames/frame.ts'
import { type Clock, clockOf } from '../grammar/dates.ts'
import type { Formality } from '../words/address.ts'

/** A voice with its rules taken in: what may be said, and how. */
export interface Speaking {
  readonly language: Voice['language']
  readonly tone: string
  readonly manners: readonly Manner[]
  readonly formality: Formality
  readonly pronoun: Voice['pronoun']
  readonly emoji: Voice['emoji']
  readonly clock: Clock
  readonly rules: readonly WritingRule[]
  readonly may: { readonly ask: boolean; readonly exclaim: boolean; readonly tag: boolean }
}

const mannersOf: Readonly<Record<string, readonly Manner[]>> = {
  institutional: ['sober'],
  journalistic: ['sober'],
  technicalExpert: ['expert'],
  pedagogue: ['expert'],
  promotional: ['lively'],
  original: ['lively'],
  humor: ['lively'],
  emotional: ['warm'],
  inspiring: ['warm'],
}
/** A formal register adds nothing to the tone; a nearer one speaks more freely. */
const registerManners: Readonly<Record<LanguageRegister, readonly Manner[]>> = {
  formal: [],
  familiar: ['lively'],
  proximate: ['warm'],
}
const writingManners: Readonly<Record<WritingTone, Manner>> = {
  expert: 'expert',
  accessible: 'warm',
  offbeat: 'lively',
  committed: 'warm',
}
const besides = ({ register = 'formal', writingTones = [] }: Voice): readonly Manner[] => [
  ...registerManners[register],
  ...writingTones.map((one) => writingManners[one]),
]
// What a tone of somebody's own sounds like only a model understands: lines that offend nobody.
const otherwise: readonly Manner[] = ['sober', 'warm']

export const speakingOf = ({ voice, facts }: Brief, input?: NetworkInput): Speaking => {
  const has = (is: WritingRule['is']) => voice.rules.some((rule) => rule.is === is)
  const address = voice.rules.find((rule) => rule.is === 'address')
  // A tone of one network's own in somebody's words only a model understands: here the business speaks as it does elsewhere.
  const tone = input?.tone === undefined || input.tone === 'custom' ? voice.tone : input.tone
  return {
    language: voice.language,
    tone,
    manners: calmed([...new Set([...(mannersOf[tone] ?? otherwise), ...besides(voice)])], input?.network),
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
