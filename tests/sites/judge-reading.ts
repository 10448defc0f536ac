// What was read of a hand-made site, held against what a person labelled: how much was found, how much of it is right.
import type { Fact } from '@postelier/contract'
import type { SiteReading } from '@postelier/reading'
import type { Labels } from './labels.ts'

export interface Judgement {
  readonly labelled: number
  readonly found: number
  readonly recall: number
  readonly read: number
  readonly right: number
  readonly precision: number
  /** Of what was found, how much is of the kind that was labelled. */
  readonly kinds: number
  readonly missing: readonly string[]
  readonly wrong: readonly string[]
  readonly otherKind: readonly string[]
  /** A price, a day or an hour that no label of that page knows. */
  readonly falseValues: readonly string[]
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
const saidIn = (fact: Fact) => [fact.question, ...fact.says].join(' ')
const pageOf = (fact: Fact) =>
  'url' in fact.source ? new URL(fact.source.url).pathname.replace(/\/(?:index\.\w+)?$/, '') : ''

/** How many of the first's words stand in the second, each as often as there. */
function shareOf(first: string, second: string): number {
  const left = new Map<string, number>()
  for (const word of wordsOf(second)) left.set(word, (left.get(word) ?? 0) + 1)
  const words = wordsOf(first)
  const shared = words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return words.length === 0 ? 0 : shared.length / words.length
}

export function judgeReading(reading: SiteReading, labels: Labels): Judgement {
  const pairs = labels.facts.map((label) => ({ label, fact: bestFor(label, reading.facts) }))
  const missing = pairs.filter(({ fact }) => fact === null).map(({ label }) => `${label.id} ${label.says[0]}`)
  const labelled = labels.facts.map(saidIn).join(' ')
  const judged = reading.facts.map((fact) => ({ fact, label: bestFor(fact, labels.facts) }))
  const wrong = judged.filter(({ fact, label }) => label === null && shareOf(saidIn(fact), labelled) < 0.9)
  const otherKind = pairs.filter(({ label, fact }) => fact && fact.kind !== label.kind)
  const found = labels.facts.length - missing.length
  return {
    labelled: labels.facts.length,
    found,
    recall: found / labels.facts.length,
    read: reading.facts.length,
    right: reading.facts.length - wrong.length,
    precision: (reading.facts.length - wrong.length) / Math.max(1, reading.facts.length),
    kinds: (found - otherKind.length) / Math.max(1, found),
    missing,
    wrong: wrong.map(({ fact }) => `${fact.kind} ${pageOf(fact)} ${saidIn(fact)}`),
    otherKind: otherKind.map(({ label, fact }) => `${label.id} ${label.kind} read as ${fact?.kind}`),
    falseValues: judged.flatMap(({ fact, label }) => falseIn(fact, label, labels)),
  }
}

/** Of one page, what says most of the same; nothing where less than six words in ten are shared. */
function bestFor(fact: Fact, among: readonly Fact[]): Fact | null {
  let best: { one: Fact; share: number } | null = null
  for (const one of among) {
    if (pageOf(one) !== pageOf(fact) && one.source.by !== 'feed' && fact.source.by !== 'feed') continue
    const share = Math.max(
      Math.min(shareOf(saidIn(fact), saidIn(one)), 1),
      one.says.length < fact.says.length ? shareOf(saidIn(one), saidIn(fact)) : 0,
    )
    if (share >= 0.6 && share > (best?.share ?? 0)) best = { one, share }
  }
  return best?.one ?? null
}

function falseIn(fact: Fact, label: Fact | null, labels: Labels): string[] {
  const faults: string[] = []
  const twins = labels.facts.filter((one) => one === label || (one.price && fact.price && one.about.toLowerCase() === fact.about.toLowerCase()))
  const where = `${pageOf(fact)} ${fact.about || fact.says[0]}`
  if (fact.price && !twins.some(({ price }) => price?.cents === fact.price?.cents && price?.currency === fact.price?.currency))
    faults.push(`${where}: price ${fact.price.text}`)
  if (fact.date && label?.date !== fact.date) faults.push(`${where}: day ${fact.date}`)
  if (fact.time && label?.time !== fact.time) faults.push(`${where}: hour ${fact.time}`)
  if (fact.until && label?.until !== fact.until) faults.push(`${where}: until ${fact.until}`)
  return faults
}
