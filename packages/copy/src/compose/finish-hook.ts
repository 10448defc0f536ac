import type { Fact, Network } from '@postelier/contract'
import type { Brief, Hook } from '../brief.ts'
import { breaksRules } from '../rules.ts'
import { clicheIn } from '../words/cliches.ts'
import { openingOf } from '../words/comparable.ts'
import { withEmoji } from './emoji.ts'
import { hashtagsFor } from './hashtags.ts'
import { fits } from './networks.ts'
import { buildOf, type Candidate, textOf } from './parts.ts'
import type { Speaking } from './speaking.ts'
import { isThin } from './thin.ts'

/** A hook as it goes out, with what a memory keeps of it. */
export interface Finished {
  readonly hook: Hook
  readonly opening: string
  /** How what it tells begins, behind a line of the voice. */
  readonly lead: string
  readonly build: string
  readonly sentences: readonly string[]
  readonly forms: readonly string[]
  /** Whether it is one sentence, or hardly more. */
  readonly isThin: boolean
}

interface Finishing {
  readonly brief: Brief
  readonly speaking: Speaking
  readonly networks: readonly Network[]
  readonly fact: Fact
  readonly seed: string
}

const withoutVoice = ({ parts, gaps }: Candidate): Pick<Candidate, 'parts' | 'gaps'> =>
  parts[0]?.isVoiced ? { parts: parts.slice(1), gaps: gaps.slice(1) } : { parts, gaps }

/** A candidate with its emoji and tags, or null where it does not fit, whole, what it is for. */
export const finishHook = (candidate: Candidate, finishing: Finishing): Finished | null => {
  const { brief, speaking, networks, fact, seed } = finishing
  const { memory } = brief
  const { parts } = candidate
  const { gaps, tail, used } = withEmoji(candidate, fact, { speaking, memory, seed })
  const body = textOf({ parts, gaps }) + tail
  const tags = hashtagsFor(networks, fact, brief.facts, { business: brief.business, speaking, seed })
  const isFine = (one: string) =>
    fits(one, networks) && breaksRules(one, speaking.rules, speaking.language).length === 0
  const text = [`${body}\n\n${tags.join(' ')}`, body].find(
    (one, index) => (index > 0 || tags.length > 0) && isFine(one),
  )
  if (text === undefined || clicheIn(text, speaking.language) !== null) return null
  return {
    hook: { text, sentences: parts.map((part) => ({ text: part.text, facts: part.facts })) },
    opening: openingOf(body),
    lead: openingOf(textOf(withoutVoice(candidate))),
    build: buildOf(candidate),
    isThin: isThin(candidate),
    sentences: [...parts.map((part) => part.text), ...candidate.parts.map(({ source }) => source)],
    forms: [...candidate.parts.flatMap(({ form }) => (form ? [form] : [])), buildOf(candidate), ...used],
  }
}
