// What a text claims that no source says: figures, prices, dates and superlatives. It marks; a person decides.
import type { Fact } from '@postelier/contract'

export type ClaimKind = 'figure' | 'superlative'
export interface Claim {
  readonly kind: ClaimKind
  readonly text: string
}

/** Words that say of somebody that nobody is more so, in the four languages posts are written in. */
const superlatives = [
  /\b(?:le|la|les)\s+(?:plus|meilleure?s?|moins)\s+\p{L}+/giu,
  /(?<!\p{L})(?:n[°o]\s?1|numéro\s+un|unique\s+au\s+monde|incomparables?|imbattables?|inégalée?s?)(?!\p{L})/giu,
  /\bthe\s+(?:best|most|finest|cheapest|only|leading)\b|\b(?:number\s+one|world[-\s]class|unbeatable)\b/giu,
  /\b(?:el|la|los|las)\s+(?:mejor(?:es)?|más\s+\p{L}+)/giu,
  /(?<!\p{L})(?:beste[nrsm]?|größte[nrsm]?|günstigste[nrsm]?|einzigartige?[nrsm]?|unschlagbare?[nrsm]?)(?!\p{L})/giu,
]

/** A number as it is read, whatever its spaces and separators. */
const figures = /\d[\d\s\u00a0\u202f.,:/]*\d|\d/gu

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s\u00a0\u202f]+/g, ' ')
const digitsOf = (figure: string) =>
  figure
    .replaceAll(/\D+/g, ' ')
    .trim()
    .replaceAll(/(^| )0+(?=\d)/g, '$1')

export function claimsBeyond(text: string, facts: readonly Fact[]): Claim[] {
  const sources = facts.map(sourceOf)
  const said = new Set(sources.flatMap((source) => source.match(figures) ?? []).flatMap(formsOf))
  const found = [...text.matchAll(figures)].map(([figure]) => figure.trim())
  const beyond = found.filter((figure) => !formsOf(figure).some((form) => said.has(form)))
  const all = plain(sources.join(' '))
  const proud = superlatives
    .flatMap((form) => [...text.matchAll(form)])
    .map(([words]) => words.trim())
    .filter((words) => words.length > 3 && !all.includes(plain(words)))
  return [
    ...[...new Set(beyond)].map((text) => ({ kind: 'figure' as const, text })),
    ...[...new Set(proud)].map((text) => ({ kind: 'superlative' as const, text })),
  ]
}

/** “14:00” and “14” are both said by fourteen o'clock; “3,20” is not said by “3”. */
function formsOf(figure: string): string[] {
  const digits = digitsOf(figure)
  return /:00$/.test(figure) ? [digits, digits.split(' ')[0] ?? digits] : [digits]
}

/** All that a fact says, its date as one may write it too. */
function sourceOf({ about, says, question, price, date, time, until, where }: Fact): string {
  const days = [date, until].flatMap((day) =>
    day ? [day, String(Number(day.slice(8, 10))), day.slice(0, 4)] : [],
  )
  return [about, ...says, question, price?.text ?? '', ...days, time ?? '', where].join(' \u2022 ')
}
