import type { Network, WritingRule } from '@postelier/contract'
import type { Brief, NetworkWish, Voice } from '../brief.ts'
import type { Manner } from '../frames/frame.ts'
import type { Formality } from '../words/address.ts'

/** A voice with its rules taken in: what may be said, and how. */
export interface Speaking {
  readonly language: Voice['language']
  readonly tone: string
  readonly manners: readonly Manner[]
  readonly formality: Formality
  readonly pronoun: Voice['pronoun']
  readonly emoji: Voice['emoji']
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
// What a tone of somebody's own sounds like only a model understands: lines that offend nobody.
const otherwise: readonly Manner[] = ['sober', 'warm']

export const speakingOf = ({ voice }: Brief, wish?: NetworkWish): Speaking => {
  const has = (is: WritingRule['is']) => voice.rules.some((rule) => rule.is === is)
  const address = voice.rules.find((rule) => rule.is === 'address')
  const tone = wish?.tone ?? voice.tone
  return {
    language: voice.language,
    tone,
    manners: calmed(mannersOf[tone] ?? otherwise, wish?.network),
    formality: address?.formality ?? voice.formality,
    pronoun: voice.pronoun,
    emoji: has('noEmoji') ? 'without' : voice.emoji,
    rules: voice.rules,
    may: { ask: !has('noQuestions'), exclaim: !has('noExclamationMarks'), tag: !has('noHashtags') },
  }
}

/** Among colleagues a lively voice explains. */
const calmed = (manners: readonly Manner[], network: Network | undefined): readonly Manner[] =>
  network === 'linkedin' ? manners.map((manner) => (manner === 'lively' ? 'expert' : manner)) : manners
