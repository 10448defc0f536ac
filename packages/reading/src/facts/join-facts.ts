// The same thing said on two pages, or for people and for machines, is one fact.
import type { Fact } from '@postelier/contract'
import { comparable } from '../language/comparable.ts'
import { type FactDraft, factId } from './fact-drafts.ts'

const mostFacts = 120

export function joinFacts(drafts: readonly FactDraft[]): Fact[] {
  const kept: FactDraft[] = []
  const bySentence = new Map<string, number>()
  for (const draft of drafts) {
    if (draft.says.length === 0) continue
    const keys = draft.says.map(comparable)
    const at = keys.map((key) => bySentence.get(key)).find((index) => index !== undefined)
    const known = at === undefined ? undefined : kept[at]
    if (at !== undefined && known) kept[at] = richer(known, draft)
    else kept.push(draft)
    const index = at ?? kept.length - 1
    for (const key of keys) if (!bySentence.has(key)) bySentence.set(key, index)
  }
  const ids = new Set<string>()
  return kept
    .filter((draft) => !isBareTwin(draft, kept))
    .slice(0, mostFacts)
    .flatMap((draft) => {
      const id = factId(draft)
      if (ids.has(id)) return []
      ids.add(id)
      return [{ id, ...draft }]
    })
}

/** What either knows; the words of the one that says more. */
function richer(one: FactDraft, other: FactDraft): FactDraft {
  const fuller = weight(other) > weight(one) ? other : one
  const lesser = fuller === one ? other : one
  const isOneDay = fuller.date === null || fuller.date === lesser.date
  return {
    ...fuller,
    says:
      fuller.says.length >= lesser.says.length || fuller.source !== one.source ? fuller.says : lesser.says,
    about: fuller.about || lesser.about,
    question: fuller.question || lesser.question,
    price: fuller.price ?? lesser.price,
    date: fuller.date ?? lesser.date,
    time: fuller.time ?? (isOneDay ? lesser.time : null),
    where: fuller.where || lesser.where,
    until: fuller.until ?? lesser.until,
  }
}

const structural = new Set<FactDraft['kind']>(['question', 'event', 'product'])

const weight = (fact: FactDraft): number =>
  (structural.has(fact.kind) ? 4 : 0) +
  (fact.source.by === 'page' ? 2 : 0) +
  fact.says.length +
  (fact.price ? 1 : 0) +
  (fact.about ? 1 : 0)

/** “Stage ceinture : 12 décembre 2026”: a line of an agenda, and no sentence. */
const isAgendaLine = ({ kind, says, about }: FactDraft): boolean =>
  kind === 'event' &&
  about !== '' &&
  says.length === 1 &&
  !/[.!?]$/.test(says[0] ?? '') &&
  comparable(says[0] ?? '').includes(comparable(about))

/** A line for what has a page, or words, of its own: of an agenda, or of a list with the price. */
function isBareTwin(draft: FactDraft, all: readonly FactDraft[]): boolean {
  const { price, says, about, date } = draft
  if (isAgendaLine(draft))
    return all.some(
      (one) =>
        one.kind === 'event' &&
        one.date === date &&
        comparable(one.about) === comparable(about) &&
        !isAgendaLine(one),
    )
  if (!price || says.length !== 1 || !says[0]?.endsWith(price.text)) return false
  const name = comparable(about)
  return all.some(
    (one) =>
      one !== draft &&
      one.price?.cents === price.cents &&
      comparable(one.about) === name &&
      !one.says[0]?.endsWith(one.price.text),
  )
}
