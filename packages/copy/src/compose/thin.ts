import { wordsOf } from '../words/comparable.ts'
import { type Candidate, textOf } from './parts.ts'
import { weights } from './weights.ts'

const fewestWords = 3

/** Letters that are read: an address is clicked. */
export const lettersRead = (candidate: Pick<Candidate, 'parts' | 'gaps'>): number =>
  textOf(candidate).replace(/https?:\S+/gu, '').length

/** Whether one sentence is all that is told: a name over it tells nothing more. */
export const isSingle = ({ parts }: Pick<Candidate, 'parts'>): boolean =>
  parts.filter(
    ({ role, facts, text }) => role !== 'name' && facts.length > 0 && wordsOf(text).length >= fewestWords,
  ).length < 2

/** What the voice alone says makes nothing longer. */
const lettersTold = ({ parts, gaps }: Pick<Candidate, 'parts' | 'gaps'>): number => {
  const told = parts.map((part) => !part.isVoiced)
  return lettersRead({ parts: parts.filter((_, at) => told[at]), gaps: gaps.filter((_, at) => told[at]) })
}

/** What it costs to be short: it ranks, and is no reason for not being offered where nothing more is known. */
export const thinness = (candidate: Pick<Candidate, 'parts' | 'gaps'>): number =>
  (lettersTold(candidate) < weights.thinBelow ? weights.thin : 0) + (isSingle(candidate) ? weights.single : 0)

export const isThin = (candidate: Pick<Candidate, 'parts' | 'gaps'>): boolean =>
  isSingle(candidate) || lettersTold(candidate) < weights.thinBelow
