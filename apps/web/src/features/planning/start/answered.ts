import type { FactKind, FactView } from '@postelier/contract'
import { capitalised } from '#features/planning/page-name.ts'
import { type WrittenAddress, writtenAddress } from '#features/planning/start/written-address.ts'

type Known = Pick<FactView, 'kind' | 'about' | 'says' | 'source'>

export interface Answered extends WrittenAddress {
  /** What the business does, in the words it used. */
  readonly summary: string
}

/** What somebody answered already, question by question: it is asked again nowhere. */
export function answeredIn(items: readonly Known[], trade: string): Answered {
  const told = items.filter(({ source }) => source.by === 'person')
  const ofKind = (kind: FactKind) => told.find((one) => one.kind === kind)
  const [best, story] = [ofKind('product'), ofKind('history')]
  if (!best && !story) return { summary: '', ...placeOf(told) }
  const lines = [
    trade.trim() && ended(capitalised(trade.trim())),
    best && ended(capitalised(best.about)),
    best?.says[0],
    story?.says[0],
  ]
  return { summary: lines.filter(Boolean).join(' '), ...placeOf(told) }
}

const placeOf = (told: readonly Known[]): WrittenAddress =>
  writtenAddress(told.filter(({ kind }) => kind === 'place').flatMap(({ says }) => says))

const ended = (words: string): string => (/[.!?…]$/u.test(words) ? words : `${words}.`)
