// What does not hold of a text that a model wrote: looked at sentence by sentence, so that one that nobody said can be left
// out of it instead of the whole.
import type { Network } from '@postelier/contract'
import {
  type Brief,
  breaksRules,
  claimsBeyond,
  type Hook,
  isNearDuplicate,
  leadsAway,
  leaningOf,
  type Sentence,
} from '@postelier/copy'
import { descriptors } from '@postelier/networks'
import { statesNothing } from './states-nothing.ts'

type Why =
  | 'claims what no fact holds'
  | 'leads to an address that no fact gives'
  | 'states something and rests on no fact'
  | 'breaks a rule of the business'
  | 'was said in an earlier post'
  | 'nothing in it rests on a fact'
  | 'is too long for its network'

export interface HookFault {
  readonly text: string
  readonly why: Why
}

type Judged = Pick<Brief, 'facts' | 'networks' | 'memory' | 'voice'>

/** It claims nothing and sends nobody anywhere that its facts do not. */
export const isGiven = (text: string, { facts }: Pick<Brief, 'facts'>): boolean =>
  claimsBeyond(text, facts).length === 0 && leadsAway(text, facts).length === 0

/** True as far as it can be told, short enough everywhere, and not said before. */
export function hookFaults(brief: Judged, { text, sentences }: Hook): HookFault[] {
  const { facts, networks, voice } = brief
  const isLong = networks.some(({ network }) => isTooLong(network, text))
  return [
    ...sentences.flatMap((sentence) => sentenceFaults(brief, sentence)),
    // Two sentences can claim together what neither does alone.
    ...(isGiven(text, { facts }) ? [] : [{ text, why: 'claims what no fact holds' } as const]),
    ...(breaksRules(text, voice.rules, voice.language).length === 0
      ? []
      : [{ text, why: 'breaks a rule of the business' } as const]),
    ...(sentences.some((one) => one.facts.length > 0)
      ? []
      : [{ text, why: 'nothing in it rests on a fact' } as const]),
    ...(isLong ? [{ text, why: 'is too long for its network' } as const] : []),
  ]
}

const isTooLong = (network: Network, text: string): boolean =>
  descriptors[network].countText(text, 'image').isOver

function sentenceFaults({ facts, memory, voice }: Judged, { text, facts: named }: Sentence): HookFault[] {
  const { language, rules } = voice
  const checks: readonly [boolean, Why][] = [
    [claimsBeyond(text, facts).length > 0, 'claims what no fact holds'],
    [leadsAway(text, facts).length > 0, 'leads to an address that no fact gives'],
    [named.length === 0 && !statesNothing(text, language), 'states something and rests on no fact'],
    [breaksRules(text, rules, language).length > 0, 'breaks a rule of the business'],
    [memory.sentences.some((said) => isNearDuplicate(said, text, language)), 'was said in an earlier post'],
  ]
  return checks.flatMap(([isFault, why]) => (isFault ? [{ text, why }] : []))
}

/**
 * The hook without the sentences that do not hold, and without those that lean on one of them. What it begins with says what it
 * is about: without that it is left as it is, and does not hold.
 */
export function withoutFaults(brief: Judged, hook: Hook): Hook {
  const isFaulty = (sentence: Sentence) => sentenceFaults(brief, sentence).length > 0
  const [first] = hook.sentences
  if (!first || isFaulty(first)) return hook
  const kept: Sentence[] = []
  let isCut = false
  for (const sentence of hook.sentences) {
    const leans = leaningOf(sentence.text, brief.voice.language) !== 'nothing'
    isCut = isFaulty(sentence) || (isCut && leans)
    if (!isCut) kept.push(sentence)
  }
  return kept.length === hook.sentences.length
    ? hook
    : { text: kept.map(({ text }) => text).join(' '), sentences: kept }
}
